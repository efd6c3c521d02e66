// Tests that the editor's process may end at any moment, such as by a power failure.
import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CONTENT_FOLDER } from '../../src/content-model/contentFolder.ts';
import { checkContent } from '../../src/content-model/loadContent.ts';
import { HISTORY_FOLDER } from '../runningEditor.ts';
import { resetProject, startStore } from '../testing/project.ts';

const KILLS = 20;

/** Ends the process at a random moment, or between the two files of an edit, while its journal exists. */
const killLater = (child: ChildProcess, moment: 'random' | 'journal'): void => {
  const kill = () => child.kill('SIGKILL');
  if (moment === 'random') setTimeout(kill, Math.random() * 150);
  else {
    const watcher = watch(HISTORY_FOLDER, (_event, file) => file === 'journal.json' && kill());
    child.once('exit', () => watcher.close());
  }
};

/** The number of the last edit that the process reported as saved, until it was killed. */
async function editUntilKilled(first: number, moment: 'random' | 'journal'): Promise<number> {
  const child = fork(join('editor', 'testing', 'editWithoutEnd.ts'), [String(first)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [],
  });
  let saved = first - 1;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.on('message', (number) => {
    if (number === first) killLater(child, moment);
    saved = Number(number);
  });
  await ended;
  return saved;
}

const temporaryFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tmp'));

it('loses at most the current edit and keeps the content valid, however often it is killed', async () => {
  resetProject();
  let next = 1;
  let cutOff = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const saved = await editUntilKilled(next, kill % 2 ? 'journal' : 'random');
    if (existsSync(join(HISTORY_FOLDER, 'journal.json'))) cutOff += 1;
    expect(checkContent().errors).toEqual([]);
    const store = startStore();
    expect(checkContent().errors).toEqual([]);
    expect(temporaryFiles(CONTENT_FOLDER)).toEqual([]);
    const { downloads } = JSON.parse(JSON.stringify(store.state().files.proof));
    expect(downloads).toBeGreaterThanOrEqual(saved);
    expect(downloads).toBeLessThanOrEqual(saved + 1);
    expect(store.state()).toMatchObject({
      undoLabel: `Edição ${downloads}`,
      files: { site: { tagline: `Edição ${downloads}` } },
    });
    store.undo();
    expect(store.state().files.proof).not.toMatchObject({ downloads });
    store.redo();
    expect(store.state().files.proof).toMatchObject({ downloads });
    next = downloads + 1;
  }
  expect(cutOff).toBeGreaterThan(0);
}, 600_000);
