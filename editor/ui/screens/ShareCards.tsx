import { fillPlaceholders } from '../../../src/domain/placeholders.ts';
import { socialCardPath } from '../../../src/domain/routes.ts';
import type { Place } from '../../api.ts';
import { valueAt } from '../../places.ts';
import { pagesOf } from '../model/parts.ts';
import { useEditor, useShown } from '../state/EditorContext.tsx';

/** The links of the pages as a conversation in WhatsApp shows them. Every change draws the pictures again. */
export function ShareCards() {
  const { preview } = useEditor();
  const shown = useShown();
  const { files, names, revision } = shown;
  const values = Object.fromEntries(names.map(({ name, value = '' }) => [name, value]));
  const textOf = (place: Place) => fillPlaceholders(String(valueAt(files, place) ?? ''), values);
  const address = textOf({ file: 'site', path: ['address'] }).replace(/\/+$/, '');
  return (
    <div className="share-cards">
      {pagesOf(shown).map(({ id, title, path, file, isHidden }) => {
        if (!file || isHidden) return null;
        const [shared, note, description] = ['socialTitle', 'socialNote', 'description'].map((name) =>
          textOf({ file, path: [name] }),
        );
        return (
          <figure key={id}>
            <figcaption>{title} no WhatsApp</figcaption>
            <div className="chat-bubble">
              <div className="chat-card">
                <img
                  src={`${preview.origin}${socialCardPath(path)}?${revision}`}
                  alt={`${shared}. ${note}`}
                  width="1200"
                  height="630"
                />
                <strong>{shared}</strong>
                <span>{description}</span>
                <span className="chat-host">{address.replace(/^https?:\/\//, '')}</span>
              </div>
              <span className="chat-link">{`${address}${path}`}</span>
            </div>
          </figure>
        );
      })}
    </div>
  );
}
