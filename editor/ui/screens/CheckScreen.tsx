import type { Issue, Place } from '../../api.ts';
import { fieldAt, fieldPath } from '../../places.ts';
import { trailOf } from '../model/fields.ts';
import { issueKey, issueText } from '../model/issueText.ts';
import { placesOf } from '../model/nextProblem.ts';
import { Button, ButtonLink } from '../shell/Button.tsx';
import { Icon } from '../shell/Icon.tsx';
import { useEditor, useShown, useSnapshot } from '../state/EditorContext.tsx';
import { hrefFromCheck } from '../state/route.ts';
import { Screen, ScreenSection } from './Screen.tsx';
import { UnsavedFields, Verdict } from './UnsavedFields.tsx';

/** The maximum number of visible links of a finding. Further links are collapsed. */
const MAX_LINKS = 5;

const LINKS = 'flex flex-wrap items-center gap-2';

/** Links to the fields that a finding concerns. */
function Corrections({ places, className }: { places: readonly Place[]; className: string }) {
  const { fields, files } = useShown();
  const trails = places.map((place) => trailOf(fields, files, place));
  const shortNames = trails.map((trail) => trail.slice(-2).join(': '));
  // Two pages may have parts with the same name.
  const names = shortNames.map((name, index) =>
    shortNames.filter((other) => other === name).length > 1 ? `${trails[index]?.[0]}, ${name}` : name,
  );
  const links = places.map((place, index) => (
    <ButtonLink key={fieldPath(place)} size="small" href={hrefFromCheck(place)}>
      {places.length > 1 ? (
        names[index]
      ) : (
        <>
          Corrigir aqui<span className="sr-only">: {names[index]}</span>
        </>
      )}
    </ButtonLink>
  ));
  return (
    <div className={`${LINKS} ${className}`}>
      {links.slice(0, MAX_LINKS)}
      {links.length > MAX_LINKS && (
        <details className="open:basis-full">
          <summary className="min-h-8 cursor-pointer text-accent leading-9">
            e mais {links.length - MAX_LINKS}
          </summary>
          <div className={LINKS}>{links.slice(MAX_LINKS)}</div>
        </details>
      )}
    </div>
  );
}

function Finding({ finding }: { finding: Issue }) {
  const { fields, files } = useShown();
  const { level, file, line } = finding;
  const places = placesOf(finding).filter(
    (place) => place.path.length > 0 && fieldAt(fields, files, place) !== undefined,
  );
  const [only] = places.length === 1 ? places : [];
  // A finding without a field is corrected in the file.
  const where = places.length > 0 ? undefined : `${file}.yaml${line ? `, linha ${line}` : ''}`;
  return (
    <li className="grid grid-cols-[auto_1fr_auto] items-start gap-3 rounded-box border border-line p-3.5 max-sm:grid-cols-[auto_1fr]">
      <Icon name="warning" className={level === 'stop' ? 'text-bad' : 'text-warn'} />
      <div>
        <p>{issueText(finding, where)}</p>
        {only && <p className="text-note text-soft">{trailOf(fields, files, only).join(' › ')}</p>}
        {places.length > 1 && <Corrections places={places} className="mt-2" />}
      </div>
      {only && <Corrections places={places} className="max-sm:col-start-2 max-sm:justify-self-start" />}
    </li>
  );
}

type ListProps = { title: string; help?: string; findings: readonly Issue[] };

export function Findings({ title, help, findings }: ListProps) {
  if (findings.length === 0) return null;
  return (
    <ScreenSection title={title} help={help}>
      <ul className="mt-3 grid gap-3">
        {findings.map((finding) => (
          <Finding key={issueKey(finding)} finding={finding} />
        ))}
      </ul>
    </ScreenSection>
  );
}

/** The findings of the last check, each with links to its fields. */
export function CheckScreen() {
  const { editor } = useEditor();
  const report = useSnapshot((snapshot) => snapshot.report);
  const isChecking = useSnapshot((snapshot) => snapshot.isChecking);
  const findings = report?.status === 'done' ? report.findings : [];
  const stops = findings.filter(({ level }) => level === 'stop');
  return (
    <Screen
      title="Conferir"
      action={
        <Button size="small" isDisabled={isChecking} onPress={() => void editor.check()}>
          {isChecking ? 'Conferindo…' : 'Conferir de novo'}
        </Button>
      }
    >
      <p className="text-soft" role="status">
        {isChecking ? (
          <>
            <strong className="mt-1 flex gap-1.5 font-semibold text-accent">Conferindo…</strong>
            Montando o site: leva cerca de meio minuto.{report && ' Até lá, esta é a lista da última vez.'}
          </>
        ) : (
          <Verdict />
        )}
      </p>
      <UnsavedFields />
      <div className={isChecking ? 'opacity-50' : undefined} aria-busy={isChecking}>
        {report?.status === 'failed' && (
          <>
            <Findings title="O site não pôde ser montado" findings={report.issues} />
            {report.issues.length === 0 && (
              <p>{report.message ?? 'O site não pôde ser montado. Tente de novo.'}</p>
            )}
          </>
        )}
        <Findings title="Impede a publicação" findings={stops} />
        <Findings
          title="Pede atenção"
          help="Você decide."
          findings={findings.filter(({ level }) => level === 'warning')}
        />
        {report?.status === 'done' && report.passed.length > 0 && (
          <ScreenSection title="Certo">
            <ul className="mt-3 grid gap-1.5">
              {report.passed.map((text) => (
                <li key={text} className="flex items-start gap-2">
                  <Icon name="check" className="text-good" />
                  {text}
                </li>
              ))}
            </ul>
          </ScreenSection>
        )}
      </div>
    </Screen>
  );
}
