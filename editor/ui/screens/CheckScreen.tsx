import { Heading } from 'react-aria-components';
import type { Issue, Place } from '../../api.ts';
import { dotted, fieldAt } from '../../places.ts';
import { trailOf } from '../model/fields.ts';
import { issueText } from '../model/issueText.ts';
import { placesOf } from '../model/toMend.ts';
import { Button, ButtonLink } from '../shell/Button.tsx';
import { Icon } from '../shell/Icon.tsx';
import { useEditor, useShown, useSnapshot } from '../state/EditorContext.tsx';
import { hrefToCorrect } from '../state/route.ts';
import { Blockers, Verdict } from './Blockers.tsx';

/** Further fields of a finding are folded away. */
const MOST_LINKS = 5;

/** Links to the fields that a finding is about. */
function Corrections({ places }: { places: readonly Place[] }) {
  const { fields, files } = useShown();
  const trails = places.map((place) => trailOf(fields, files, place));
  const short = trails.map((trail) => trail.slice(-2).join(': '));
  // Two pages may have a part of the same name.
  const names = short.map((name, index) =>
    short.filter((other) => other === name).length > 1 ? `${trails[index]?.[0]}, ${name}` : name,
  );
  const links = places.map((place, index) => (
    <ButtonLink key={dotted(place)} size="small" href={hrefToCorrect(place)}>
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
    <div className="corrections">
      {links.slice(0, MOST_LINKS)}
      {links.length > MOST_LINKS && (
        <details>
          <summary>e mais {links.length - MOST_LINKS}</summary>
          <div className="corrections">{links.slice(MOST_LINKS)}</div>
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
    <li className={`finding ${level}`}>
      <Icon name="warning" />
      <div>
        <p>{issueText(finding, where)}</p>
        {only && <p className="text-note text-soft">{trailOf(fields, files, only).join(' › ')}</p>}
        {places.length > 1 && <Corrections places={places} />}
      </div>
      {only && <Corrections places={places} />}
    </li>
  );
}

type ListProps = { title: string; help?: string; findings: readonly Issue[] };

export function Findings({ title, help, findings }: ListProps) {
  if (findings.length === 0) return null;
  return (
    <section className="section">
      <Heading level={2}>{title}</Heading>
      {help && <p className="text-soft">{help}</p>}
      <ul className="findings-list">
        {findings.map((finding) => (
          <Finding key={`${finding.message}${dotted(finding)}`} finding={finding} />
        ))}
      </ul>
    </section>
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
    <div className="form-column">
      <div className="flex items-center gap-2 justify-between">
        <Heading level={1} className="screen-title">
          Conferir
        </Heading>
        <Button size="small" isDisabled={isChecking} onPress={() => void editor.check()}>
          {isChecking ? 'Conferindo…' : 'Conferir de novo'}
        </Button>
      </div>
      <p className="text-soft" role="status">
        {isChecking ? (
          <>
            <strong className="verdict checking">Conferindo…</strong>
            Montando o site: leva cerca de meio minuto.{report && ' Até lá, esta é a lista da última vez.'}
          </>
        ) : (
          <Verdict />
        )}
      </p>
      <Blockers />
      <div className={isChecking ? 'is-outdated' : undefined} aria-busy={isChecking}>
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
        {report?.status === 'done' && report.fine.length > 0 && (
          <section className="section">
            <Heading level={2}>Certo</Heading>
            <ul className="fine-list">
              {report.fine.map((text) => (
                <li key={text}>
                  <Icon name="check" />
                  {text}
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  );
}
