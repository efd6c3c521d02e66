import { useEffect, useState } from 'react';
import { Button, Heading } from 'react-aria-components';
import type { PreflightFinding } from '../../api.ts';
import { dotted, fieldAt } from '../model/place.ts';
import { screenOf } from '../model/screens.ts';
import { Icon } from '../shell/Icon.tsx';
import { useEditor, useSaved, useSnapshot } from '../state/EditorContext.tsx';
import { hrefOf } from '../state/route.ts';

function Finding({ finding: { text, rank, place, path } }: { finding: PreflightFinding }) {
  const { fields, files } = useSaved();
  const label = place && fieldAt(fields, files, place)?.label;
  return (
    <li className={`finding ${rank}`}>
      <Icon name="warning" />
      <div>
        <p>{text}</p>
        {path && <p className="notes">{path}</p>}
      </div>
      {place && (
        <a className="button small" href={hrefOf({ screen: screenOf(place), place })}>
          Corrigir aqui{label && <span className="hidden-text">: {label}</span>}
        </a>
      )}
    </li>
  );
}

type ListProps = { title: string; help?: string; findings: readonly PreflightFinding[] };

export function Findings({ title, help, findings }: ListProps) {
  if (findings.length === 0) return null;
  return (
    <section className="section">
      <Heading level={2}>{title}</Heading>
      {help && <p className="soft">{help}</p>}
      <ul className="findings-list">
        {findings.map((finding) => (
          <Finding
            key={`${finding.text}${finding.place && dotted(finding.place)}${finding.path}`}
            finding={finding}
          />
        ))}
      </ul>
    </section>
  );
}

/** What would embarrass or cost money, each with the way to its field. */
export function CheckScreen() {
  const { editor } = useEditor();
  const report = useSnapshot((snapshot) => snapshot.report);
  const [isRunning, setRunning] = useState(false);
  const run = () => {
    setRunning(true);
    editor.api
      .preflight()
      .then(editor.setReport, (error: unknown) =>
        editor.notify(String(error instanceof Error ? error.message : error)),
      )
      .finally(() => setRunning(false));
  };
  // Checked while one works; here at the latest.
  useEffect(run, []);
  const findings = report?.status === 'done' ? report.findings : [];
  const stops = findings.filter(({ rank }) => rank === 'stop');
  return (
    <div className="form-column">
      <div className="row spread">
        <Heading level={1} className="screen-title">
          Conferir
        </Heading>
        <Button className="button small" isDisabled={isRunning} onPress={run}>
          {isRunning ? 'Conferindo…' : 'Conferir de novo'}
        </Button>
      </div>
      <p className="soft" role="status">
        {isRunning && !report && 'Montando o site para conferir. Leva alguns segundos.'}
        {report?.status === 'done' && stops.length === 0 && 'Nada impede a publicação.'}
      </p>
      {report?.status === 'failed' && (
        <Findings
          title="O site não pôde ser montado"
          findings={
            report.issues.length > 0
              ? report.issues.map(({ file, path, message }) => ({
                  rank: 'stop' as const,
                  text: message,
                  place: { file, path },
                }))
              : [{ rank: 'stop', text: report.message ?? 'Tente de novo.' }]
          }
        />
      )}
      <Findings title="Impede a publicação" findings={stops} />
      <Findings
        title="Pede atenção"
        help="Você decide."
        findings={findings.filter(({ rank }) => rank === 'warn')}
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
  );
}
