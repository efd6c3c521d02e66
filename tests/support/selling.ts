import { test as base, expect, type Page } from '@playwright/test';
import { formatReais, offerPriceFormat } from '../../src/domain/format.ts';
import { content, textsIn } from './content.ts';
import { totalShift, watchShifts } from './shifts.ts';

const { home, offer, product, prices, proof, links } = content;

/** The contents that each sales page must show whatever fails: the addresses of its buy links in their order, its price and its texts. */
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
      product.bonus?.title ?? [],
      home.price.heading,
      product.benefits,
      home.faq.items.map(({ question }) => question),
      home.help.heading,
    ]),
  },
  '/oferta-exclusiva': {
    addresses: [links.checkoutExclusive, links.checkoutExclusive],
    price: offerPriceFormat(prices)(prices.exclusive),
    words: textsIn([
      offer.heading,
      offer.text,
      offer.warning,
      offer.trust,
      product.features.map(({ text }) => text),
      offer.steps.items,
    ]),
  },
};

type SellingRoute = keyof typeof SALES;

/** The two pages that sell. */
export const sellingRoutes = Object.keys(SALES) as SellingRoute[];

const MAX_SHIFT = 0.005;

/**
 * A visit in which something fails: the test fails on an uncaught exception, a dialog, a crash or a layout shift of its pages.
 * A test that expects one of them takes it out of `faults`.
 */
export const test = base.extend<{ faults: string[] }>({
  faults: [
    async ({ page }, use) => {
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(`exception: ${error.message}`));
      page.on('crash', () => faults.push('the page crashed'));
      page.on('dialog', async (dialog) => {
        faults.push(`${dialog.type()} dialog: ${dialog.message()}`);
        await dialog.dismiss();
      });
      const shifts = await watchShifts(page);
      await use(faults);
      expect(faults).toEqual([]);
      expect(totalShift(shifts), JSON.stringify(shifts)).toBeLessThanOrEqual(MAX_SHIFT);
    },
    { auto: true },
  ],
});

type BuyLink = { href: string | null; isPressable: boolean };

/** Brings each buy link of the page's sections into view: its address, and whether a press there reaches it. */
function readBuyLinks(page: Page): Promise<BuyLink[]> {
  return page.locator('main a[href^="https://pay."]').evaluateAll((found) =>
    found
      .filter((link) => link.checkVisibility())
      .map((link) => {
        link.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { x, y, width, height } = link.getBoundingClientRect();
        const hit = document.elementFromPoint(x + width / 2, y + height / 2);
        const isSeen = link.checkVisibility({ opacityProperty: true, visibilityProperty: true });
        return { href: link.getAttribute('href'), isPressable: isSeen && width > 100 && link.contains(hit) };
      }),
  );
}

const inOneLine = (text: string) => text.replace(/\s+/g, ' ');

/** The page still sells: its texts and price are visible, and every checkout link can be pressed. */
export async function expectSells(page: Page, route: SellingRoute): Promise<void> {
  const { addresses, price, words } = SALES[route];
  expect(new URL(page.url()).pathname).toBe(route);
  expect(await readBuyLinks(page)).toEqual(addresses.map((href) => ({ href, isPressable: true })));
  const shown = inOneLine((await page.locator('main').allInnerTexts()).join());
  expect([price, ...words].filter((text) => !shown.includes(inOneLine(text)))).toEqual([]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** The part of a page that has arrived sells: its buy links can be pressed. Returns how many there are. */
export async function expectSellsInPart(page: Page, route: SellingRoute): Promise<number> {
  const found = await readBuyLinks(page);
  const expected = SALES[route].addresses.slice(0, found.length);
  expect(found).toEqual(expected.map((href) => ({ href, isPressable: true })));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return found.length;
}
