import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** What a script says in a project that stands in `folder` and has nothing but what every script runs first. */
function runIn(folder: string) {
  const parent = mkdtempSync(join(tmpdir(), 'folders-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const project = join(parent, folder);
  mkdirSync(join(project, 'scripts'), { recursive: true });
  for (const file of ['run.mjs', 'project.mjs'])
    cpSync(join('scripts', file), join(project, 'scripts', file));
  const { status, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'build'], {
    cwd: project,
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
])('the folder %s is refused in one sentence that names %s', (folder, character) => {
  const { status, said } = runIn(folder);
  expect(status).toBe(1);
  expect(said.split('\n')).toHaveLength(1);
  expect(said).toContain(`tem “${character}” no nome`);
});

test('an unseen character of a folder is named by its number', () => {
  expect(runIn('a\tb').said).toContain('U+0009');
});

test.each(['Oração & fé (2)', 'R$ 67, à vista!', "D'Ávila", '[novo] {x} a+b=c; @loja', 'Ação 😀'])(
  'the folder %s is not refused',
  (folder) => {
    expect(runIn(folder).said).not.toContain('no nome');
  },
);
