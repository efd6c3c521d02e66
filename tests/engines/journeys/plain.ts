import { expect } from 'vitest';
import { OFFER_PATH } from '../../../src/domain/routes.ts';
import { content } from '../../support/content.ts';
import { type Journey, keepPicture, UNKNOWN_PATH } from '../journey.ts';
import { centre, isSeen, path, press, texts } from '../page.ts';
import { readFaults } from '../pageScripts.ts';

const { faq, hero } = content.home;
const { trust } = content.offer;
const withoutScripts = { hasNoScripts: true };

export function plainJourneys(journey: Journey): void {
  journey('an unknown path is told, logged and leads back', { path: UNKNOWN_PATH }, async (walk) => {
    const { visitor } = walk;
    expect(await texts(visitor, 'h1')).toEqual(['Oops! Page not found']);
    expect(await texts(visitor, 'main')).toEqual([expect.stringMatching(/^404 /)]);
    expect(await visitor.ask(readFaults)).toEqual([`404: unknown path ${UNKNOWN_PATH}`]);
    await keepPicture(walk, '404');
    await press(visitor, 'main a');
    await expect.poll(() => path(visitor)).toBe('/');
    await expect.poll(() => texts(visitor, 'h1')).toEqual([`${hero.headline} ${hero.headlineAccent}`]);
  });

  journey(
    'without scripts the menu, the questions, the tasks and the carousel serve all the same',
    withoutScripts,
    async (walk) => {
      const { visitor } = walk;
      expect(await visitor.ask(() => document.documentElement.classList.contains('scripts'))).toBe(false);
      await press(visitor, '[popovertarget="menu"]');
      await expect.poll(() => isSeen(visitor, '#menu')).toBe(true);
      await press(visitor, '#menu a[href="#preco"]');
      await expect.poll(() => path(visitor)).toBe('/#preco');
      await visitor.key('Escape');
      await expect.poll(() => isSeen(visitor, '#menu')).toBe(false);
      expect(await visitor.ask(() => document.querySelector('[role="timer"]')?.textContent)).toBe('4:37:22');

      await press(visitor, '#perguntas details:nth-of-type(2) > summary');
      await expect.poll(() => texts(visitor, '#perguntas details > p')).toEqual([faq.items[1]?.answer]);
      await press(visitor, 'label:has(.planner-check:not(:checked))');
      await expect.poll(() => texts(visitor, '.planner-finished')).toEqual([hero.planner.finished]);

      await centre(visitor, '[data-viewport]');
      const canScroll = await visitor.ask(() => {
        const row = document.querySelector('[data-viewport]');
        return row ? row.scrollWidth > 5 * row.clientWidth && getComputedStyle(row).overflowX : undefined;
      });
      expect(canScroll).toBe('auto');
      expect(await isSeen(visitor, '[data-buy-bar]')).toBe(true);
      await keepPicture(walk, 'without-scripts');
    },
  );

  journey(
    'of an offer that breaks off in the midst of its card, the price and the way to buy are shown all the same',
    { ...withoutScripts, path: OFFER_PATH, endsWith: trust[0] ?? '' },
    async ({ visitor }) => {
      expect(await visitor.ask(() => document.querySelector('footer'))).toBe(null);
      for (const selector of ['main .big-price', 'main .buy-link'])
        await expect.poll(() => isSeen(visitor, selector), { timeout: 5_000 }).toBe(true);
    },
  );

  journey(
    'without scripts a press on the poster opens the video in a new tab',
    { ...withoutScripts, path: OFFER_PATH },
    async ({ visitor, address }) => {
      await press(visitor, '[data-video] > a');
      await expect
        .poll(() => visitor.tabs())
        .toEqual([address + OFFER_PATH, expect.stringMatching(/\.mp4$/)]);
    },
  );
}
