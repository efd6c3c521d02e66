import { test as base, expect, type Page } from '@playwright/test';
import { shortPriceFormat } from '../../src/content-model/names.ts';
import { formatReais } from '../../src/domain/format.ts';
import { proseWords } from '../../src/domain/prose.ts';
import { content, mainPage, offer, offerPage, sectionOn } from './content.ts';
import { totalShift, watchShifts } from './shifts.ts';
import { OFFER_PATH } from './sites.ts';

const { product, proof } = content;
const offerHero = sectionOn(offerPage, 'offerHero');
const features = product.features.map(({ text }) => text);

/**
 * What each sales page must show even if something fails: the addresses of its buy links in order, its price and its
 * texts.
 */
const SALES = {
  '/': {
    addresses: [offer('a'), offer('b'), offer('b')].map(({ checkout }) => checkout),
    price: formatReais(offer('b').price),
    words: [
      proseWords(sectionOn(mainPage, 'hero').headline),
      ...features,
      ...proof.testimonials.map(({ name }) => name),
      ...product.modules.flatMap(({ title, description }) => [title, description]),
      sectionOn(mainPage, 'pricing').heading,
      ...sectionOn(mainPage, 'faq').items.map(({ question }) => question),
    ],
  },
  [OFFER_PATH]: {
    addresses: [offer('exclusiva').checkout, offer('exclusiva').checkout],
    price: shortPriceFormat(content)(offer('exclusiva').price),
    words: [offerHero.heading, offerHero.text, offerHero.warning, ...features],
  },
};

type SellingRoute = keyof typeof SALES;

export const sellingRoutes = Object.keys(SALES) as SellingRoute[];

const MAX_SHIFT = 0.005;

/**
 * A test for visits in which something fails. It fails after an uncaught exception, a dialog, a crash or a layout
 * shift. The test removes an exception, dialog or crash that it expects from `faults`.
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

/** Scrolls to each buy link of the sections, and returns its address and whether a press reaches it. */
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

/** Expects that a page still sells: its texts and price are visible, and every checkout link can be pressed. */
export async function expectSells(page: Page, route: SellingRoute): Promise<void> {
  const { addresses, price, words } = SALES[route];
  expect(new URL(page.url()).pathname).toBe(route);
  expect(await readBuyLinks(page)).toEqual(addresses.map((href) => ({ href, isPressable: true })));
  const shown = inOneLine((await page.locator('main').allInnerTexts()).join());
  expect([price, ...words].filter((text) => !shown.includes(inOneLine(text)))).toEqual([]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
