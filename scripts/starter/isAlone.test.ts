import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isAlone } from './isAlone.ts';

const SCRIPT = `import { isAlone } from ${JSON.stringify(join(import.meta.dirname, 'isAlone.ts'))};
console.log(await isAlone());
process.kill(process.pid, 'SIGKILL');`;

/** Calls isAlone in another process, which then kills itself. */
const isAloneElsewhere = () =>
  spawnSync(process.execPath, ['--input-type=module', '--eval', SCRIPT], { encoding: 'utf8' }).stdout.trim();

it('is true for one call at a time, and again after the process of that call was killed', async () => {
  expect(isAloneElsewhere()).toBe('true');
  expect((await Promise.all([isAlone(), isAlone()])).toSorted()).toEqual([false, true]);
  expect(isAloneElsewhere()).toBe('false');
});
