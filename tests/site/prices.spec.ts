// Tests the price during the countdown, during a promotion and after a deadline. The unit tests in src/domain/ and
// src/client/ui/ test the times.
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { moveClock, openStopped, runMain, stopClock } from '../support/clock.ts';
import { content, offer } from '../support/content.ts';
import { skipOffer } from '../support/offerVisit.ts';
import { centre, onPhone } from '../support/screens.ts';
import { SALE, siteUrl } from '../support/sites.ts';

const SECOND_MS = 1000;

const priceOn = (page: Page) => page.locator('#preco');
const visible = (page: Page, selector: string) => page.locator(selector).filter({ visible: true });
// Found by its attribute, because `getByRole` does not find a deadline's countdown, which is invisible until it ticks.
const timerOn = (page: Page, phase = 'usual') =>
  page.locator(`[aria-labelledby="preco--countdown-${phase}"]`);

/** Expects only the price and texts of a phase, and its checkouts in all buy links. */
async function expectPrice(page: Page, phase: keyof typeof PHASES, query = ''): Promise<void> {
  const { price, texts, checkouts } = PHASES[phase];
  await expect(visible(page, '#preco [data-price]')).toHaveText(price);
  for (const text of texts)
    await expect(priceOn(page).getByText(text).filter({ visible: true }), text).toHaveCount(1);
  const others = Object.values(PHASES).filter((other) => other.price !== price);
  for (const text of others.flatMap((other) => other.texts))
    await expect(priceOn(page).getByText(text).filter({ visible: true }), text).toHaveCount(0);
  const links = await visible(page, 'main section a[data-buy-link]').evaluateAll((all) =>
    all.map((link) => link.getAttribute('href')),
  );
  expect([...new Set(links)]).toEqual(checkouts.map((found) => found + query));
}

const PHASES = {
  usual: {
    price: 'R$ 67,00',
    texts: ['43% de desconto', 'até 12x de R$ 7,79'],
    checkouts: [offer('a').checkout, offer('b').checkout],
  },
  promotion: {
    price: 'R$ 47,00',
    texts: ['60% de desconto', 'até 12x de R$ 4,99'],
    checkouts: [SALE.checkout],
  },
  ended: {
    price: 'R$ 119,00',
    texts: ['A oferta terminou em 31/12/2030 às 23h59'],
    checkouts: [content.offers.deadline.checkout],
  },
};

/** The bar that also shows the price: the buy bar on a phone, the top bar on a desktop. */
const barOn = (page: Page, isMobile: boolean) =>
  isMobile
    ? page.getByRole('complementary', { name: content.interface.buyBar })
    : page.getByRole('banner').getByRole('link', { name: 'Comprar por' });

test('the looping countdown counts every second without layout shifts', onPhone, async ({ page }) => {
  /** The position of the timer's text and of the next element. */
  const measure = () =>
    timerOn(page).evaluate((timer) => {
      const text = document.createRange();
      text.selectNodeContents(timer);
      const { x, y, width, height } = text.getBoundingClientRect();
      return { x, y, width, height, next: document.querySelector('#preco s')?.getBoundingClientRect().y };
    });
  await skipOffer(page);
  await openStopped(page);
  await centre(timerOn(page));
  await expect(timerOn(page)).toHaveText('4:37:22');
  const before = await measure();
  await page.clock.runFor(23 * SECOND_MS);
  await expect(timerOn(page)).toHaveText('4:36:59');
  expect(await measure()).toEqual(before);
});

test.describe('with a promotion and a deadline', () => {
  test.use({ baseURL: siteUrl('honest'), timezoneId: 'Asia/Tokyo' });

  const announcement = (page: Page) =>
    priceOn(page).getByText('R$ 47,00 de sexta, 29/11, 0h até domingo, 01/12, 23h59');

  test('the price changes at the promotion and at the deadline while the page is open', async ({
    page,
    isMobile,
  }) => {
    await openStopped(page, '/?src=bio', SALE.startMs - SECOND_MS);
    await expectPrice(page, 'usual', '?src=bio');
    await expect(announcement(page)).toBeVisible();
    await page.clock.runFor(SECOND_MS);
    await expectPrice(page, 'promotion', '?src=bio');
    await centre(timerOn(page, 'promotion'));
    await page.clock.runFor(SECOND_MS);
    await expect(timerOn(page, 'promotion')).toHaveText(/^2:23:58:5\d$/);
    await centre(page.locator('#ajuda'));
    await expect(barOn(page, isMobile)).toContainText(/R\$\s47,00/);
    await moveClock(page, SALE.promotionEndMs - SALE.startMs);
    await page.clock.runFor(SECOND_MS);
    await expectPrice(page, 'usual', '?src=bio');
    await expect(announcement(page)).toBeHidden();
    await expect(priceOn(page).getByText(/até 31\/12\/2030 às 23h59/)).toBeVisible();
    await moveClock(page, SALE.deadlineMs - SALE.promotionEndMs);
    await page.clock.runFor(SECOND_MS);
    await expectPrice(page, 'ended', '?src=bio');
    await expect(page.getByRole('timer').filter({ visible: true })).toHaveCount(0);
    // The top bar then mentions no price.
    if (isMobile) await expect(barOn(page, true)).toContainText('R$ 119,00');
    await page.clock.resume();
    await expectAccessible(page, 'after the deadline');
  });

  test('the promotion replaces the exclusive offer', onPhone, async ({ page }) => {
    await page.route(/\/uploads\/assets\/main\b/, (route) => route.abort());
    await stopClock(page, SALE.startMs);
    await page.goto('/');
    await expectPrice(page, 'promotion');
    await page.unrouteAll();
    await page.goto('/oferta-exclusiva?src=bio');
    await expect(page).toHaveURL('/?src=bio');
    await runMain(page);
    await page.clock.resume();
    await expectAccessible(page, 'during the promotion');
  });
});
