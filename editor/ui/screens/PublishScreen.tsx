import { useEffect, useState } from 'react';
import { Label, RadioGroup } from 'react-aria-components';
import type { PublishHost, PublishProgress, PublishState } from '../../api.ts';
import { Cards } from '../fields/Cards.tsx';
import { FIELD_CLASSES } from '../fields/Field.tsx';
import { dateTimeFormat } from '../model/dates.ts';
import { HOST_WORDS, HOSTS } from '../model/hosts.ts';
import { Button, ButtonLink } from '../shell/Button.tsx';
import { TextLink } from '../shell/TextLink.tsx';
import { useEditor, useShown, useSnapshot, useStops, useWarnings } from '../state/EditorContext.tsx';
import { hrefOf } from '../state/route.ts';
import { Changes } from './Changes.tsx';
import { PublishProgressList, Result } from './PublishProgressList.tsx';
import { Screen, ScreenSection } from './Screen.tsx';
import { UnsavedFields, Verdict } from './UnsavedFields.tsx';

/** The key in local storage for the chosen host. */
const HOST_KEY = 'editor-publish-host';
const isHost = (name: string | null): name is PublishHost => name !== null && name in HOST_WORDS;

function useHost(last: PublishHost | undefined): [PublishHost, (host: string) => void] {
  const remembered = localStorage.getItem(HOST_KEY);
  const [host, setHost] = useState<PublishHost>();
  const choose = (next: string) => {
    if (!isHost(next)) return;
    localStorage.setItem(HOST_KEY, next);
    setHost(next);
  };
  return [host ?? (isHost(remembered) ? remembered : undefined) ?? last ?? 'cloudflare', choose];
}

function SinceLast({ state: { last, changes } }: { state: PublishState }) {
  if (!last)
    return (
      <ScreenSection>
        <p className="text-soft">Este site ainda não foi publicado daqui.</p>
      </ScreenSection>
    );
  return (
    <ScreenSection title={`O que mudou desde ${dateTimeFormat.format(last.at)}`}>
      {changes.length > 0 ? <Changes changes={changes} /> : <p className="text-soft">Nada.</p>}
      <TextLink href={hrefOf({ screen: 'versoes' })}>Voltar à versão anterior</TextLink>
    </ScreenSection>
  );
}

const isEnd = (step: PublishProgress['step'] | undefined) => step === 'done' || step === 'failed';

/** Builds, checks and publishes the site. */
export function PublishScreen() {
  const { editor } = useEditor();
  const { revision } = useShown();
  const progress = useSnapshot((snapshot) => snapshot.progress);
  const isChecking = useSnapshot((snapshot) => snapshot.isChecking);
  const [state, setState] = useState<PublishState>();
  const [host, chooseHost] = useHost(state?.last?.host);
  const stops = useStops();
  const warnings = useWarnings();
  const connection = useSnapshot((snapshot) => snapshot.connection);
  const step = progress.at(-1)?.step;
  const last = state?.last;
  const words = HOST_WORDS[host];
  const isRunning = step === undefined ? state?.isRunning === true : !isEnd(step);

  /** Whether the content has changed since the publication that `progress` describes. */
  const isOutdated = step === 'done' && state !== undefined && state.changes.length > 0;

  const load = async () => {
    const before = editor.getSnapshot().progress;
    const next = await editor.api.publishState().catch(editor.fail);
    if (!next) return;
    setState(next);
    // The end may have been announced while the connection was lost.
    const isCurrent = before === editor.getSnapshot().progress;
    if (isCurrent && !next.isRunning && !isEnd(before.at(-1)?.step)) editor.clearProgress();
  };

  useEffect(() => {
    if (connection === 'open') void load();
  }, [isRunning, revision, connection]);

  const publish = async () => {
    await editor.flush();
    editor.clearProgress();
    setState(undefined);
    await editor.api.publish(host).catch(async (error) => {
      await load();
      editor.fail(error);
    });
  };

  return (
    <Screen title="Publicar">
      <p className="text-soft">{words.promise}</p>
      <div
        className={
          stops > 0
            ? 'mt-4 flex flex-wrap items-center justify-between gap-3 rounded-box bg-bad-tint p-3.5'
            : undefined
        }
        role="status"
      >
        {isChecking ? <p className="text-soft">Conferindo se falta alguma coisa…</p> : <Verdict />}
        {stops > 0 && (
          <ButtonLink variant="primary" href={hrefOf({ screen: 'conferir' })}>
            Ver o que falta
          </ButtonLink>
        )}
        {stops === 0 && warnings > 0 && !isChecking && (
          <TextLink href={hrefOf({ screen: 'conferir' })}>
            {warnings === 1 ? '1 coisa pede' : `${warnings} coisas pedem`} atenção
          </TextLink>
        )}
      </div>
      <UnsavedFields />
      <RadioGroup className={FIELD_CLASSES} value={host} onChange={chooseHost} isDisabled={isRunning}>
        <Label>Onde publicar</Label>
        <Cards options={HOSTS} />
      </RadioGroup>
      <div className="mt-5">
        <Button
          variant={stops > 0 ? 'outlined' : 'publish'}
          size="big"
          isDisabled={isRunning}
          onPress={() => void (stops > 0 ? editor.check() : publish())}
        >
          {isRunning ? words.running : stops > 0 ? 'Conferir de novo' : words.start}
        </Button>
      </div>
      {!isOutdated && (
        <PublishProgressList
          progress={progress}
          onCancel={() => void editor.api.cancelPublishing().catch(editor.fail)}
        />
      )}
      {last && !isRunning && step !== 'failed' && state.changes.length === 0 && (
        <Result
          last={last}
          isNew={progress.length > 0}
          onOpen={() => void editor.api.openFolder().catch(editor.fail)}
        />
      )}
      {state && <SinceLast state={state} />}
    </Screen>
  );
}
