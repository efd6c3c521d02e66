import { expect, type Page } from '@playwright/test';
import { content } from '../support/content.ts';
import { wake } from '../support/late.ts';
import { onDesktop, onPhone } from '../support/screens.ts';
import { test } from '../support/shop.ts';
import { variantUrl } from '../support/variants.ts';

// Without the redirects, which would end a visit on a slow machine.
test.use({ baseURL: variantUrl('quiet') });

const { checkoutA, checkoutB, checkoutExclusive } = content.links;
const QUERY = '?utm_source=ig&utm_campaign=Lan%C3%A7amento%7C120|frio%20a+b&src=bio&fbclid=F1&nome=Ana';
const TAGS = 'utm_source=ig&utm_campaign=Lan%C3%A7amento%7C120%7Cfrio%20a%20b&src=bio';
const OFFER = '/oferta-exclusiva';

const addresses = (page: Page) =>
  page.locator('a.buy-link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));

async function kept(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => Object.fromEntries(Object.entries(sessionStorage)));
}

test.describe('when scripts are off', onPhone, () => {
  test.use({ javaScriptEnabled: false });

  test('the links are those of the content', async ({ page }) => {
    await page.goto(`/${QUERY}`);
    expect(await addresses(page)).toEqual([checkoutA, checkoutB, checkoutB, checkoutB]);
  });
});

test(
  'without tags the links are those of the content, and nothing is kept or asked for',
  onPhone,
  async ({ page }) => {
    for (const route of ['/?nome=Ana', OFFER]) {
      await page.goto(route);
      await wake(page);
      const isOffer = route === OFFER;
      expect(await addresses(page)).toEqual(
        isOffer ? [checkoutExclusive, checkoutExclusive] : [checkoutA, checkoutB, checkoutB, checkoutB],
      );
      expect(await kept(page)).toEqual({});
    }
  },
);

test('tags go on to every checkout of the page, in its real address, and to no other link', async ({
  page,
}) => {
  const others = () =>
    page.locator('a:not(.buy-link)').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await page.goto('/');
  const before = await others();
  await page.goto(`/${QUERY}`);
  await wake(page);
  expect(await addresses(page)).toEqual(
    [checkoutA, checkoutB, checkoutB, checkoutB].map((address) => `${address}?${TAGS}&fbclid=F1`),
  );
  expect((await others()).slice(0, before.length)).toEqual(before);
});

test('and to those of the exclusive offer, without what singles a person out', async ({ page }) => {
  await page.goto(`/${QUERY}`);
  await wake(page);
  await page.goto(OFFER);
  await expect
    .poll(() => addresses(page))
    .toEqual([`${checkoutExclusive}?${TAGS}`, `${checkoutExclusive}?${TAGS}`]);
  expect(await kept(page)).toEqual({
    attribution: JSON.stringify({
      utm_source: 'ig',
      utm_campaign: 'Lançamento|120|frio a b',
      src: 'bio',
    }),
  });
});

test('the checkout receives them by every kind of press', onDesktop, async ({ page, shop }) => {
  await page.goto(`${OFFER}?src=bio`);
  const link = page.locator('a.buy-link').first();
  await expect(link).toHaveAttribute('href', /\?src=bio$/);
  await link.click();
  await link.click({ button: 'middle' });
  await link.press('Enter');
  const { pathname } = new URL(checkoutExclusive);
  await expect.poll(() => shop.visits.map(({ path }) => path)).toEqual(Array(3).fill(`${pathname}?src=bio`));
});

test('a page that arrives from an ad asks for one small file, and is tagged before anyone touches it', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto(`/${QUERY}`, { waitUntil: 'networkidle' });
  expect(scripts).toEqual([expect.stringContaining('/assets/tags.')]);
  expect(await addresses(page)).toEqual(
    [checkoutA, checkoutB, checkoutB, checkoutB].map((address) => `${address}?${TAGS}&fbclid=F1`),
  );
});

test('the very first touch may be the one that buys', async ({ page, context }) => {
  const asked: string[] = [];
  await context.route('https://pay.example.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ body: 'checkout' });
  });
  // What comes with the first sign of a visitor never does.
  await page.route('**/assets/late.*', () => {});
  await page.goto(`/${QUERY}`, { waitUntil: 'networkidle' });
  await page.locator('#preco a.buy-link').click();
  await expect.poll(() => asked).toEqual([`${checkoutB}?${TAGS}&fbclid=F1`]);
});

test('a file that does not come costs neither the links nor an error', onPhone, async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.route('**/assets/tags.*', (route) => route.abort());
  for (const route of ['/', OFFER]) {
    await page.goto(`${route}?src=bio`, { waitUntil: 'networkidle' });
    expect(new Set(await addresses(page))).toEqual(
      new Set(route === OFFER ? [checkoutExclusive] : [checkoutA, checkoutB]),
    );
  }
  expect(errors).toEqual([]);
});

test('where storage is denied the page at hand is tagged all the same', onPhone, async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  });
  await page.goto(`${OFFER}?src=bio`, { waitUntil: 'networkidle' });
  expect(new Set(await addresses(page))).toEqual(new Set([`${checkoutExclusive}?src=bio`]));
  await page.goto(OFFER, { waitUntil: 'networkidle' });
  expect(new Set(await addresses(page))).toEqual(new Set([checkoutExclusive]));
  expect(errors).toEqual([]);
});

test.describe('with the checkouts of other hosts', () => {
  test.use({ baseURL: variantUrl('tracked') });

  test('each takes what it knows, and keeps what the seller’s link fixes', onPhone, async ({ page }) => {
    await page.goto('/?utm_source=ig&utm_id=7&src=bio&off=1&ttclid=T', { waitUntil: 'networkidle' });
    const kiwify = 'https://pay.kiwify.com.br/b2?utm_source=fixo&utm_id=7&src=bio';
    expect(await addresses(page)).toEqual([
      'https://pay.hotmart.com/A1?off=z9&checkoutMode=10&utm_source=ig&utm_id=7&src=bio&sck=bio',
      kiwify,
      kiwify,
      kiwify,
    ]);
    await page.goto(OFFER, { waitUntil: 'networkidle' });
    const kirvano = 'https://pay.kirvano.com/c3?utm_source=ig&src=bio';
    expect(await addresses(page)).toEqual([kirvano, kirvano]);
  });
});

test.describe('with a deadline', () => {
  test.use({ baseURL: variantUrl('honest') });

  test(
    'the list price’s checkout is tagged too, before the deadline and after it',
    onDesktop,
    async ({ page }) => {
      const { listPriceCheckout } = content.behaviour.deadline;
      await page.clock.install({ time: new Date('2030-12-31T23:58:00-03:00') });
      await page.goto('/?src=bio', { waitUntil: 'networkidle' });
      expect(new Set(await addresses(page))).toContain(`${checkoutB}?src=bio`);
      await page.clock.runFor(120_000);
      expect(new Set(await addresses(page))).toEqual(new Set([`${listPriceCheckout}?src=bio`]));
    },
  );
});
