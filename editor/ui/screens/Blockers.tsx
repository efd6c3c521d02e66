import { screenOf } from '../model/screens.ts';
import { useSnapshot, useStops } from '../state/EditorContext.tsx';
import { hrefOf } from '../state/route.ts';

/** What the seller should know before publishing: what is refused, and what does not go out. */
export function Blockers() {
  const stops = useStops();
  const drafts = useSnapshot((snapshot) => snapshot.drafts);
  const [first] = [...drafts.values()].filter(({ status }) => status !== 'writing');
  if (stops === 0 && !first) return null;
  return (
    <ul className="blockers">
      {first && (
        <li>
          “{first.label}” não foi salvo: se publicar agora, fica o valor de antes.{' '}
          <a className="link" href={hrefOf({ screen: screenOf(first.place), place: first.place })}>
            Corrigir
          </a>
        </li>
      )}
      {stops > 0 && (
        <li>
          {stops === 1 ? 'Falta 1 coisa' : `Faltam ${stops} coisas`} para poder publicar.{' '}
          <a className="link" href={hrefOf({ screen: 'conferir' })}>
            Ver a lista
          </a>
        </li>
      )}
    </ul>
  );
}
