import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

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
  ['Site #2', '#'],
  ['Site 100% Deus', '%'],
  ['100%25/site', '%'],
  ['Quem sou?', '?'],
  ['a*b', '*'],
  ['"Planner"', '"'],
  ['Site 24:10', ':'],
  ['US$$ 10', '$$'],
  ['Pais$&filhos', '$&'],
])('the folder %s is refused in one line that names %s', (folder, character) => {
  const { status, said } = runIn(folder);
  expect(status).toBe(1);
  expect(said.split('\n')).toHaveLength(1);
  expect(said).toContain(`tem “${character}” no nome`);
});

test('the message about an invisible character in a folder name contains its code point', () => {
  expect(runIn('a\tb').said).toContain('U+0009');
});

test.each(['Oração & fé (2)', 'R$ 67, à vista!', "D'Ávila", '[novo] {x} a+b=c; @loja', 'Ação 😀'])(
  'the folder %s is not refused',
  (folder) => {
    expect(runIn(folder).said).not.toContain('no nome');
  },
);

const NOT_INSTALLED = 'Não foi possível instalar os pacotes';
const BROKEN =
  'está incompleta: @astrojs/compiler-binding, @tailwindcss/oxide, lightningcss, rolldown não abre';

test('an installation that was interrupted is repeated', () => {
  const files = {
    'package-lock.json': JSON.stringify({ packages: { 'node_modules/sharp': { version: '1.0.0' } } }),
    'node_modules/sharp/package.json': '',
  };
  expect(runIn('site', files).said).toContain(NOT_INSTALLED);
});

test.each([
  ['packages that do not load, even after an installation, are named', '1.0.0', 0, BROKEN],
  ['a package is installed again when its version differs from the lock file', '0.9.0', 1, NOT_INSTALLED],
  ['a package of the lock file is installed when it is missing', undefined, 1, NOT_INSTALLED],
])('%s', (_title, version, npmStatus, said) => {
  const locked = {
    '': {},
    'node_modules/sharp': { version: '1.0.0' },
    'node_modules/a-win32': { optional: true },
  };
  const files = {
    'npm-cli.js': `process.exit(${npmStatus})`,
    'package-lock.json': JSON.stringify({ packages: locked }),
    'node_modules/.package-lock.json': '{}',
    ...(version && {
      'node_modules/sharp/package.json': JSON.stringify({ name: 'sharp', version }),
      'node_modules/sharp/index.js': '',
    }),
  };
  expect(runIn('site', files).said).toContain(said);
});
