import { expect } from 'vitest';
import { content } from '../../support/content.ts';
import { type Journey, keepPicture, OPENED_MS, type Walk } from '../journey.ts';
import { attribute, centre, isSeen, letPass, press, texts } from '../page.ts';
import type { Visitor } from '../visitor.ts';

const titles = content.product.modules.map(({ title }) => title);
const { next, previous, pause } = content.interface.carousel;
const ROW = '[data-viewport]';
const POSITION = 'section:has(> [data-viewport]) p[aria-live]';
const TICK_MS = 3000;
const stopped = { stoppedAtMs: OPENED_MS };

/** Brings the carousel into view and waits until it has woken and plays. */
async function wake({ visitor }: Walk): Promise<void> {
  await visitor.moveMouse({ x: 5, y: 5 });
  await centre(visitor, ROW);
  await expect
    .poll(() => attribute(visitor, POSITION, 'aria-live'), { message: 'the carousel plays' })
    .toBe('off');
  await letPass(visitor, 0);
}

/** The titles of the slides that stand wholly in the row, from left to right. */
function titlesInView(visitor: Visitor): Promise<string[]> {
  return visitor.ask((row: string) => {
    const frame = document.querySelector(row)?.getBoundingClientRect() ?? { left: 0, right: 0 };
    return Array.from(document.querySelectorAll(`${row} h3`), (title) => ({
      title: title.textContent ?? '',
      box: title.getBoundingClientRect(),
    }))
      .filter(({ box }) => box.left >= frame.left - 1 && box.right <= frame.right + 1)
      .sort((one, other) => one.box.left - other.box.left)
      .map(({ title }) => title);
  }, ROW);
}

/** So many slides from the one of that index on, around the end. */
const slidesFrom = (index: number, count: number) =>
  Array.from({ length: count }, (_, step) => titles[(index + step) % titles.length]);

export function carouselJourneys(journey: Journey): void {
  for (const [size, count] of [
    ['phone', 1],
    ['desktop', 3],
  ] as const) {
    journey(
      `the carousel goes on every 3,000 ms and round its end (${size})`,
      { ...stopped, size },
      async (walk) => {
        const { visitor } = walk;
        await wake(walk);
        expect(await titlesInView(visitor)).toEqual(slidesFrom(0, count));
        await letPass(visitor, TICK_MS - 1);
        expect(await texts(visitor, POSITION)).toEqual(['1 de 10']);
        await letPass(visitor, 1);
        await expect.poll(() => titlesInView(visitor)).toEqual(slidesFrom(1, count));
        await keepPicture(walk, `carousel-${size}`);
        for (let slide = 2; slide <= titles.length; slide++) {
          await letPass(visitor, TICK_MS);
          await expect.poll(() => titlesInView(visitor)).toEqual(slidesFrom(slide, count));
        }
        expect(await texts(visitor, POSITION)).toEqual(['1 de 10']);
      },
    );
  }

  journey(
    'the mouse over it holds it, and its leaving lets it go on',
    { ...stopped, size: 'desktop' },
    async (walk) => {
      const { visitor } = walk;
      await wake(walk);
      await visitor.moveMouse(await centre(visitor, ROW));
      await expect.poll(() => attribute(visitor, POSITION, 'aria-live')).toBe('polite');
      await letPass(visitor, 5 * TICK_MS);
      expect(await texts(visitor, POSITION)).toEqual(['1 de 10']);
      await visitor.moveMouse({ x: 5, y: 5 });
      await expect.poll(() => attribute(visitor, POSITION, 'aria-live')).toBe('off');
      await letPass(visitor, TICK_MS);
      await expect.poll(() => texts(visitor, POSITION)).toEqual(['2 de 10']);
    },
  );

  journey('buttons, arrow keys and dragging move it and stop it', stopped, async (walk) => {
    const { visitor } = walk;
    await wake(walk);
    await press(visitor, `[aria-label="${next}"]`);
    await expect.poll(() => titlesInView(visitor)).toEqual(slidesFrom(1, 1));
    await visitor.key('ArrowRight');
    await expect.poll(() => titlesInView(visitor)).toEqual(slidesFrom(2, 1));
    await visitor.key('ArrowLeft');
    await press(visitor, `[aria-label="${previous}"]`);
    await expect.poll(() => titlesInView(visitor)).toEqual(slidesFrom(0, 1));
    await letPass(visitor, 5 * TICK_MS);
    expect(await texts(visitor, POSITION)).toEqual(['1 de 10']);
    expect(await isSeen(visitor, `[aria-label="${pause}"]`)).toBe(false);

    const middle = await centre(visitor, ROW);
    await visitor.drag({ x: middle.x + 120, y: middle.y }, { x: middle.x - 120, y: middle.y });
    await expect.poll(() => texts(visitor, POSITION)).toEqual(['2 de 10']);
    await expect.poll(() => titlesInView(visitor)).toEqual(slidesFrom(1, 1));
  });
}
