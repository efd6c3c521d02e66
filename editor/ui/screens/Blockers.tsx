import { screenOf } from '../model/screens.ts';
import { useSnapshot, useStops } from '../state/EditorContext.tsx';
import { hrefOf } from '../state/route.ts';
import { placeToMend } from '../state/snapshot.ts';

/** The fields that the rules refuse, which do not go out. */
function Unsaved() {
  const drafts = useSnapshot((snapshot) => snapshot.drafts);
  return [...drafts.values()]
    .filter(({ status }) => status !== 'writing')
    .map((draft) => (
      <li key={draft.label}>
        “{draft.label}” não foi salvo: se publicar agora, fica o valor de antes.{' '}
        <a className="link" href={hrefOf({ screen: screenOf(draft.place), place: placeToMend(draft) })}>
          Corrigir
        </a>
      </li>
    ));
}

/** What the seller should know before publishing: what is refused, and elsewhere than in the list itself, how much stops it. */
export function Blockers({ isList = false }: { isList?: boolean }) {
  const stops = useStops();
  return (
    <ul className="blockers">
      <Unsaved />
      {!isList && stops > 0 && (
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
