import { useEffect, useRef, useState } from 'react';
import { Heading } from 'react-aria-components';
import type { Change, HistoryStep, Version } from '../../api.ts';
import { dateTimeFormat, dayFormat, timeFormat } from '../model/dates.ts';
import { HOST_WORDS } from '../model/hosts.ts';
import { Badge } from '../shell/Badge.tsx';
import { Button } from '../shell/Button.tsx';
import { Question } from '../shell/Question.tsx';
import { useEditor, useShown } from '../state/EditorContext.tsx';
import { ChangedValue, ChangeRow, Changes } from './Changes.tsx';
import { Screen } from './Screen.tsx';
import { StartAgain } from './StartAgain.tsx';

/** The maximum number of changes of a step that are shown. */
const MAX_SHOWN = 3;

/**
 * The title of a version: its day, with the time if another version has the same day, or its publication. If the newest
 * version restores an earlier one, its title names the earlier one.
 */
function titleOf(version: Version, all: readonly Version[]): string {
  const { id, kind, at, host } = version;
  const [newest, ...earlier] = all;
  const isNewest = version === newest;
  const original = earlier.find(({ isCurrent }) => isCurrent);
  if (isNewest && original && kind === 'day') return `De volta a: ${titleOf(original, all)}`;
  if (kind === 'first') return 'Como era antes da primeira mudança';
  const isOnly = all.every((other) => other.id === id || dayFormat.format(other.at) !== dayFormat.format(at));
  const prefix = isNewest ? 'Como está desde' : 'Como estava em';
  if (kind === 'day') return isOnly ? dayFormat.format(at) : `${prefix} ${dateTimeFormat.format(at)}`;
  return `${host ? HOST_WORDS[host].version : 'Publicado em'} ${dateTimeFormat.format(at)}`;
}

function Restore({ title, onRestore }: { title: string; onRestore: () => void }) {
  const button = (
    <Button size="small">
      Voltar a esta versão<span className="sr-only">: {title}</span>
    </Button>
  );
  const yes = { name: 'Voltar a esta versão', onPress: onRestore };
  return (
    <Question button={button} title="Voltar a esta versão?" isAlert yes={yes}>
      {() => (
        <p>
          Tudo volta a ser como nesta versão, textos, preços, imagens, cores e ordem: {title}. O que está aqui
          agora continua guardado nas versões, e dá para desfazer.
        </p>
      )}
    </Question>
  );
}

type StepsProps = {
  steps: readonly HistoryStep[];
  /** Whether the newest step is the current content. */
  isCurrent: boolean;
};

/** The steps that led to a version, each with a button that restores the content after that step. */
function Steps({ steps, isCurrent }: StepsProps) {
  const { editor } = useEditor();
  return (
    <details className="mt-1.5 [details+&]:mt-2">
      <summary className="min-h-8 cursor-pointer text-accent">
        {steps.length === 1 ? '1 momento' : `${steps.length} momentos, um por um`}
      </summary>
      <p className="text-note text-soft">
        “Voltar até aqui” deixa tudo como estava logo depois daquela mudança: o que veio depois sai. Dá para
        desfazer.
      </p>
      <ol className="mt-3 grid gap-3">
        {steps.map(({ id, at, label, changes }, index) => (
          <ChangeRow key={id}>
            <div>
              <span className="block font-semibold">
                {timeFormat.format(at)} · {label}
              </span>
              {changes.slice(0, MAX_SHOWN).map((change) => (
                <ChangedValue key={change.id} change={change} />
              ))}
            </div>
            {isCurrent && index === 0 ? (
              <Badge>agora</Badge>
            ) : (
              <Button
                size="small"
                onPress={() => void editor.restore(id, `Tudo voltou a ser como às ${timeFormat.format(at)}.`)}
              >
                Voltar até aqui
                <span className="sr-only">
                  : {timeFormat.format(at)}, {label}
                </span>
              </Button>
            )}
          </ChangeRow>
        ))}
      </ol>
    </details>
  );
}

type ItemProps = { version: Version; title: string; isNewest: boolean };

function VersionItem({ version, title, isNewest }: ItemProps) {
  const { editor } = useEditor();
  const item = useRef<HTMLLIElement>(null);
  const { changes, steps, id, isCurrent, kind } = version;
  const revert = (change: Change) => {
    // The button with the focus disappears together with its row.
    item.current?.focus();
    void editor.revert(version, [change]);
  };
  return (
    <li className="rounded-box border border-line p-3.5" ref={item} tabIndex={-1}>
      <div className="flex items-center gap-2 justify-between flex-wrap">
        <Heading level={2} className="text-base font-semibold first-letter:uppercase">
          {title}
        </Heading>
        {isNewest && <Badge>a de agora</Badge>}
        {!isCurrent && <Restore title={title} onRestore={() => void editor.restore(id)} />}
      </div>
      {changes.length > 0 ? (
        <details className="mt-1.5">
          <summary className="min-h-8 cursor-pointer text-accent">
            {changes.length === 1 ? '1 mudança' : `${changes.length} mudanças`}
          </summary>
          <Changes changes={changes} onRevert={revert} />
        </details>
      ) : (
        kind !== 'first' && <p className="text-note text-soft">Sem mudanças desde a anterior.</p>
      )}
      {steps.length > 0 && <Steps steps={steps} isCurrent={isCurrent} />}
    </li>
  );
}

/** Lists the days and publications with their changes. Each version can be restored and each change reverted. */
export function VersionsScreen() {
  const { editor } = useEditor();
  const { revision } = useShown();
  const [versions, setVersions] = useState<Version[]>();
  useEffect(() => {
    editor.flush().then(editor.api.versions).then(setVersions, editor.fail);
  }, [editor, revision]);
  return (
    <Screen title="Versões" action={<StartAgain />}>
      <p className="text-soft">
        Tudo o que você muda fica guardado neste computador, dia por dia e a cada publicação. Dá para voltar a
        uma versão inteira ou a um momento do dia, ou abrir as mudanças e desfazer uma só.
      </p>
      <ol className="mt-3 grid gap-3">
        {versions?.map((version, index) => (
          <VersionItem
            key={version.id}
            version={version}
            title={titleOf(version, versions)}
            isNewest={index === 0}
          />
        ))}
      </ol>
    </Screen>
  );
}
