import { test as base, expect, type Page } from '@playwright/test';
import { formatReais, formatShortReais } from '../../src/domain/money.ts';
import { content, textsIn } from './content.ts';
import { settleBands } from './screens.ts';

const { home, offer, product, prices, proof, links } = content;

/** What each page that sells must show whatever fails: where its buy links lead, in their order, and its words. */
const SALES = {
  '/': {
    addresses: [links.checkoutA, links.checkoutB, links.checkoutB],
    price: formatReais(prices.promotional),
    words: textsIn([
      home.hero.headline,
      home.about.heading,
      product.features.map(({ text }) => text),
      home.howItWorks,
      home.testimonials.heading,
      proof.testimonials.map(({ name }) => name),
      product.modules.map(({ title, description }) => [title, description]),
      product.bonus.title,
      home.price.heading,
      product.benefits,
      home.faq.items.map(({ question }) => question),
      home.help.heading,
    ]),
  },
  '/oferta-exclusiva': {
    addresses: [links.checkoutExclusive, links.checkoutExclusive],
    price: formatShortReais(prices.exclusive),
    words: textsIn([
      offer.heading,
      offer.text,
      offer.warning,
      offer.trust,
      product.features.map(({ text }) => text),
      offer.steps,
    ]),
  },
};

export type SellingRoute = keyof typeof SALES;

/** The two pages that sell. */
export const sellingRoutes = Object.keys(SALES) as SellingRoute[];

/** The layout shift that no fault may exceed, in all of a test's pages together. */
const MOST_SHIFT = 0.05;

/**
 * A visit in which something fails. At its end there must have been no uncaught exception, no dialog, no crash and no
 * layout shift to speak of: `faults` holds what there was, and a test that expects one takes it out.
 */
export const test = base.extend<{ faults: string[] }>({
  faults: [
    async ({ page }, use) => {
      const faults: string[] = [];
      let shift = 0;
      page.on('pageerror', (error) => faults.push(`exception: ${error.message}`));
      page.on('crash', () => faults.push('the page crashed'));
      page.on('dialog', async (dialog) => {
        faults.push(`${dialog.type()} dialog: ${dialog.message()}`);
        await dialog.dismiss();
      });
      await page.exposeFunction('tellShift', (value: number) => {
        shift += value;
      });
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value, hadRecentInput } = entry as PerformanceEntry & Record<string, unknown>;
            if (!hadRecentInput) Reflect.get(window, 'tellShift')(value);
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await use(faults);
      expect(faults).toEqual([]);
      expect(shift, 'the sum of all layout shifts').toBeLessThanOrEqual(MOST_SHIFT);
    },
    { auto: true },
  ],
});

type BuyLink = { href: string | null; isPressable: boolean };

/** Brings each buy link of the page's sections into view and tells where it leads, and whether a press there meets it. */
function readBuyLinks(page: Page): Promise<BuyLink[]> {
  return page.locator('main a[href^="https://pay."]').evaluateAll((found) =>
    found
      .filter((link) => !link.closest('[data-buy-bar], [hidden]'))
      .map((link) => {
        link.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { x, y, width, height } = link.getBoundingClientRect();
        const hit = document.elementFromPoint(x + width / 2, y + height / 2);
        const isSeen = link.checkVisibility({ opacityProperty: true, visibilityProperty: true });
        return { href: link.getAttribute('href'), isPressable: isSeen && width > 100 && link.contains(hit) };
      }),
  );
}

/** The page's words as they can be seen, in one line. */
async function visibleWords(page: Page): Promise<string> {
  const [words = ''] = await page.locator('main').allInnerTexts();
  return words.replace(/\s+/g, ' ');
}

const inOneLine = (text: string) => text.replace(/\s+/g, ' ');

/** Nothing is lost that sells: the words and the price can be seen, every checkout link is there and can be pressed. */
export async function expectSells(page: Page, route: SellingRoute): Promise<void> {
  const { addresses, price, words } = SALES[route];
  expect(new URL(page.url()).pathname).toBe(route);
  await settleBands(page);
  expect(await readBuyLinks(page)).toEqual(addresses.map((href) => ({ href, isPressable: true })));
  const shown = await visibleWords(page);
  expect(shown).toContain(price);
  expect(words.filter((text) => !shown.includes(inOneLine(text)))).toEqual([]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/**
 * What has arrived of a page sells: of its buy links the first ones are there, and can be pressed, one that has not come whole after
 * 2 s (decision 20). Tells how many.
 */
export async function expectSellsInPart(page: Page, route: SellingRoute): Promise<number> {
  await settleBands(page);
  const found = await readBuyLinks(page);
  const expected = SALES[route].addresses.slice(0, found.length);
  await expect
    .poll(() => readBuyLinks(page), { timeout: 3_000 })
    .toEqual(expected.map((href) => ({ href, isPressable: true })));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return found.length;
}
