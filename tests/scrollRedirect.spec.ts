import { expect, type Page, test } from '@playwright/test';
import { letPass } from './support/clock.ts';
import { content } from './support/content.ts';
import {
  countArrivals,
  expectNeverGo,
  expectStay,
  LONG_MS,
  OFFER,
  openStopped,
  saveData,
  scrollToTop,
  showPrice,
} from './support/leaving.ts';
import { expectNewTab } from './support/links.ts';
import { desktop, onDesktop, onPhone } from './support/screens.ts';
import { variantUrl } from './support/variants.ts';

const DELAY_MS = 20_000;
const { links, site } = content;

const buyLink = (page: Page) => page.locator(`#preco a[href="${links.checkoutB}"]`);

/** What the visitor did since has not moved the moment: it goes when the rest of the time is over, and not before. */
async function expectGoAfter(page: Page, ms: number): Promise<void> {
  await letPass(page, ms - 1);
  await expectStay(page);
  await page.clock.runFor(1);
  await expect(page).toHaveURL(OFFER);
}

/** Puts something at the end of the price section. */
function insert(page: Page, html: string): Promise<void> {
  return page
    .locator('#preco')
    .evaluate((price, markup) => price.insertAdjacentHTML('beforeend', markup), html);
}

async function expectBuyLinksWork(page: Page): Promise<void> {
  const toBuy = page.locator('main a[href^="https://pay."]:visible');
  expect(await toBuy.count()).toBeGreaterThanOrEqual(3);
  for (const link of await toBuy.all()) await expectNewTab(link, /^https:\/\/pay\./);
  const opening = page.context().waitForEvent('page');
  await buyLink(page).click();
  await (await opening).waitForURL(links.checkoutB);
}

test.describe('when scripts are off', () => {
  test.use({ javaScriptEnabled: false });

  test('the page stays, leads to the price and sells', async ({ page }) => {
    await page.context().route('https://pay.example.com/**', (route) => route.fulfill({ body: 'checkout' }));
    await page.goto('/');
    await page.locator('main a[href="#preco"]').first().click();
    await expect(page).toHaveURL('/#preco');
    await expect(page.locator('#preco h2')).toBeInViewport();
    await expect(page.locator('meta[http-equiv="refresh" i]')).toHaveCount(0);
    await expectBuyLinksWork(page);
    await expect(page).toHaveURL('/#preco');
  });
});

test.describe('when the script fails', () => {
  test('every buy link is still a link that opens its checkout', async ({ page }) => {
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'IntersectionObserver'));
    await openStopped(page);
    expect(faults.join()).toContain('IntersectionObserver');
    await page.locator('#preco').scrollIntoViewIfNeeded();
    await expectBuyLinksWork(page);
    expect(new URL(page.url()).pathname).toBe('/');
  });
});

test('goes to the offer 20,000 ms after the price is first seen, not a millisecond sooner', async ({
  page,
}) => {
  const arrivals = countArrivals(page);
  await openStopped(page);
  await letPass(page, LONG_MS);
  await expectStay(page);
  await showPrice(page);
  await expectGoAfter(page, DELAY_MS);
  expect(arrivals()).toBe(1);
});

test('one pixel of the price is enough, and a pixel short of it is not', async ({ page }) => {
  await openStopped(page);
  await showPrice(page, -1);
  await letPass(page, LONG_MS);
  await expectStay(page);
  await showPrice(page, 1);
  await expectGoAfter(page, DELAY_MS);
});

test('a price on the screen from the start waits for the first scroll', async ({ page }) => {
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 8000 });
  await openStopped(page);
  await page.evaluate((price) => {
    const end = document.querySelector(price)?.getBoundingClientRect().bottom ?? 0;
    document.body.style.paddingBottom = `${innerHeight + end}px`;
  }, '#preco');
  await expect(page.locator('#preco')).toBeInViewport();
  await letPass(page, LONG_MS);
  await expectStay(page);
  await page.mouse.wheel(0, 30);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await letPass(page, 0);
  await expectGoAfter(page, DELAY_MS);
});

