// Tests that the editor's process may end at any moment, such as by a power failure.
import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CONTENT_FOLDER } from '../../src/content-model/contentFolder.ts';
import { checkContent } from '../../src/content-model/loadContent.ts';
import { HISTORY_FOLDER } from '../runningEditor.ts';
import { resetProject, startStore } from '../testing/project.ts';

const KILLS = 50;

/** The numbers of edits that the process reported as saved, until it was killed. */
async function editUntilKilled(first: number, delayMs: number): Promise<number> {
  const child: ChildProcess = fork(join('editor', 'testing', 'editWithoutEnd.ts'), [String(first)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [],
  });
  let saved = first - 1;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.on('message', (number) => {
    if (number === first) setTimeout(() => child.kill('SIGKILL'), delayMs);
    saved = Number(number);
  });
  await ended;
  return saved;
}

const temporaryFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tmp'));

it('loses at most the current edit and keeps the content valid in 50 or more kills at random moments', async () => {
  resetProject();
  let next = 1;
  let cutOff = 0;
  // At least one kill must happen between the two files of an edit, which is a short moment.
  for (let kill = 0; kill < KILLS || cutOff === 0; kill += 1) {
    const saved = await editUntilKilled(next, Math.random() * 150);
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
}, 600_000);
