import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { checkFolder } from './project.mjs';

/** Runs run.mjs in a project in `folder` that has only run.mjs, project.mjs, an npm that fails, and `files`. */
function runIn(folder: string, files: Record<string, string> = {}) {
  const parent = mkdtempSync(join(tmpdir(), 'folders-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const project = join(parent, folder);
  for (const [file, text] of Object.entries({ 'npm-cli.js': 'process.exit(1)', ...files })) {
    const path = join(project, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  for (const file of ['run.mjs', 'project.mjs'])
    cpSync(join('scripts', file), join(project, 'scripts', file));
  const { status, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'build'], {
    cwd: project,
    env: { ...process.env, npm_execpath: join(project, 'npm-cli.js') },
    encoding: 'utf8',
  });
  return { status, said: stderr.trim() };
}

test.each([
  ['Site #2', '“#” no nome'],
  ['100%25/site', '“%” no nome'],
  ['Quem sou?', '“?” no nome'],
  ['a*b', '“*” no nome'],
  ['"Planner"', '“"” no nome'],
  ['Site 24:10', '“:” no nome'],
  ['US$$ 10', '“$$” no nome'],
  ['Pais$&filhos', '“$&” no nome'],
  ['a\tb', 'U+0009'],
])('the folder %j is refused, and the message names %s', (folder, reason) => {
  vi.spyOn(process, 'cwd').mockReturnValue(resolve(folder));
  expect(checkFolder).toThrow(reason);
});

test('a folder with other characters is not refused', () => {
  const folder = "Oração & fé (2), R$ 67 à vista! D'Ávila [novo] {x} a+b=c; @loja 😀";
  vi.spyOn(process, 'cwd').mockReturnValue(resolve(folder));
  expect(checkFolder).not.toThrow();
});

test('the refusal of a folder is one line', () => {
  const { status, said } = runIn('Site #2');
  expect(status).toBe(1);
  expect(said.split('\n')).toEqual([expect.stringContaining('no nome')]);
});

const NOT_INSTALLED = 'Não foi possível instalar os pacotes';
const NATIVE = ['@astrojs/compiler-binding', '@tailwindcss/oxide', 'lightningcss', 'rolldown'];
const LOCK = {
  packages: {
    '': {},
    'node_modules/sharp': { version: '1.0.0' },
    'node_modules/a-win32': { optional: true },
  },
};
const COMPLETE = { 'node_modules/.package-lock.json': '{}', 'node_modules/sharp/index.js': '' };
const LOADABLE = {
  ...COMPLETE,
  ...Object.fromEntries(NATIVE.map((name) => [`node_modules/${name}/index.js`, ''])),
};
const sharp = (version: string) => ({ 'node_modules/sharp/package.json': JSON.stringify({ version }) });

test.each<[string, Record<string, string>, string]>([
  ['an interrupted installation is repeated', { 'node_modules/sharp/package.json': '' }, NOT_INSTALLED],
  ['a package with another version is installed again', { ...LOADABLE, ...sharp('0.9.0') }, NOT_INSTALLED],
  ['a package of the lock file is installed when it is missing', LOADABLE, NOT_INSTALLED],
  [
    'packages that do not load, even after an installation, are named',
    { ...COMPLETE, ...sharp('1.0.0'), 'npm-cli.js': 'process.exit(0)' },
    `está incompleta: ${NATIVE.join(', ')} não abre`,
  ],
])('%s', (_title, files, said) => {
  expect(runIn('site', { 'package-lock.json': JSON.stringify(LOCK), ...files }).said).toContain(said);
});
