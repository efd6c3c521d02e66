import { expect } from 'vitest';
import { OFFER_PATH } from '../../../src/domain/routes.ts';
import { chatAddress, content } from '../../support/content.ts';
import type { Journey, Walk } from '../journey.ts';
import { isSeen, path, press, settle } from '../page.ts';
import { installPixel } from '../pageScripts.ts';
import type { Visitor } from '../visitor.ts';

const { links } = content;
const PRICE = '#preco a.buy-link';
/** Specification §7 and §9. */
const EVENT = [
  'track',
  'InitiateCheckout',
  { content_name: 'Planner Devocional', content_category: 'Digital Product', value: 47.9, currency: 'BRL' },
];

const calls = (visitor: Visitor) => visitor.ask(() => Reflect.get(window, 'calls') as unknown[][]);

/** Presses a link: one new tab opens at that address and knows nothing of the page it came from. Closes it again. */
async function expectNewTab(walk: Walk, pressed: () => Promise<void>, address: string): Promise<void> {
  const { visitor, sites } = walk;
  sites.asked.length = 0;
  const before = await path(visitor);
  await pressed();
  await expect.poll(() => sites.asked).toEqual([{ address, referer: undefined, opener: 'null' }]);
  const opened = async () => (await visitor.tabs()).slice(1);
  await expect.poll(opened).toEqual([sites.here(address)]);
  expect(await path(visitor)).toBe(before);
  await visitor.closeOtherTabs();
  await settle(visitor);
}

export function checkoutJourneys(journey: Journey): void {
  for (const size of ['phone', 'desktop'] as const) {
    journey(
      `every way to buy opens its checkout in a new tab, and offer B is tracked (${size})`,
      { site: 'quiet', size },
      async (walk) => {
        const { visitor } = walk;
        await visitor.ask(installPixel);
        await expectNewTab(walk, () => press(visitor, '#sobre a.buy-link'), links.checkoutA);
        expect(await calls(visitor)).toEqual([]);
        await expectNewTab(walk, () => press(visitor, '#depoimentos a.buy-link'), links.checkoutB);
        expect(await calls(visitor)).toEqual([EVENT]);
        await expectNewTab(walk, () => press(visitor, PRICE), links.checkoutB);
        expect(await calls(visitor)).toEqual([EVENT, EVENT]);
        if (size === 'desktop') return;
        await visitor.ask(() => document.querySelector('#ajuda')?.scrollIntoView({ behavior: 'instant' }));
        await expect
          .poll(() => isSeen(visitor, '[data-buy-bar]'), { message: 'the bar at the foot is there' })
          .toBe(true);
        await expectNewTab(walk, () => press(visitor, '[data-buy-bar] a'), links.checkoutB);
        expect(await calls(visitor)).toEqual([EVENT, EVENT, EVENT]);
      },
    );
  }

  journey(
    'a middle click and Enter are tracked too, each once',
    { site: 'quiet', size: 'desktop' },
    async (walk) => {
      const { visitor } = walk;
      await visitor.ask(installPixel);
      await expectNewTab(walk, () => press(visitor, PRICE, 'middle'), links.checkoutB);
      expect(await calls(visitor)).toEqual([EVENT]);
      await visitor.ask((link: string) => document.querySelector<HTMLElement>(link)?.focus(), PRICE);
      await expectNewTab(walk, () => visitor.key('Enter'), links.checkoutB);
      expect(await calls(visitor)).toEqual([EVENT, EVENT]);
    },
  );

  journey('both buttons of the offer lead to its own checkout', { path: OFFER_PATH }, async (walk) => {
    const { visitor } = walk;
    const sections = await visitor.ask(() =>
      Array.from(document.querySelectorAll('main a.buy-link'), (link) =>
        Array.from(document.querySelectorAll('main > section')).findIndex((section) =>
          section.contains(link),
        ),
      ),
    );
    expect(sections).toHaveLength(2);
    for (const index of sections) {
      const button = `main > section:nth-of-type(${index + 1}) a.buy-link`;
      await expectNewTab(walk, () => press(visitor, button), links.checkoutExclusive);
    }
  });

  journey('the help button opens the chat in a new tab', { site: 'quiet' }, async (walk) => {
    const { visitor, sites } = walk;
    await press(visitor, '#ajuda a');
    await expect.poll(() => sites.asked.map(({ address }) => address.split('?')[0])).toEqual([chatAddress]);
    expect(sites.asked[0]?.referer).toBeUndefined();
    await expect.poll(async () => (await visitor.tabs()).length).toBe(2);
  });
}
