import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { IDLE_MS, letPass, openStopped, runMain, setClock } from '../support/clock.ts';
import { content, mainPage, offer, offerPage, part } from '../support/content.ts';
import { skipOffer } from '../support/offerVisit.ts';
import { centre, onPhone } from '../support/screens.ts';
import { siteUrl } from '../support/sites.ts';

const SECOND_MS = 1000;
const HOUR_MS = 3600 * SECOND_MS;
const DAY_MS = 24 * HOUR_MS;
/** 31/12/2030 23:59 in São Paulo, the deadline of the honest site. */
const END_MS = Date.UTC(2031, 0, 1, 2, 59);
const { interface: words } = content;

// By its attribute: before the visitor's clock is known, a deadline's countdown is invisible and has no role.
const timerOn = (page: Page) => page.locator('[aria-labelledby="preco--countdown-usual"]');

async function hydrate(page: Page): Promise<void> {
  await centre(timerOn(page));
  await expect(timerOn(page)).toHaveAttribute('data-island-status', 'hydrated');
  await letPass(page, 0);
}

/** The width and height of the timer's content, and the position of the element after it. */
const measure = (page: Page) =>
  timerOn(page).evaluate((timer) => {
    const text = document.createRange();
    text.selectNodeContents(timer);
    const { x, y, width, height } = text.getBoundingClientRect();
    return { x, y, width, height, next: document.querySelector('#preco s')?.getBoundingClientRect().y };
  });

test.describe('the countdown that loops', onPhone, () => {
  test('counts from the load by one a second, and moves nothing', async ({ page }) => {
    await skipOffer(page);
    await openStopped(page);
    await letPass(page, 20 * SECOND_MS - IDLE_MS);
    await hydrate(page);
    await expect(timerOn(page)).toHaveAccessibleName(part(mainPage, 'pricing').countdownLabel);
    expect(
      await timerOn(page).evaluate((timer) => timer.closest('[aria-live], [role="status"], output')),
    ).toBeNull();
    await expect(timerOn(page)).toHaveText('4:37:02');
    const before = await measure(page);
    for (const shown of ['4:37:01', '4:37:00', '4:36:59']) {
      await letPass(page, SECOND_MS);
      await expect(timerOn(page)).toHaveText(shown);
    }
    expect(await measure(page)).toEqual(before);
    // As a machine that sleeps: no timer runs.
    await page.clock.fastForward(3 * HOUR_MS + 25 * 60 * SECOND_MS + 48 * SECOND_MS);
    await expect(timerOn(page)).toHaveText('1:11:11');
    expect(await measure(page)).toEqual(before);
  });

  test('goes on by one a second whichever way the clock is set, and starts anew when Back restores the page', async ({
    page,
  }) => {
    await skipOffer(page);
    // The page was prerendered, and shown ten minutes later.
    await page.addInitScript((activationStart) => {
      Object.assign(performance, { getEntriesByType: () => [{ type: 'navigate', activationStart }] });
    }, 600 * SECOND_MS);
    await openStopped(page);
    await page.clock.fastForward(610 * SECOND_MS - IDLE_MS);
    await hydrate(page);
    await expect(timerOn(page)).toHaveText('4:37:12');
    for (const byMs of [DAY_MS, -3 * DAY_MS, -400 * DAY_MS]) {
      await setClock(page, byMs);
      await letPass(page, SECOND_MS);
      const [, seconds = ''] = /:(\d\d)$/.exec((await timerOn(page).textContent()) ?? '') ?? [];
      await letPass(page, SECOND_MS);
      await expect(timerOn(page)).toHaveText(
        new RegExp(`:${String((Number(seconds) + 59) % 60).padStart(2, '0')}$`),
      );
    }
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect(timerOn(page)).toHaveText('4:37:22');
  });
});

test.describe('the countdown to a deadline', () => {
  test.use({ baseURL: siteUrl('honest'), timezoneId: 'Asia/Tokyo' });

  async function expectListPrice(page: Page, query = ''): Promise<void> {
    const price = page.locator('#preco');
    await expect(price.getByText('A oferta terminou em 31/12/2030 às 23h59')).toBeVisible();
    await expect(price.getByText('R$ 119,00', { exact: true }).filter({ visible: true })).toHaveCount(1);
    for (const gone of [/R\$ 67,00/, /%/, /12x/, part(mainPage, 'pricing').countdownLabel]) {
      await expect(price.getByText(gone).filter({ visible: true })).toHaveCount(0);
    }
    await expect(page.getByRole('timer').filter({ visible: true })).toHaveCount(0);
    const buyLinks = await page
      .locator('a.buy-link')
      .filter({ visible: true })
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(new Set(buyLinks)).toEqual(new Set([content.offers.deadline.checkout + query]));
  }

  test('ends for everyone in the same second, without a reload', async ({ page, isMobile }) => {
    await openStopped(page, '/?src=bio', END_MS - DAY_MS - SECOND_MS);
    await hydrate(page);
    const price = page.locator('#preco');
    await expect(price.getByText('R$ 67,00', { exact: true })).toBeVisible();
    await expect(price.getByText(/até 31\/12\/2030 às 23h59/)).toBeVisible();
    await expect(price.getByText(/A oferta terminou/)).toBeHidden();
    await expect(timerOn(page)).toHaveText('1:00:00:01');
    const units = () =>
      timerOn(page)
        .locator('span')
        .evaluateAll((parts) => parts.map((part) => part.dataset['unit']));
    expect(await units()).toEqual(['dia', 'horas', 'minutos', 'segundo']);
    await letPass(page, SECOND_MS - IDLE_MS);
    await expect(timerOn(page)).toHaveText('24:00:00');
    expect(await units()).toEqual(['horas', 'minutos', 'segundos']);
    await page.clock.fastForward(DAY_MS - SECOND_MS);
    await expect(timerOn(page)).toHaveText('0:00:01');
    const bar = page.getByRole('complementary', { name: words.buyBar });
    if (isMobile) {
      await centre(page.locator('#ajuda'));
      await expect(bar.getByText('R$ 67,00')).toBeVisible();
    }
    await letPass(page, SECOND_MS - 1);
    await expect(page.locator('#preco a.buy-link').first()).toHaveAttribute(
      'href',
      `${offer('b').checkout}?src=bio`,
    );
    await letPass(page, 1);
    await expectListPrice(page, '?src=bio');
    if (isMobile) {
      await expect(bar.getByText('R$ 119,00')).toBeVisible();
      await expect(bar.getByText('R$ 67,00')).toBeHidden();
    }
    await page.clock.resume();
    await expectAccessible(page, 'after the deadline');
  });

  test(
    'a visit after it starts with the list price, and the offer page compares with that alone',
    onPhone,
    async ({ page }) => {
      await openStopped(page, '/', END_MS + HOUR_MS);
      await expectListPrice(page);
      await page.goto('/oferta-exclusiva');
      await runMain(page);
      await expect(page.getByText(part(offerPage, 'offerHero').promotionalLabel)).toBeHidden();
      await expect(page.locator('s').first()).toHaveText('R$ 119');
    },
  );
});
