import type { Place } from '../../api.ts';
import { BackLink } from '../forms/SubjectForm.tsx';
import { trailOf } from '../model/fields.ts';
import { nextToMend } from '../model/toMend.ts';
import { useShown, useSnapshot } from '../state/EditorContext.tsx';
import { hrefOf, hrefToCorrect } from '../state/route.ts';

/** Links back to Conferir and on to the next field of its list. */
export function FromCheck({ place }: { place: Place }) {
  const shown = useShown();
  const report = useSnapshot((snapshot) => snapshot.report);
  const checkedFiles = useSnapshot((snapshot) => snapshot.checkedFiles);
  const next = nextToMend(place, { report, checkedFiles, shown });
  return (
    <div className="from-check">
      <nav className="row spread" aria-label="Lista de Conferir">
        <BackLink href={hrefOf({ screen: 'conferir' })} title="Voltar a Conferir" />
        {next && (
          <a className="button small" href={hrefToCorrect(next)}>
            Próximo: {trailOf(shown.fields, shown.files, next).slice(-2).join(': ')}
          </a>
        )}
      </nav>
    </div>
  );
}
