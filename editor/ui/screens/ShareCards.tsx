import { fillPlaceholders } from '../../../src/domain/placeholders.ts';
import { socialCardPath } from '../../../src/domain/routes.ts';
import { placeOf, valueAt } from '../../places.ts';
import { PAGES, type PageId } from '../model/parts.ts';
import { useEditor, useShown } from '../state/EditorContext.tsx';

/** The pages that have a picture of their own for whoever shares the link. */
const CARDS: readonly [page: PageId, name: string, picture: 'inicio' | 'oferta'][] = [
  ['principal', 'home', 'inicio'],
  ['oferta', 'offer', 'oferta'],
];

/** The links of the pages as a conversation in WhatsApp shows them. Every change draws the pictures again. */
export function ShareCards() {
  const { preview } = useEditor();
  const { files, templateValues, revision } = useShown();
  const textOf = (place: string) =>
    fillPlaceholders(String(valueAt(files, placeOf(place)) ?? ''), templateValues);
  const address = textOf('site.address').replace(/\/+$/, '');
  return (
    <div className="share-cards">
      {CARDS.map(([page, name, picture]) => (
        <figure key={page}>
          <figcaption>{PAGES[page].title} no WhatsApp</figcaption>
          <div className="chat-bubble">
            <div className="chat-card">
              <img
                src={`${preview.origin}${socialCardPath(picture)}?${revision}`}
                alt={`${textOf(`site.pages.${name}.socialTitle`)}. ${textOf(`site.pages.${name}.socialNote`)}`}
                width="1200"
                height="630"
              />
              <strong>{textOf(`site.pages.${name}.socialTitle`)}</strong>
              <span>{textOf(`site.pages.${name}.description`)}</span>
              <span className="chat-host">{address.replace(/^https?:\/\//, '')}</span>
            </div>
            <span className="chat-link">{`${address}${PAGES[page].path}`}</span>
          </div>
        </figure>
      ))}
    </div>
  );
}
