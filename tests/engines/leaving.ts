import { setTimeout as wait } from 'node:timers/promises';
import type { Screen } from './screen.ts';

const LONGEST_MS = 5000;

/**
 * Moves the pointer of a screen out of a page over its upper edge, `topPx` below the screen's, and waits until the page
 * has been told both that it was there and that it has left. `ask` runs a function in the page.
 */
export async function leaveOverEdge(
  screen: Screen,
  topPx: number,
  ask: (question: typeof pointerNoted) => Promise<string>,
): Promise<void> {
  await ask(pointerNoted);
  // A little way and back, for what does not move tells nobody.
  await until('in', ask, (turn) => screen.movePointer(320 + (turn % 2), topPx + 320));
  await until('out', ask, () => screen.movePointer(320, topPx - 20));
}

async function until(
  wanted: string,
  ask: (question: typeof pointerNoted) => Promise<string>,
  move: (turn: number) => void,
): Promise<void> {
  const endMs = Date.now() + LONGEST_MS;
  for (let turn = 0; Date.now() < endMs; turn++) {
    move(turn);
    await wait(50);
    if ((await ask(pointerNoted)) === wanted) return;
  }
  throw new Error(`The pointer was moved, and the page did not note that it is ${wanted}.`);
}

/** Where the page last noted the pointer; from the first time that it is asked. */
function pointerNoted(): string {
  const { dataset } = document.documentElement;
  if (dataset['pointer'] === undefined) {
    dataset['pointer'] = 'nowhere';
    const note = (where: string) => () => {
      dataset['pointer'] = where;
    };
    addEventListener('mousemove', note('in'), { capture: true });
    addEventListener('mouseout', ({ relatedTarget }) => !relatedTarget && note('out')(), { capture: true });
  }
  return dataset['pointer'] ?? '';
}
