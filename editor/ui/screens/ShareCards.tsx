import { fillPlaceholders } from '../../../src/domain/placeholders.ts';
import { socialCardPath } from '../../../src/domain/routes.ts';
import type { Place } from '../../api.ts';
import { valueAt } from '../../places.ts';
import { editorPages } from '../model/parts.ts';
import { useEditor, useShown } from '../state/EditorContext.tsx';

/** Shows the links of the pages as WhatsApp shows them in a conversation. Every change loads the pictures again. */
export function ShareCards() {
  const { preview } = useEditor();
  const shown = useShown();
  const { files, names, revision } = shown;
  const values = Object.fromEntries(names.map(({ name, value = '' }) => [name, value]));
  const textOf = (place: Place) => fillPlaceholders(String(valueAt(files, place) ?? ''), values);
  const address = textOf({ file: 'site', path: ['address'] }).replace(/\/+$/, '');
  return (
    <div className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(15rem,100%),1fr))] gap-4">
      {editorPages(shown).map(({ id, title, path, file, isHidden }) => {
        if (!file || isHidden) return null;
        const [socialTitle, socialNote, description] = ['socialTitle', 'socialNote', 'description'].map(
          (name) => textOf({ file, path: [name] }),
        );
        return (
          <figure key={id} className="m-0">
            <figcaption className="mb-1.5 font-semibold">{title} no WhatsApp</figcaption>
            <div className="rounded-xl rounded-br-none bg-[light-dark(#d9fdd3,#144d37)] p-1 text-[light-dark(#111b21,#e9edef)] text-sm wrap-anywhere">
              <div className="grid overflow-clip rounded-lg bg-[light-dark(#d1f4cc,#103f2d)]">
                <img
                  src={`${preview.origin}${socialCardPath(path)}?${revision}`}
                  alt={`${socialTitle}. ${socialNote}`}
                  width="1200"
                  height="630"
                  className="h-auto w-full bg-sunk"
                />
                <strong className="mx-2.5 mt-1 line-clamp-2">{socialTitle}</strong>
                <span className="mx-2.5 mt-1 line-clamp-2">{description}</span>
                <span className="mx-2.5 mt-1 mb-2 line-clamp-2 text-[light-dark(#4a6157,#b3c7bd)] text-note">
                  {address.replace(/^https?:\/\//, '')}
                </span>
              </div>
              <span className="block px-1.5 pt-1.5 pb-1 text-[light-dark(#0a5fb0,#7cc7ff)]">{`${address}${path}`}</span>
            </div>
          </figure>
        );
      })}
    </div>
  );
}
