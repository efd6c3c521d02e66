import { expect } from 'vitest';
import { content } from '../../support/content.ts';
import { type Journey, keepPicture } from '../journey.ts';
import { hasFocus, isSeen, press } from '../page.ts';

const VIEWER = 'dialog[data-viewer]';
const link = (number: number) => `#depoimentos li:nth-child(${number}) > a[data-enlarge]`;
const { close } = content.interface;

export function viewerJourneys(journey: Journey): void {
  for (const size of ['phone', 'desktop'] as const) {
    journey(`a conversation is enlarged within the screen (${size})`, { size }, async (walk) => {
      const { visitor } = walk;
      for (const number of [1, 3]) {
        await press(visitor, link(number));
        const seen = () =>
          visitor.ask(
            (viewer: string, pressed: string) => {
              const picture = document.querySelector<HTMLImageElement>(`${viewer} img`);
              const address = document.querySelector<HTMLAnchorElement>(pressed)?.href;
              if (!picture) return 'no picture';
              const { left, top, right, bottom } = picture.getBoundingClientRect();
              const isWithin = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
              const isWhole = picture.complete && picture.naturalWidth > 0 && picture.src === address;
              return { isWithin, isWhole };
            },
            VIEWER,
            link(number),
          );
        await expect.poll(seen).toEqual({ isWithin: true, isWhole: true });
        if (number === 1) await keepPicture(walk, `viewer-${size}`);
        await press(visitor, `${VIEWER} [aria-label="${close}"]`);
        await expect.poll(() => isSeen(visitor, VIEWER)).toBe(false);
        expect(await hasFocus(visitor, link(number))).toBe(true);
      }
    });
  }

  journey(
    'Enter opens it; Escape and a press beside the picture close it',
    { size: 'desktop' },
    async ({ visitor }) => {
      await visitor.ask((second: string) => document.querySelector<HTMLElement>(second)?.focus(), link(2));
      await visitor.key('Enter');
      await expect.poll(() => hasFocus(visitor, `${VIEWER} button`)).toBe(true);
      await visitor.key('Escape');
      await expect.poll(() => isSeen(visitor, VIEWER)).toBe(false);
      expect(await hasFocus(visitor, link(2))).toBe(true);
      await press(visitor, link(1));
      await expect.poll(() => isSeen(visitor, VIEWER)).toBe(true);
      await press(visitor, `${VIEWER} img`);
      expect(await isSeen(visitor, VIEWER)).toBe(true);
      await visitor.click({ x: 4, y: 20 });
      await expect.poll(() => isSeen(visitor, VIEWER)).toBe(false);
    },
  );
}
