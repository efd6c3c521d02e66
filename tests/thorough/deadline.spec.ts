import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { letPass } from '../support/clock.ts';
import { content } from '../support/content.ts';
import { centre, onDesktop, onPhone } from '../support/screens.ts';
import { VARIANTS, variantUrl } from '../support/variants.ts';

// The seller who chose `countdown: deadline`, with 31/12/2030 23:59 in São Paulo.
test.use({ baseURL: variantUrl('honest') });

const END = Date.UTC(2031, 0, 1, 2, 59);
const DAY = 24 * 3_600_000;
const { deadline } = content.behaviour;
const { links, home } = content;

// By its attribute: it has no role for anyone before the visitor's own clock has told what is left.
const timerOn = (page: Page) => page.locator('[role="timer"]');
const priceOn = (page: Page) => page.locator('#preco');

/** Opens the main page so many milliseconds before the deadline, with the clock stopped and the countdown awake. */
async function open(page: Page, leftMs: number): Promise<void> {
  await page.clock.install({ time: END - leftMs - 60_000 });
  await page.goto('/');
  await page.clock.pauseAt(END - leftMs);
  if (leftMs > 0) await wake(page);
}

async function wake(page: Page): Promise<void> {
  await centre(timerOn(page));
  await expect(page.locator('[data-island-status="hydrated"]', { has: timerOn(page) })).toBeAttached();
  await letPass(page, 0);
}

async function expectPromotion(section: Locator): Promise<void> {
  await expect(section.getByText('R$ 67,00', { exact: true })).toBeVisible();
  await expect(section.getByText(home.price.discount)).toBeVisible();
  await expect(section.getByText(/até 31\/12\/2030 às 23h59/)).toBeVisible();
  await expect(section.getByText(/A oferta terminou/)).toBeHidden();
}

async function expectListPrice(page: Page): Promise<void> {
  const section = priceOn(page);
  await expect(section.getByText(/A oferta terminou em 31\/12\/20[23]0 às 23h59/)).toBeVisible();
  await expect(section.getByText('R$ 119,00', { exact: true }).filter({ visible: true })).toHaveCount(1);
  for (const gone of [/R\$ 67,00/, /%/, /12x/, home.price.countdownLabel, home.price.callToAction]) {
    await expect(section.getByText(gone).filter({ visible: true })).toHaveCount(0);
  }
  await expect(timerOn(page).filter({ visible: true })).toHaveCount(0);
  const checkouts = await page
    .locator('main .buy-link')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href')));
  expect(checkouts.length).toBeGreaterThanOrEqual(4);
  expect(new Set(checkouts)).toEqual(new Set([deadline.listPriceCheckout]));
}

test.describe('when scripts are off', onPhone, () => {
  test.use({ javaScriptEnabled: false });

  test('the day and hour stand in words, and no clock that could be wrong is seen', async ({ page }) => {
    await page.goto('/');
    await expectPromotion(priceOn(page));
    await expect(timerOn(page)).toBeHidden();
  });

  test('a page built after the deadline shows the list price', async ({ page }) => {
    await page.goto(variantUrl('ended'));
    await expectListPrice(page);
  });
});

test('counts down to the deadline in São Paulo, the same after a reload', onPhone, async ({ page }) => {
  await open(page, 3 * 3_600_000 + 4 * 60_000 + 5000);
  await expect(timerOn(page)).toHaveText('3:04:05');
  await letPass(page, 1000);
  await expect(timerOn(page)).toHaveText('3:04:04');
  await page.reload();
  await wake(page);
  await expect(timerOn(page)).toHaveText(/^3:0[34]:\d\d$/);
  await expectPromotion(priceOn(page));
});

test.describe('for a visitor whose clock is set to another zone', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('it ends in the same moment', onPhone, async ({ page }) => {
    await open(page, 65_000);
    await expect(timerOn(page)).toHaveText('0:01:05');
    await expectPromotion(priceOn(page));
    await letPass(page, 65_000);
    await expectListPrice(page);
  });
});

test('shows days only while more than 24 hours remain', onPhone, async ({ page }) => {
  await open(page, 2 * DAY + 1000);
  await expect(timerOn(page)).toHaveText('2:00:00:01');
  await page.clock.pauseAt(END - DAY - 1000);
  await expect(timerOn(page)).toHaveText('1:00:00:01');
  const units = timerOn(page).locator('[data-unit]');
  const unitNames = () => units.evaluateAll((parts) => parts.map((part) => part.getAttribute('data-unit')));
  expect(await unitNames()).toEqual(['dia', 'horas', 'minutos', 'segundo']);
  await letPass(page, 1000);
  await expect(timerOn(page)).toHaveText('24:00:00');
  expect(await unitNames()).toEqual(['horas', 'minutos', 'segundos']);
});

