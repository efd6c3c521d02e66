import { expect } from 'vitest';
import { content } from '../../support/content.ts';
import { type Journey, OPENED_MS, type Walk } from '../journey.ts';
import { centre, isSeen, letPass, texts } from '../page.ts';
import type { Visitor } from '../visitor.ts';

const AWAKE = '[data-island-status="hydrated"] [role="timer"]';
/** 31/12/2030 23:59 in São Paulo: see the variant `honest`. */
const DEADLINE_MS = Date.UTC(2031, 0, 1, 2, 59);
const LOOP_SECONDS = 4 * 3600 + 37 * 60 + 22;
const { deadline } = content.behaviour;

export async function wakeCountdown({ visitor }: Walk): Promise<void> {
  await centre(visitor, '[role="timer"], #preco');
  await centre(visitor, '#preco li');
  await expect.poll(() => isSeen(visitor, AWAKE), { message: 'the countdown is awake' }).toBe(true);
  await letPass(visitor, 0);
}

/** What the clock shows, without its units. */
const shown = (visitor: Visitor) =>
  visitor.ask((timer: string) => document.querySelector(timer)?.textContent, AWAKE);

const checkouts = (visitor: Visitor) =>
  visitor.ask(() =>
    Array.from(document.querySelectorAll('main .buy-link'), (link) => link.getAttribute('href')),
  );

export function countdownJourneys(journey: Journey): void {
  journey(
    'the countdown ticks from 4:37:22, starts over at zero and at each visit',
    { stoppedAtMs: OPENED_MS },
    async (walk) => {
      const { visitor, address } = walk;
      await wakeCountdown(walk);
      await expect.poll(() => shown(visitor)).toBe('4:37:22');
      await letPass(visitor, 999);
      expect(await shown(visitor)).toBe('4:37:22');
      await letPass(visitor, 1);
      await expect.poll(() => shown(visitor)).toBe('4:37:21');
      await letPass(visitor, 10_000);
      await expect.poll(() => shown(visitor)).toBe('4:37:11');
      await visitor.open(`${address}/?outra-visita`);
      await wakeCountdown(walk);
      await expect.poll(() => shown(visitor)).toBe('4:37:22');
    },
  );

  journey(
    'shows zero for its second and begins again',
    { stoppedAtMs: OPENED_MS, site: 'quiet' },
    async (walk) => {
      const { visitor } = walk;
      await wakeCountdown(walk);
      await letPass(visitor, LOOP_SECONDS * 1000);
      await expect.poll(() => shown(visitor)).toBe('0:00:00');
      await letPass(visitor, 1000);
      await expect.poll(() => shown(visitor)).toBe('4:37:22');
    },
  );

  journey(
    'a true deadline gives way to the list price in its second',
    { stoppedAtMs: DEADLINE_MS - 2000, site: 'honest' },
    async (walk) => {
      const { visitor, sites } = walk;
      await wakeCountdown(walk);
      await expect.poll(() => shown(visitor)).toBe('0:00:02');
      const price = async () => (await texts(visitor, '#preco')).join();
      expect(await price()).toContain('R$ 67,00');
      await letPass(visitor, 1999);
      await expect.poll(() => shown(visitor)).toBe('0:00:01');
      expect(await price()).toContain('R$ 67,00');
      await letPass(visitor, 1);
      await expect.poll(price).toContain('A oferta terminou em 31/12/2030 às 23h59');
      expect(await price()).not.toContain('R$ 67,00');
      expect(await isSeen(visitor, '[role="timer"]')).toBe(false);
      const listPrice = sites.here(deadline.listPriceCheckout);
      expect(new Set(await checkouts(visitor))).toEqual(new Set([listPrice]));
    },
  );
}
