// A promotion with a start and an end, before a deadline: three prices on one static page.
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { letPass, openStopped, setClock, stopClock } from '../support/clock.ts';
import { content, offer } from '../support/content.ts';
import { centre, onPhone } from '../support/screens.ts';
import { siteUrl } from '../support/sites.ts';

test.use({ baseURL: siteUrl('honest'), timezoneId: 'Asia/Tokyo' });

const SECOND_MS = 1000;
/** 29/11/2030 00:00 to 01/12/2030 23:59 in São Paulo: the promotion of the honest site. */
const START_MS = Date.UTC(2030, 10, 29, 3);
const END_MS = Date.UTC(2030, 11, 2, 2, 59);
const { interface: words } = content;
const promotionCheckout = 'https://pay.example.com/planner-devocional-promocao';
const SENTENCE = 'R$ 47,00 de sexta, 29/11, 0h até domingo, 01/12, 23h59';

const priceOn = (page: Page) => page.locator('#preco');
const sentenceOn = (page: Page) => priceOn(page).getByText(SENTENCE);
const visible = (page: Page, selector: string) => page.locator(selector).filter({ visible: true });

/** The checkouts of the buy links that can be seen, and the value that the tracked ones report. */
async function waysToPay(page: Page) {
  const found = await visible(page, 'main section a.buy-link').evaluateAll((all) =>
    all.map((link) => [link.getAttribute('href'), JSON.parse(link.dataset['track'] ?? 'null')?.[1].value]),
  );
  return { addresses: [...new Set(found.map(([href]) => href))], values: found.map(([, value]) => value) };
}

async function expectUsual(page: Page, query = ''): Promise<void> {
  await expect(visible(page, '#preco [data-price]')).toHaveText('R$ 67,00');
  await expect(visible(page, '#preco .price-card')).toContainText('43% de desconto');
  const { addresses, values } = await waysToPay(page);
  expect(addresses).toEqual([offer('a').checkout + query, offer('b').checkout + query]);
  expect(values).toEqual([undefined, 47.9, 47.9]);
}

async function expectPromotion(page: Page, query = ''): Promise<void> {
  await expect(visible(page, '#preco [data-price]')).toHaveText('R$ 47,00');
  for (const text of ['60% de desconto', 'ou em até 12x de R$ 4,99'])
    await expect(priceOn(page).getByText(text).filter({ visible: true })).toHaveCount(1);
  await expect(
    priceOn(page)
      .getByText(/R\$ 67,00|43%/)
      .filter({ visible: true }),
  ).toHaveCount(0);
  const { addresses, values } = await waysToPay(page);
  expect(addresses).toEqual([promotionCheckout + query]);
  expect(values).toEqual([undefined, 47.9, 47.9]);
  await expect(sentenceOn(page)).toBeVisible();
}

test('turns at its start and at its end while the page is open', async ({ page, isMobile }) => {
  await openStopped(page, '/?src=bio', START_MS - SECOND_MS);
  await expectUsual(page, '?src=bio');
  await expect(sentenceOn(page)).toBeVisible();
  await letPass(page, SECOND_MS);
  await expectPromotion(page, '?src=bio');
  const timer = page.locator('[aria-labelledby="preco--countdown-promotion"]');
  await centre(timer);
  await expect(timer).toHaveAttribute('data-island-status', 'hydrated');
  await letPass(page, SECOND_MS);
  await expect(timer).toHaveText(/^2:23:58:5\d$/);
  await centre(page.locator('#ajuda'));
  const way = isMobile
    ? page.getByRole('complementary', { name: words.buyBar })
    : page.getByRole('banner').getByRole('link', { name: 'Comprar por' });
  await expect(way).toContainText('R$ 47,00');
  await setClock(page, END_MS - START_MS);
  await letPass(page, SECOND_MS);
  await expectUsual(page, '?src=bio');
  await expect(way).toContainText(isMobile ? 'R$ 67,00' : /R\$\s67,00/);
  await expect(sentenceOn(page)).toBeHidden();
});

test('is there at the first paint, and every state is accessible', onPhone, async ({ page }) => {
  await page.route(/\/uploads\/assets\/main\b/, (route) => route.abort());
  await stopClock(page, START_MS);
  await page.goto('/');
  await expectPromotion(page);
  await page.unrouteAll();
  await page.reload();
  await page.clock.resume();
  await expectAccessible(page, 'during the promotion');
});

test('the exclusive offer rests: no invitation, and its page gives way to the main page', async ({
  page,
}) => {
  await openStopped(page, '/', START_MS);
  await centre(priceOn(page));
  await letPass(page, 30 * SECOND_MS);
  await expect(page.locator('[data-invitation]')).toBeHidden();
  await page.goto('/oferta-exclusiva?src=bio');
  await expect(page).toHaveURL('/?src=bio');
  await expectPromotion(page, '');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'the usual price is shown, with the sentence and a link to pay the promotion',
    onPhone,
    async ({ page }) => {
      await page.goto('/');
      await expect(visible(page, '#preco [data-price]')).toHaveText('R$ 67,00');
      await expect(sentenceOn(page)).toBeVisible();
      await expect(page.getByRole('link', { name: 'Comprar por R$ 47,00' })).toHaveAttribute(
        'href',
        promotionCheckout,
      );
      await expect(page.getByRole('timer')).toHaveCount(0);
    },
  );
});