test('gives way to the list price in its very second, without a reload', async ({ page }) => {
  await open(page, 1000);
  await expect(timerOn(page)).toHaveText('0:00:01');
  await expectPromotion(priceOn(page));
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await letPass(page, 999);
  await expectPromotion(priceOn(page));
  await letPass(page, 1);
  await expectListPrice(page);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('on a phone the bar at the foot tells the list price too', onPhone, async ({ page }) => {
  await open(page, 1000);
  await centre(page.locator('#ajuda'));
  const bar = page.getByRole('complementary', { name: content.interface.buyBar });
  await expect(bar.getByText('R$ 67,00')).toBeVisible();
  await letPass(page, 1000);
  await expect(bar.getByText('R$ 119,00')).toBeVisible();
  await expect(bar.getByText('R$ 67,00')).toBeHidden();
  await expect(bar.getByRole('link')).toHaveAttribute('href', deadline.listPriceCheckout);
});

test('a visit after it starts with the list price, however old the built page', async ({ page }) => {
  await open(page, -3_600_000);
  await expectListPrice(page);
});

test('is noticed when the machine wakes from a sleep through it', onPhone, async ({ page }) => {
  await open(page, 3_600_000);
  await page.clock.setSystemTime(END + 1000);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expectListPrice(page);
});

test('waits for a deadline further away than a browser timer can', onPhone, async ({ page }) => {
  await open(page, 60 * DAY);
  await expect(timerOn(page)).toHaveText('60:00:00:00');
  await expectPromotion(priceOn(page));
});

test('the offer page then compares with the list price alone', onPhone, async ({ page }) => {
  await page.clock.install({ time: END - 60_000 });
  await page.goto('/oferta-exclusiva');
  await page.clock.pauseAt(END - 1000);
  await expect(page.getByText(content.offer.promotionalLabel)).toBeVisible();
  await letPass(page, 1000);
  await expect(page.getByText(content.offer.promotionalLabel)).toBeHidden();
  await expect(page.locator('s')).toHaveText('R$ 119');
});

test('until then the links are those of the content', onPhone, async ({ page }) => {
  await open(page, 60_000);
  const hrefs = await page
    .locator('main .buy-link')
    .filter({ visible: true })
    .evaluateAll((found) => found.map((link) => link.getAttribute('href')));
  expect(new Set(hrefs)).toEqual(new Set([links.checkoutA, links.checkoutB]));
});

test('four numbers fit at 320 px and with text of 200%', onPhone, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, 25 * DAY);
  for (const size of ['100%', '200%']) {
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, size);
    const { left, right, width } = await timerOn(page).evaluate((timer) => ({
      left: timer.getBoundingClientRect().left,
      right: timer.getBoundingClientRect().right,
      width: document.documentElement.scrollWidth,
    }));
    expect.soft(left, size).toBeGreaterThanOrEqual(0);
    expect.soft(right, size).toBeLessThanOrEqual(320);
    expect.soft(width, size).toBe(320);
  }
});

test('axe finds nothing before and after', onDesktop, async ({ page }) => {
  await open(page, 60_000);
  await expect(timerOn(page)).toBeVisible();
  await page.clock.resume();
  await expectAccessible(page, 'before the deadline');
  await open(page, -1000);
  await page.clock.resume();
  await expectAccessible(page, 'after the deadline');
});

test(
  'search engines are told until when the price holds, and the list price afterwards',
  onPhone,
  async ({ page }) => {
    const offerTold = async (address: string) => {
      await page.goto(address);
      const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
      return texts.map((text) => JSON.parse(text)).find((data) => data['@type'] === 'Product').offers;
    };
    expect(await offerTold('/')).toMatchObject({
      price: '67.00',
      priceValidUntil: '2031-01-01T02:59:00.000Z',
    });
    expect(await offerTold(variantUrl('ended'))).toMatchObject({ price: '119.00' });
    await expect(page.locator('meta[property="og:image:alt"]')).not.toHaveAttribute('content', /R\$/);
  },
);

test('without a countdown there is neither a clock nor a deadline', onPhone, async ({ page }) => {
  await page.goto(variantUrl('mixed'));
  const { promotional } = VARIANTS.mixed.changes['prices.yaml'];
  await expect(priceOn(page).getByText(`R$ ${promotional}`, { exact: true })).toBeVisible();
  await expect(timerOn(page)).toHaveCount(0);
  await expect(page.getByText(home.price.countdownLabel)).toHaveCount(0);
  await expect(page.getByText(/horário de Brasília/)).toHaveCount(0);
});
