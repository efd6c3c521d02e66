import { expect, type Page, test } from '@playwright/test';
import { letPass } from '../support/clock.ts';
import { content } from '../support/content.ts';
import {
  expectGoAfter,
  expectNeverGo,
  expectStay,
  insertIntoPrice,
  OFFER,
  openStopped,
  scrollToTop,
  showPrice,
} from '../support/leaving.ts';
import { onDesktop, onPhone } from '../support/screens.ts';

const DELAY_MS = 20_000;
const { links, site } = content;

const buyLink = (page: Page) => page.locator(`#preco a[href="${links.checkoutB}"]`);

test.describe('a click that looks like buying, on a desktop', onDesktop, () => {
  // Each as hard to see as it comes; buyLike.test.ts has the plain ones.
  const buyLike = {
    'the inside of a checkout link':
      '<a href="https://pay.example.com/other" target="_blank"><b><i data-press>Clique</i></b></a>',
    'the inside of a button that says comprar': '<button><i data-press>★★</i> Quero COMPRAR</button>',
    'the inside of an element with a buy class': '<div class="cardBuyNow"><b data-press>Clique</b></div>',
    'an element that says aproveitar': '<div data-press>É HORA DE APROVEITAR</div>',
  };
  for (const [name, html] of Object.entries(buyLike)) {
    test(`cancels for good: ${name}`, async ({ page }) => {
      await openStopped(page);
      await insertIntoPrice(page, html);
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
    await insertIntoPrice(page, '<button data-press class="checkout">Clique</button>');
    await page.locator('[data-press]').evaluate((button) =>
      button.addEventListener('click', (event) => {
        event.stopPropagation();
        event.preventDefault();
      }),
    );
    await showPrice(page);
    await page.locator('[data-press]').click();
    await expectNeverGo(page);
  });
});

test('no other click cancels', onDesktop, async ({ page }) => {
  await openStopped(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await insertIntoPrice(page, '<p data-press>Uma compra não é um clique</p>');
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
  await insertIntoPrice(page, '<button data-press class="checkout buy">Comprar e aproveitar</button>');
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
    await insertIntoPrice(page, '<button data-press>Comprar</button>');
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
