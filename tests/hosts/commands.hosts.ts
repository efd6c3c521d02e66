// Runs the seller's commands in a copy of the project. Deployments stop before the upload.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { SHIPPED_PRODUCT } from '../../src/content-model/productFolders.ts';
import { freePort, printedAddress, startProgram } from '../support/programs.ts';
import { copyProject } from '../support/projectCopy.ts';
import { makeReadyToSell } from '../support/readyToSell.ts';

let project = '';
let content = '';

beforeAll(() => {
  project = mkdtempSync(resolve('.cache', 'deploy-'));
  content = join(project, 'content');
  copyProject(project);
  cpSync(SHIPPED_PRODUCT, content, { recursive: true });
  // Reuses pictures that have already been encoded.
  cpSync(join('.cache', 'astro'), join(project, '.cache', 'astro'), { recursive: true });
});
afterAll(() => rmSync(project, { recursive: true, force: true }));

const { CONTENT: _, NODE_ENV: __, ...environment } = process.env;
const env = { ...environment, WRANGLER_SEND_METRICS: 'false', CI: '1' };

/** Runs a command in the copy. */
function run(command: string, more: Record<string, string> = {}) {
  const [program = '', ...args] = command.split(' ');
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: project,
    env: { ...env, ...more },
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

test('the sample data is not published', () => {
  const { status, output } = run('npm run deploy -- --dry-run');
  expect(output).toContain('IMPEDE A PUBLICAÇÃO');
  expect(output).not.toContain('exiting now');
  expect(status).toBe(1);
});

test('a seller’s content is checked, built and passed to wrangler', async () => {
  await makeReadyToSell(content);
  const { status, output } = run('npm run deploy -- --dry-run');
  expect(output).not.toContain('IMPEDE A PUBLICAÇÃO');
  expect(output).toContain('--dry-run: exiting now');
  expect(status).toBe(0);
});

test('Cloudflare’s own build, with the commands in GUIA.md, passes the site to wrangler', () => {
  const commands = readFileSync('GUIA.md', 'utf8').match(/\bnpm (?:run )?[a-z]+\b|\bnpx [a-z]+ [a-z]+/g);
  expect(commands).toEqual(['npm run build', 'npx wrangler deploy']);
  expect(run('npm run build').status).toBe(0);
  const { status, output } = run('npx wrangler deploy --dry-run', { WRANGLER_CI_OVERRIDE_NAME: 'meu-site' });
  expect(output).toContain('--dry-run: exiting now');
  expect(status).toBe(0);
});

test('a seller’s content is packed for shared hosting', () => {
  expect(run('npm run pack -- --built').status).toBe(0);
  expect(existsSync(join(project, 'packed', 'site.zip'))).toBe(true);
});

test('npm start serves the content and prints its address', async () => {
  const server = await startProgram({
    command: ['npm', 'start', String(await freePort())],
    ready: 'O site está em',
    cwd: project,
    env,
    detached: true,
  });
  onTestFinished(server.stop);
  expect(await (await fetch(printedAddress(server))).text()).toContain('Joana Prado Lima');
});
