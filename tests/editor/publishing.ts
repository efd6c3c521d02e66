import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { test } from './editorTest.ts';

const OUTPUT_FOLDERS = ['dist', 'packed'];
const asideOf = (folder: string) => join('.cache', `editor-publishing-${folder}`);

/** Moves the developer's own output folders aside while the tests of the calling file or group run. */
export function setOutputAside(): void {
  test.beforeAll(() => {
    for (const folder of OUTPUT_FOLDERS.filter(existsSync)) {
      // A folder that a killed run has left aside holds the developer's own output.
      if (existsSync(asideOf(folder))) rmSync(folder, { recursive: true });
      else renameSync(folder, asideOf(folder));
    }
  });
  test.afterAll(() => {
    for (const folder of OUTPUT_FOLDERS) {
      rmSync(folder, { recursive: true, force: true });
      if (existsSync(asideOf(folder))) renameSync(asideOf(folder), folder);
    }
  });
}
