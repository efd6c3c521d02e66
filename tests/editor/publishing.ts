import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { test } from './editorTest.ts';

/** The output folders of publishing. */
const WRITTEN = ['dist', 'packed'];
const asideOf = (folder: string) => join('.cache', `editor-publishing-${folder}`);

/** Moves a developer's own output folders aside during the tests of a group. */
export function keepOutput(): void {
  test.beforeAll(() => {
    for (const folder of WRITTEN.filter(existsSync)) {
      rmSync(asideOf(folder), { recursive: true, force: true });
      renameSync(folder, asideOf(folder));
    }
  });
  test.afterAll(() => {
    for (const folder of WRITTEN) {
      rmSync(folder, { recursive: true, force: true });
      if (existsSync(asideOf(folder))) renameSync(asideOf(folder), folder);
    }
  });
}
