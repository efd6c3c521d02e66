// The commands of GUIA.md in a copy of the project; deploy goes up to the upload.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeReadyToSell } from '../support/readyToSell.ts';
import { FIRST_PORT } from '../support/sites.ts';

const LEFT_OUT = ['.git', '.cache', '.astro', '.wrangler', 'content', 'dist', 'node_modules', 'packed'];

let project = '';
let content = '';

beforeAll(() => {
  project = mkdtempSync(resolve('.cache', 'deploy-'));
  content = join(project, 'content');
  const isCopied = (path: string) => !LEFT_OUT.includes(path.split(sep)[0] ?? '');
  cpSync('.', project, { recursive: true, filter: isCopied });
  cpSync(join('tests', 'fixtures', 'content'), content, { recursive: true });
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'), 'junction');
  // Pictures that were encoded before.
  cpSync(join('.cache', 'astro'), join(project, '.cache', 'astro'), { recursive: true });
});
afterAll(() => rmSync(project, { recursive: true, force: true }));

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const { CONTENT: _, ...environment } = process.env;
const env = { ...environment, WRANGLER_SEND_METRICS: 'false', CI: '1' };

/** The program's arguments of an npm script: `node` and what follows. */
const argumentsOf = (script: string) => (scripts[script] ?? '').split(' ').slice(1);

/** Runs an npm script in the copy. */
function run(script: string, ...args: string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...argumentsOf(script), ...args], {
    cwd: project,
    env,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

const REFUSED = 'IMPEDE A PUBLICAÇÃO';

test('the guide names no command but these', () => {
  const named = readFileSync('GUIA.md', 'utf8').matchAll(/\bnpm (?:run )?([a-z]+)|\bnpx ([a-z]+ [a-z]+)/g);
  const commands = new Set(Array.from(named, ([, script, program]) => script ?? program));
  // editor runs in tests/editor, dev in tests/site/devServer.spec.ts, build on every site; wrangler's login needs an account.
  const known = [
    'start',
    'editor',
    'dev',
    'build',
    'preflight',
    'deploy',
    'pack',
    'wrangler login',
    'wrangler deploy',
  ];
  expect(known).toEqual(expect.arrayContaining([...commands]));
});

test('the preflight refuses the demonstration', () => {
  expect(run('preflight')).toMatchObject({ status: 1, output: expect.stringContaining(REFUSED) });
});

test('the demonstration is not published', () => {
  const { status, output } = run('deploy', '--dry-run');
  expect(output).toContain(REFUSED);
  expect(output).toContain('Nada foi publicado: resolva o que impede a publicação (veja acima).');
  expect(output).not.toContain('dry-run');
  expect(status).toBe(1);
});

test('content of one’s own is checked, built and handed over', async () => {
  await makeReadyToSell(content);
  const { status, output } = run('deploy', '--dry-run');
  expect(output).not.toContain(REFUSED);
  expect(output).toContain('--dry-run: exiting now');
  expect(status).toBe(0);
});

test('Cloudflare’s own build can hand it over: it names the project', () => {
  const wrangler = resolve('node_modules', 'wrangler', 'bin', 'wrangler.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [wrangler, 'deploy', '--dry-run'], {
    cwd: project,
    env: { ...env, WRANGLER_CI_OVERRIDE_NAME: 'meu-site' },
    encoding: 'utf8',
  });
  expect(stdout + stderr).toContain('--dry-run: exiting now');
  expect(status).toBe(0);
});

test('content of one’s own is packed for shared hosting', () => {
  expect(run('pack')).toMatchObject({ status: 0, output: expect.stringContaining('packed/site.zip') });
  const files = Object.keys(unzipSync(readFileSync(join(project, 'packed', 'site.zip'))));
  expect(files).toEqual(
    expect.arrayContaining(['.htaccess', 'index.html', 'oferta-exclusiva.html', '404.html']),
  );
});

test('start builds and serves it on the port that is asked for', async () => {
  const port = String(FIRST_PORT + 90);
  const server = spawn(process.execPath, [...argumentsOf('start'), port], { cwd: project, env });
  let output = '';
  await new Promise<void>((started, failed) => {
    server.stdout.on('data', (part) => {
      output += part;
      if (output.includes(`http://localhost:${port}/`)) started();
    });
    server.once('exit', () => failed(new Error(`npm start ended:\n${output}`)));
  });
  const page = await (await fetch(`http://localhost:${port}/`)).text();
  server.kill();
  await once(server, 'exit');
  expect(page).toContain('Joana Prado Lima');
});
