// Runs the commands of GUIA.md in a copy of the project. Deployments stop before the upload.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { SHIPPED_PRODUCT } from '../../src/content-model/productFolders.ts';
import { freePort, startProgram } from '../support/programs.ts';
import { makeReadyToSell } from '../support/readyToSell.ts';

const LEFT_OUT = ['.git', '.cache', '.astro', '.wrangler', 'content', 'dist', 'node_modules', 'packed'];

let project = '';
let content = '';

beforeAll(() => {
  project = mkdtempSync(resolve('.cache', 'deploy-'));
  content = join(project, 'content');
  const isCopied = (path: string) => !LEFT_OUT.includes(path.split(sep)[0] ?? '');
  cpSync('.', project, { recursive: true, filter: isCopied });
  cpSync(SHIPPED_PRODUCT, content, { recursive: true });
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'), 'junction');
  // Reuses pictures that have already been encoded.
  cpSync(join('.cache', 'astro'), join(project, '.cache', 'astro'), { recursive: true });
});
afterAll(() => rmSync(project, { recursive: true, force: true }));

// Astro's development server does not serve pages if VITEST is set.
const { CONTENT: _, VITEST: __, NODE_ENV: ___, ...environment } = process.env;
const env = { ...environment, WRANGLER_SEND_METRICS: 'false', CI: '1' };

/** The commands that these tests have run, without their options. */
const ran = new Set<string>();
const nameOf = (command: string) => command.replace(/ (?:--|\d).*/, '');

function record(command: string): [program: string, ...args: string[]] {
  ran.add(nameOf(command));
  const [program = '', ...args] = command.split(' ');
  return [program, ...args];
}

/** Runs a command in the copy. */
function run(command: string, more: Record<string, string> = {}) {
  const [program, ...args] = record(command);
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: project,
    env: { ...env, ...more },
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

const REFUSED = 'IMPEDE A PUBLICAÇÃO';

test('the sample data is not published', () => {
  const { status, output } = run('npm run deploy -- --dry-run');
  expect(output).toContain(REFUSED);
  expect(output).toContain('Nada foi publicado: resolva o que impede a publicação (veja acima).');
  expect(output).not.toContain('exiting now');
  expect(status).toBe(1);
});

test('a seller’s content is checked, built and passed to wrangler', async () => {
  await makeReadyToSell(content);
  const { status, output } = run('npm run deploy -- --dry-run');
  expect(output).not.toContain(REFUSED);
  expect(output).toContain('--dry-run: exiting now');
  expect(status).toBe(0);
});

test('Cloudflare’s own build can pass the site to wrangler under the project’s name', () => {
  expect(run('npm run build').status).toBe(0);
  const { status, output } = run('npx wrangler deploy --dry-run', { WRANGLER_CI_OVERRIDE_NAME: 'meu-site' });
  expect(output).toContain('--dry-run: exiting now');
  expect(status).toBe(0);
});

test('a seller’s content is packed for shared hosting', () => {
  expect(run('npm run pack -- --built')).toMatchObject({
    status: 0,
    output: expect.stringContaining('packed/site.zip'),
  });
  const files = Object.keys(unzipSync(readFileSync(join(project, 'packed', 'site.zip'))));
  expect(files).toEqual(
    expect.arrayContaining(['.htaccess', 'index.html', 'oferta-exclusiva.html', '404.html']),
  );
});

test.each([
  ['npm start', 'O site está em', 'Joana Prado Lima', (port: string) => port],
  ['npm run dev', 'watching for file changes', 'Joana Prado Lima', (port: string) => `-- --port ${port}`],
  [
    'npm run editor',
    'O editor está em',
    'Abrindo o editor…',
    (port: string) => `-- --port ${port} --no-open`,
  ],
])('%s serves the content and prints its address', async (command, ready, text, options) => {
  const { output, stop } = await startProgram({
    command: record(`${command} ${options(String(await freePort()))}`),
    ready,
    cwd: project,
    env,
    detached: true,
  });
  onTestFinished(stop);
  const [address = ''] = /http:[^ ]+:\d+/.exec(output()) ?? [];
  expect(await (await fetch(address)).text()).toContain(text);
});

test('these tests run every command in GUIA.md', () => {
  const named = readFileSync('GUIA.md', 'utf8').match(/\bnpm (?:run )?[a-z]+\b|\bnpx [a-z]+ [a-z]+/g) ?? [];
  expect([...ran]).toEqual(expect.arrayContaining(named.map(nameOf)));
});
