import { mkdirSync, rmdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { tools } from '../../scripts/project.mjs';
import { loadContent } from '../../src/content-model/loadContent.ts';
import type { Issue, PreflightReport, PublishHost, PublishProgress, ServerEvent } from '../api.ts';
import { resetProject, startStore, writeOutside } from '../testing/project.ts';
import { createPublishing } from './publishing.ts';
import type { RunProgram } from './runProgram.ts';

const FINE: PreflightReport = { status: 'done', findings: [], passed: [] };
const ISSUE: Issue = {
  level: 'stop',
  file: 'site',
  path: ['name'],
  label: 'Nome do produto',
  message: 'está vazio',
};

beforeEach(resetProject);

type Parts = Parameters<typeof createPublishing>[0];
type SetUpOptions = Partial<Pick<Parts, 'run' | 'open'> & Parts['preflight']>;

const renameOutside = () => writeOutside('site', 'Planner Devocional', 'Outro');

/** Publishing with mocks for the check and the programs. */
function setUp({
  check = async (_, onBuilt) => {
    onBuilt?.();
    return FINE;
  },
  run = async () => ({ status: 0, output: '' }),
  open = () => undefined,
}: SetUpOptions = {}) {
  const store = startStore();
  const events: PublishProgress[] = [];
  const send = (event: ServerEvent) => event.type === 'publish-progress' && events.push(event.progress);
  const publishing = createPublishing({ store, events: { send }, preflight: { check }, run, open });
  return { store, publishing, events };
}

/** Publishes and returns what the seller sees. */
async function publish(host: PublishHost, options?: SetUpOptions) {
  const { store, publishing, events } = setUp(options);
  expect(publishing.start(host)).toEqual({ isRunning: true });
  expect(() => publishing.start(host)).toThrow('já está sendo publicado');
  await vi.waitFor(() => expect(publishing.state().isRunning).toBe(false));
  return { store, publishing, last: events.at(-1), steps: events.map(({ step }) => step) };
}

it.each<[PublishHost, string[][], () => string]>([
  ['folder', [], () => resolve('dist')],
  ['zip', [[join('scripts', 'pack.ts'), '--built']], () => resolve('packed', 'site.zip')],
  [
    'cloudflare',
    [[tools.wrangler, 'deploy', '--name', 'planner-devocional']],
    () => loadContent().site.address,
  ],
])('publishes to %s and keeps the content as a version', async (host, programs, address) => {
  const ran: string[][] = [];
  const run: RunProgram = async (args) => {
    ran.push(args);
    return { status: 0, output: '' };
  };
  const { store, publishing, last, steps } = await publish(host, { run });
  expect(ran).toEqual(programs);
  expect(steps).toEqual(['build', 'check', ...(host === 'folder' ? [] : ['publish']), 'done']);
  expect(last).toMatchObject({ step: 'done', address: address() });
  expect(publishing.state()).toMatchObject({ last: { host }, changes: [] });
  expect(store.versions()).toContainEqual(
    expect.objectContaining({ kind: 'publication', host, isCurrent: true }),
  );
});

it('opens the folder of the last output, or reports that there is none', async () => {
  const made = mkdirSync('dist', { recursive: true });
  onTestFinished(() => (made ? rmdirSync(made) : undefined));
  const opened: string[] = [];
  const { publishing } = await publish('folder', { open: (target) => opened.push(target) });
  expect(publishing.state().last).toMatchObject({ host: 'folder', address: resolve('dist') });
  publishing.openFolder();
  expect(opened).toEqual([resolve('dist')]);
  resetProject();
  expect(() => setUp().publishing.openFolder()).toThrow('monte de novo');
});

it('publishes nothing if the check, the build or a program fails, and reports why', async () => {
  const stopped = await publish('zip', { check: async () => ({ ...FINE, findings: [ISSUE] }) });
  expect(stopped.last).toMatchObject({ step: 'failed', findings: [ISSUE] });
  const failed = await publish('zip', { check: async () => ({ status: 'failed', issues: [ISSUE] }) });
  expect(failed.last).toMatchObject({ step: 'failed', output: 'Nome do produto: está vazio' });
  // A site that could not be built is not checked.
  expect(failed.steps).toEqual(['build', 'failed']);
  const refused = await publish('zip', { run: async () => ({ status: 1, output: 'disk full' }) });
  expect(refused.last).toMatchObject({ step: 'failed', output: 'disk full' });
  const thrown = await publish('zip', { run: () => Promise.reject(new Error('no Node')) });
  expect(thrown.last).toMatchObject({ step: 'failed', output: 'Error: no Node' });
  for (const { publishing } of [stopped, failed, refused, thrown])
    expect(publishing.state().last).toBeUndefined();
});

it('asks the seller to log in to Cloudflare once, and then tries again under the same name', async () => {
  const ran: string[] = [];
  const run: RunProgram = async (args) => {
    ran.push(args.at(-1) ?? '');
    if (args[1] === 'login') renameOutside();
    return ran.length === 1 ? { status: 1, output: 'set a CLOUDFLARE_API_TOKEN' } : { status: 0, output: '' };
  };
  expect((await publish('cloudflare', { run })).last?.step).toBe('done');
  expect(ran).toEqual(['planner-devocional', 'login', 'planner-devocional']);
});

it('stops waiting for a login when the seller cancels it, and sends nothing', async () => {
  const ran: string[] = [];
  const { publishing, events } = setUp({
    run: async (args, signal) => {
      ran.push(args.at(-1) ?? '');
      if (signal) await new Promise((resolve) => signal.addEventListener('abort', resolve));
      return { status: 1, output: 'set a CLOUDFLARE_API_TOKEN' };
    },
  });
  publishing.start('cloudflare');
  await vi.waitFor(() => expect(events.at(-1)).toMatchObject({ step: 'publish', canCancel: true }));
  publishing.cancel();
  await vi.waitFor(() => expect(publishing.state().isRunning).toBe(false));
  expect(events.at(-1)).toEqual({ step: 'failed', text: 'Publicação cancelada: nada foi enviado.' });
  expect(ran).toEqual(['planner-devocional', 'login']);
});

// The output of wrangler 4.164 without a terminal.
it.each([
  [
    `✘ [ERROR] You can either deploy your worker to one or more routes by specifying them in your wrangler.jsonc file, or register a workers.dev subdomain here:
  https://dash.cloudflare.com/0a1b2c3d/workers/onboarding`,
    {
      text: expect.stringContaining('endereço gratuito'),
      address: 'https://dash.cloudflare.com/0a1b2c3d/workers/onboarding',
    },
  ],
  [
    `✘ [ERROR] Please verify your account's email address and try again.
  Check your email for a verification link, or login to https://dash.cloudflare.com and request a new one.`,
    { text: expect.stringContaining('confirmar o seu e-mail'), address: 'https://dash.cloudflare.com' },
  ],
  [
    '✘ [ERROR] More than one account available but unable to select one in non-interactive mode.',
    { text: expect.stringContaining('account_id'), address: 'https://dash.cloudflare.com' },
  ],
  [
    "✘ [ERROR] In a non-interactive environment, it's necessary to set a CLOUDFLARE_API_TOKEN environment variable for wrangler to work.",
    { text: expect.stringContaining('em até 2 minutos') },
  ],
  ['✘ [ERROR] fetch failed', { text: expect.stringContaining('internet') }],
  ['✘ [ERROR] Asset too large.', { output: '✘ [ERROR] Asset too large.' }],
])('says what to do when Cloudflare refuses the site: %s', async (output, expected) => {
  const { last } = await publish('cloudflare', { run: async () => ({ status: 1, output }) });
  expect(last).toEqual({ step: 'failed', text: expect.any(String), ...expected });
});

it('keeps the published content as the version, without an edit made meanwhile', async () => {
  const run: RunProgram = async () => {
    renameOutside();
    return { status: 0, output: '' };
  };
  const { last, store, publishing } = await publish('zip', { run });
  expect(last?.step).toBe('done');
  store.refresh();
  expect(publishing.state().changes).toMatchObject([{ after: 'Outro' }]);
});

it('does not publish if the content has changed since the check began', async () => {
  const check = async () => {
    renameOutside();
    return FINE;
  };
  expect((await publish('folder', { check })).last).toMatchObject({
    step: 'failed',
    text: expect.stringContaining('mudou'),
  });
});