test('a menu link is a way to see the price too', async ({ page }) => {
  await openStopped(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.locator('main a[href="#preco"]').first().click();
  await showPrice(page, 300);
  await expectGoAfter(page, DELAY_MS);
});

test('counts from the first sight, whether the visitor scrolls away, or back', async ({ page }) => {
  await openStopped(page);
  await showPrice(page);
  await letPass(page, 8000);
  await scrollToTop(page);
  await letPass(page, 8000);
  await showPrice(page);
  await letPass(page, 1000);
  await scrollToTop(page);
  await expectGoAfter(page, 3000);
});

test('goes in a hidden tab as well', async ({ page }) => {
  await openStopped(page);
  await showPrice(page);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  await expectGoAfter(page, DELAY_MS);
});

test('each tab counts for itself', onDesktop, async ({ page, context }) => {
  await openStopped(page);
  await showPrice(page);
  await letPass(page, 12_000);
  const other = await context.newPage();
  await other.goto('/');
  await showPrice(other);
  await letPass(page, 7999);
  await expectStay(page);
  await page.clock.runFor(1);
  await expect(page).toHaveURL(OFFER);
  await letPass(other, 11_999);
  expect(new URL(other.url()).pathname).toBe('/');
  await other.clock.runFor(1);
  await expect(other).toHaveURL(OFFER);
});

test('sets out once, however long the offer takes to arrive', onDesktop, async ({ page }) => {
  await saveData(page);
  await openStopped(page);
  const held = Promise.withResolvers<void>();
  let asked = 0;
  await page.route(OFFER, async (route) => {
    asked++;
    await held.promise;
    await route.continue();
  });
  await showPrice(page);
  await page.clock.runFor(DELAY_MS + LONG_MS);
  held.resolve();
  await expect(page).toHaveURL(OFFER);
  expect(asked).toBe(1);
});

test.describe('a click that looks like buying, on a desktop', onDesktop, () => {
  // Each as hard to see as it comes; buyLike.test.ts has the plain ones.
  const buyLike = {
    'the inside of a checkout link':
      '<a href="https://pay.example.com/other" onclick="return false"><b><i data-press>Clique</i></b></a>',
    'the inside of a button that says comprar': '<button><i data-press>★★</i> Quero COMPRAR</button>',
    'the inside of an element with a buy class': '<div class="cardBuyNow"><b data-press>Clique</b></div>',
    'an element that says aproveitar': '<div data-press>É HORA DE APROVEITAR</div>',
  };
  for (const [name, html] of Object.entries(buyLike)) {
    test(`cancels for good: ${name}`, async ({ page }) => {
      await openStopped(page);
      await insert(page, html);
      await showPrice(page);
      await letPass(page, DELAY_MS - 1);
      await page.locator('[data-press]').click();
      await expectNeverGo(page);
      await scrollToTop(page);
      await showPrice(page);
      await expectNeverGo(page);
    });
  }

  const presses = {
    'a click on the real button': (page: Page) => buyLink(page).click(),
    'Enter on it': (page: Page) => buyLink(page).press('Enter'),
    'the middle mouse button': (page: Page) => buyLink(page).click({ button: 'middle' }),
    'a click with Ctrl held': (page: Page) => buyLink(page).click({ modifiers: ['Control'] }),
  };
  for (const [name, press] of Object.entries(presses)) {
    test(`cancels for good: ${name}`, async ({ page, context }) => {
      await openStopped(page);
      await showPrice(page);
      const opening = context.waitForEvent('page');
      await press(page);
      await (await opening).close();
      await expectNeverGo(page);
    });
  }

  test('cancels also before the price was seen', async ({ page, context }) => {
    await openStopped(page);
    const opening = context.waitForEvent('page');
    await page.locator(`#sobre a[href="${links.checkoutA}"]`).click();
    await (await opening).close();
    await letPass(page, 1000);
    await showPrice(page);
    await expectNeverGo(page);
  });

  test('cancels when the page itself stops the click', async ({ page }) => {
    await openStopped(page);
    await insert(
      page,
      '<button data-press class="checkout" onclick="event.stopPropagation(); event.preventDefault()">Clique</button>',
    );
    await showPrice(page);
    await page.locator('[data-press]').click();
    await expectNeverGo(page);
  });
});

test('no other click cancels', onDesktop, async ({ page }) => {
  await openStopped(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await insert(page, '<p data-press>Uma compra não é um clique</p>');
  await showPrice(page);
  const banner = page.getByRole('banner');
  await banner.getByRole('link', { name: site.menu.price, exact: true }).click();
  await page.locator('[data-press]').click();
  await page.locator('#preco h2').click();
  await page.locator('#preco').click({ position: { x: 4, y: 4 } });
  await page.locator('#perguntas summary').first().click();
  await page.locator('#perguntas').click({ position: { x: 4, y: 4 } });
  await page.getByRole('contentinfo').locator('p').last().click();
  await page.locator('#inicio a[href="#preco"]').click();
  await buyLink(page).click({ button: 'right' });
  await expectGoAfter(page, DELAY_MS);
});

test('nothing cancels on a phone', onPhone, async ({ page, context }) => {
  await openStopped(page);
  await insert(page, '<button data-press class="checkout buy">Comprar e aproveitar</button>');
  await page.locator('[data-press]').tap();
  await showPrice(page);
  await page.locator('[data-press]').tap();
  const opening = context.waitForEvent('page');
  await buyLink(page).tap();
  await (await opening).close();
  await buyLink(page).press('Enter');
  await letPass(page, DELAY_MS - 1);
  await expectStay(page);
  await page.clock.runFor(1);
  await expect(page).toHaveURL(OFFER);
});

test.describe('the width at the time of the click decides', onDesktop, () => {
  const press = async (page: Page, { from, to }: { from: number; to: number }) => {
    await page.setViewportSize({ width: from, height: 800 });
    await openStopped(page);
    await insert(page, '<button data-press>Comprar</button>');
    await showPrice(page);
    await page.setViewportSize({ width: to, height: 800 });
    await page.locator('[data-press]').click();
  };

  test('at 767 px the click does not cancel', async ({ page }) => {
    await press(page, { from: 1280, to: 767 });
    await expectGoAfter(page, DELAY_MS);
  });

  test('at 768 px it does', async ({ page }) => {
    await press(page, { from: 767, to: 768 });
    await expectNeverGo(page);
  });
});

test.describe('when the seller has switched it off', () => {
  test.use({ ...desktop, baseURL: variantUrl('quiet') });

  test('nothing happens', onDesktop, async ({ page }) => {
    await openStopped(page);
    await showPrice(page);
    await expectNeverGo(page);
  });
});
