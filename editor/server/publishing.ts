// "Publicar": builds, checks and publishes when the seller presses the button, and keeps the content as a version.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { projectName } from '../../hosting/cloudflare/projectName.ts';
import { tools } from '../../scripts/project.mjs';
import type { PublishHost, PublishProgress, PublishState } from '../api.ts';
import type { Store } from '../store/store.ts';
import { explainCloudflare, isNotLoggedIn } from './cloudflare.ts';
import type { Events } from './events.ts';
import { HttpError } from './http.ts';
import { openOutside } from './openOutside.ts';
import type { Preflight } from './preflight.ts';
import type { RunProgram } from './runProgram.ts';

export type Publishing = ReturnType<typeof createPublishing>;

const SITE = 'dist';
const ZIP = join('packed', 'site.zip');

/** Why the site could not be published. */
type Failure = Pick<PublishProgress, 'text' | 'address' | 'output' | 'findings'>;

type Parts = {
  store: Store;
  events: Pick<Events, 'send'>;
  preflight: Pick<Preflight, 'check'>;
  run: RunProgram;
  open?: typeof openOutside;
};

export function createPublishing({ store, events, preflight, run, open = openOutside }: Parts) {
  let isRunning = false;
  /** Cancels the wait for the seller's login. */
  let login = new AbortController();

  const notify = (progress: PublishProgress) => events.send({ type: 'publish-progress', progress });

  async function buildAndCheck(): Promise<Failure | undefined> {
    notify({ step: 'build', text: 'Montando o site…' });
    const report = await preflight.check(SITE, () => notify({ step: 'check', text: 'Conferindo o site…' }));
    if (report.status === 'failed') {
      const [issue] = report.issues;
      return {
        text: 'O site não pôde ser montado.',
        output: issue ? [issue.label, issue.message].filter(Boolean).join(': ') : (report.message ?? ''),
      };
    }
    const findings = report.findings.filter(({ level }) => level === 'stop');
    return findings.length > 0
      ? { text: 'Parou aqui: resolva antes o que está em Conferir.', findings }
      : undefined;
  }

  /** @param siteName the site's name when it was built, because the content may change while the seller logs in */
  async function sendToCloudflare(siteName: string): Promise<Failure | string> {
    const deploy = () => {
      notify({ step: 'publish', text: 'Enviando o site para a Cloudflare…' });
      return run([tools.wrangler, 'deploy', '--name', projectName(siteName)]);
    };
    let sent = await deploy();
    if (sent.status !== 0 && isNotLoggedIn(sent.output)) {
      login = new AbortController();
      notify({
        step: 'publish',
        text: 'Entre na sua conta da Cloudflare, na janela que se abriu no navegador…',
        canCancel: true,
      });
      await run([tools.wrangler, 'login'], login.signal);
      if (login.signal.aborted) return { text: 'Publicação cancelada: nada foi enviado.' };
      sent = await deploy();
    }
    return sent.status === 0 ? (addressOf('cloudflare') ?? '') : explainCloudflare(sent.output);
  }

  async function makeZip(): Promise<Failure | string> {
    notify({ step: 'publish', text: 'Fazendo o ZIP para a hospedagem…' });
    const { status, output } = await run([join('scripts', 'pack.ts'), '--built']);
    return status === 0 ? resolve(ZIP) : { text: 'O ZIP não pôde ser feito.', output };
  }

  const SENDERS: Record<PublishHost, (siteName: string) => Promise<Failure | string>> = {
    cloudflare: sendToCloudflare,
    zip: makeZip,
    folder: async () => resolve(SITE),
  };

  const DONE: Record<PublishHost, string> = {
    cloudflare: 'O site está no ar.',
    zip: 'O ZIP está pronto: envie-o para a sua hospedagem.',
    folder: 'A pasta do site está pronta.',
  };

  async function publish(host: PublishHost): Promise<void> {
    const revision = store.revision();
    const built = store.manifest();
    const siteName = store.content()?.site.name ?? '';
    const failure = await buildAndCheck();
    if (!failure && store.revision() !== revision) {
      return notify({
        step: 'failed',
        text: 'O conteúdo mudou enquanto o site era montado: publique de novo.',
      });
    }
    const result = failure ?? (await SENDERS[host](siteName));
    if (typeof result !== 'string') return notify({ step: 'failed', ...result });
    store.addPublication(host, built);
    notify({ step: 'done', text: DONE[host], address: result });
  }

  /** The site's address for Cloudflare; for a ZIP or a folder, its path, undefined if it is missing. */
  function addressOf(host: PublishHost): string | undefined {
    if (host === 'cloudflare') return store.content()?.site.address;
    const path = host === 'zip' ? ZIP : SITE;
    return existsSync(path) ? resolve(path) : undefined;
  }

  return {
    state(): PublishState {
      const { last, changes } = store.sincePublication();
      const { at, host } = last ?? {};
      return {
        ...(at && host && { last: { at, host, text: DONE[host], address: addressOf(host) } }),
        changes,
        isRunning,
      };
    },

    /** Opens the folder with the last output in the system's file manager. */
    openFolder(): Record<string, never> {
      const { last } = store.sincePublication();
      const path = last?.host && last.host !== 'cloudflare' ? addressOf(last.host) : undefined;
      if (!path) throw new HttpError(404, 'O que foi montado não está mais na pasta: monte de novo');
      open(path, last?.host === 'zip');
      return {};
    },

    /** Stops waiting for a login, if the publication waits for one. */
    cancel(): Record<string, never> {
      login.abort();
      return {};
    },

    /** Starts publishing and returns at once. */
    start(host: PublishHost): { isRunning: true } {
      if (isRunning) throw new HttpError(409, 'O site já está sendo publicado');
      isRunning = true;
      publish(host)
        .catch((error: unknown) =>
          notify({ step: 'failed', text: 'A publicação parou por um problema.', output: String(error) }),
        )
        .finally(() => {
          isRunning = false;
        });
      return { isRunning: true };
    },
  };
}
