// Tests every way in which a visitor follows a buy link.
import { createServer } from 'node:http';
import { expect, type Locator, test } from '@playwright/test';
import { launchOptions } from '../../scripts/chromium.ts';
import { mainPage, offer, sectionOn } from '../support/content.ts';
import { skipOffer } from '../support/offerVisit.ts';
import { listen } from '../support/programs.ts';
import { onDesktop } from '../support/screens.ts';

// In the headless shell, a click on a buy link with the middle button opens no tab.
test.use({ launchOptions: await launchOptions() });

const EVENT = [
  'track',
  'InitiateCheckout',
  { content_name: 'Planner Devocional', content_category: 'Digital Product', value: 47.9, currency: 'BRL' },
];

const { origin: platform, pathname, search } = new URL(offer('b').checkout);

test(
  'every way to follow a buy link opens one tab and sends one event, despite other scripts',
  onDesktop,
  async ({ page, context, baseURL }) => {
    // A payment platform on this machine: Playwright cannot mock responses for a tab that opens in the background.
    const shop = createServer((_, response) => void response.end());
    const origin = `http://127.0.0.1:${await listen(shop)}`;
    await context.route(`${baseURL}/`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(platform, origin);
      await route.fulfill({ response, body });
    });
    await skipOffer(page);
    const calls: unknown[][] = [];
    await page.exposeFunction('fbq', (...call: unknown[]) => calls.push(call));
    await page.goto('/');
    const link = page.getByRole('link', { name: sectionOn(mainPage, 'pricing').buy, exact: true });
    await link.evaluate((found) => {
      const copy = found.cloneNode(true);
      found.replaceWith(copy);
      for (const type of ['click', 'auxclick']) {
        copy.addEventListener(type, (event) => event.stopImmediatePropagation());
        document.addEventListener(type, (event) => event.stopPropagation(), { capture: true });
      }
    });
    await link.click({ button: 'right' });
    const ways: ((link: Locator) => Promise<void>)[] = [
      (link) => link.click(),
      (link) => link.press('Enter'),
      (link) => link.click({ button: 'middle' }),
      (link) => link.click({ modifiers: ['ControlOrMeta'] }),
    ];
    for (const [index, follow] of ways.entries()) {
      const opening = context.waitForEvent('page');
      await follow(link);
      const tab = await opening;
      await tab.waitForURL(origin + pathname + search);
      await expect.poll(() => calls).toEqual(Array(index + 1).fill(EVENT));
      expect(context.pages()).toEqual([page, tab]);
      await tab.close();
    }
    // By then, the tasks that wait on the page have run.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    expect(calls).toHaveLength(ways.length);
    shop.closeAllConnections();
    shop.close();
  },
);
