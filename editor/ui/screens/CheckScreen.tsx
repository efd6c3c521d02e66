import { useEffect } from 'react';
import { Button, Heading } from 'react-aria-components';
import type { Place, PreflightFinding } from '../../api.ts';
import { dotted, fieldAt, parentOf } from '../model/place.ts';
import { screenOf } from '../model/screens.ts';
import { Icon } from '../shell/Icon.tsx';
import { useEditor, useSaved, useSnapshot } from '../state/EditorContext.tsx';
import { hrefOf } from '../state/route.ts';
import { Blockers } from './Blockers.tsx';

/** More fields of one finding than this are told in words. */
const MOST_LINKS = 5;

/** The ways to the fields that a finding is about. */
function Corrections({ places }: { places: readonly Place[] }) {
  const { fields, files } = useSaved();
  const labelOf = (place: Place) => fieldAt(fields, files, place)?.label;
  const nameOf = (place: Place) => [labelOf(parentOf(place)), labelOf(place)].filter(Boolean).join(': ');
  return (
    <div className="corrections">
      {places.slice(0, MOST_LINKS).map((place) => (
        <a key={dotted(place)} className="button small" href={hrefOf({ screen: screenOf(place), place })}>
          {places.length > 1 ? (
            nameOf(place)
          ) : (
            <>
              Corrigir aqui<span className="hidden-text">: {labelOf(place)}</span>
            </>
          )}
        </a>
      ))}
      {places.length > MOST_LINKS && <span className="notes">e mais {places.length - MOST_LINKS}</span>}
    </div>
  );
}

function Finding({ finding: { text, rank, place, others = [], path } }: { finding: PreflightFinding }) {
  return (
    <li className={`finding ${rank}`}>
      <Icon name="warning" />
      <div>
        <p>{text}</p>
        {path && <p className="notes">{path}</p>}
        {place && others.length > 0 && <Corrections places={[place, ...others]} />}
      </div>
      {place && others.length === 0 && <Corrections places={[place]} />}
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
  const isChecking = useSnapshot((snapshot) => snapshot.isChecking);
  useEffect(() => void editor.check(), [editor]);
  const findings = report?.status === 'done' ? report.findings : [];
  const stops = findings.filter(({ rank }) => rank === 'stop');
  return (
    <div className="form-column">
      <div className="row spread">
        <Heading level={1} className="screen-title">
          Conferir
        </Heading>
        <Button className="button small" isDisabled={isChecking} onPress={() => void editor.check()}>
          {isChecking ? 'Conferindo…' : 'Conferir de novo'}
        </Button>
      </div>
      <p className="soft" role="status">
        {isChecking &&
          `Montando o site para conferir. Leva alguns segundos${report ? ': até lá, esta é a lista da última vez.' : '.'}`}
        {!isChecking && report?.status === 'done' && stops.length === 0 && (
          <span className="verdict">
            <Icon name="check" />
            Nada impede a publicação.
          </span>
        )}
      </p>
      <Blockers isList />
      <div className={isChecking ? 'is-outdated' : undefined} aria-busy={isChecking}>
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
    </div>
  );
}
