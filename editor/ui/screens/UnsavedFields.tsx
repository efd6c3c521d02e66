import { fieldPath } from '../../places.ts';
import { trailOf } from '../model/fields.ts';
import { Icon } from '../shell/Icon.tsx';
import { TextLink } from '../shell/TextLink.tsx';
import { useRefused, useShown, useSnapshot, useStops } from '../state/EditorContext.tsx';
import { hrefOfDraft } from '../state/route.ts';

/** Lists the fields whose new values are not saved and will not be published. */
export function UnsavedFields() {
  const refused = useRefused();
  const { fields, files } = useShown();
  return (
    <ul className="mt-4 grid gap-1.5 rounded-box bg-bad-tint p-3.5 empty:hidden">
      {refused.map((draft) => (
        <li key={fieldPath(draft.place)}>
          “{draft.label}” não foi salvo: se publicar agora, fica o valor de antes.{' '}
          <TextLink href={hrefOfDraft(draft)}>{draft.status === 'failed' ? 'Abrir' : 'Corrigir'}</TextLink>
          <p className="text-note text-soft">{trailOf(fields, files, draft.place).join(' › ')}</p>
        </li>
      ))}
    </ul>
  );
}

const VERDICT = 'mt-1 flex gap-1.5 font-semibold';

/** Says whether a known problem keeps the site from being published. */
export function Verdict() {
  const stops = useStops();
  const isKnown = useSnapshot(({ report }) => report !== undefined);
  if (!isKnown) return null;
  if (stops > 0)
    return (
      <span className={`${VERDICT} text-bad`}>
        <Icon name="warning" />
        {stops === 1 ? 'Falta 1 coisa' : `Faltam ${stops} coisas`} antes de publicar.
      </span>
    );
  return (
    <span className={`${VERDICT} text-good`}>
      <Icon name="check" />
      Nada impede a publicação.
    </span>
  );
}
