import { expect, type Locator, type Page } from '@playwright/test';
import { content, routes } from '../support/content.ts';
import { callsOn, installPixel, noteErrors, type Pixel } from '../support/pixel.ts';
import { centre, onDesktop, onPhone } from '../support/screens.ts';
import { type Shop, test } from '../support/shop.ts';
import { variantUrl } from '../support/variants.ts';

const { home, offer, links } = content;
/** Specification §7 and §9. */
const EVENT = [
  'track',
  'InitiateCheckout',
  { content_name: 'Planner Devocional', content_category: 'Digital Product', value: 47.9, currency: 'BRL' },
];

type Press = (link: Locator) => Promise<void>;

const priceLink = (page: Page) => page.getByRole('link', { name: home.price.callToAction, exact: true });
const testimonialsLink = (page: Page) =>
  page.locator('#depoimentos').getByRole('link', { name: home.testimonials.callToAction });
const barLink = (page: Page) =>
  page.getByRole('complementary', { name: content.interface.buyBar }).getByRole('link');

const isPhone = () => test.info().project.name === 'phone';

const tap: Press = (link) => link.tap();
const click: Press = (link) => link.click();
const pressEnter: Press = (link) => link.press('Enter');

/** Presses a link; exactly one new tab opens, at that address, and knows nothing of the page. Closes it again. */
async function expectSale(shop: Shop, link: Locator, by: Press, address: string): Promise<void> {
  const page = link.page();
  const visitsBefore = shop.visits.length;
  const path = new URL(address).pathname;
  const opening = page.context().waitForEvent('page');
  await by(link);
  const tab = await opening;
  await tab.waitForURL(shop.origin + path);
  const knows = await tab.evaluate(() => ({ opener: window.opener, referrer: document.referrer }));
  expect(knows).toEqual({ opener: null, referrer: '' });
  await callsOn(page);
  expect(page.context().pages()).toEqual([page, tab]);
  const visits = shop.visits.slice(visitsBefore);
  expect(visits).toEqual([{ path, referer: undefined, atMs: expect.any(Number) }]);
  await tab.close();
}

/** The links of the main page that are tracked, each brought onto the screen before it is given. */
async function* trackedLinks(page: Page) {
  for (const link of [testimonialsLink(page), priceLink(page)]) {
    await centre(link);
    yield link;
  }
  if (!isPhone()) return;
  await centre(page.locator('#preco h2'));
  await expect(barLink(page)).toBeInViewport({ ratio: 1 });
  yield barLink(page);
}

/** Where no redirect by itself ends a test on a slow machine. */
test.use({ baseURL: variantUrl('quiet') });

test.describe('when scripts are off', onPhone, () => {
  test.use({ javaScriptEnabled: false });

  test('the links open the checkout in a new tab by themselves', async ({ page, context, shop }) => {
    const { pathname: path } = new URL(links.checkoutB);
    await page.goto('/');
    for (const link of [testimonialsLink(page), priceLink(page)]) {
      const opening = context.waitForEvent('page');
      await link.tap();
      await (await opening).waitForURL(shop.origin + path);
    }
    const visit = { path, referer: undefined, atMs: expect.any(Number) };
    expect(shop.visits).toEqual([visit, visit]);
    expect(context.pages()).toHaveLength(3);
  });
});

test('the tracked links say so in the HTML, and no others do', onPhone, async ({ request }) => {
  for (const route of routes) {
    const html = await (await request.get(route)).text();
    const tracked = html.match(/<[^>]+\sdata-track[\s=>][^>]*>/g) ?? [];
    expect(tracked, route).toHaveLength(route === '/' ? 3 : 0);
    for (const tag of tracked) expect(tag).toContain(`<a href="${links.checkoutB}"`);
  }
});

const ways: { name: string; by: Press; size: { tag: string } }[] = [
  { name: 'a tap', by: tap, size: onPhone },
  { name: 'a click', by: click, size: onDesktop },
  { name: 'Enter', by: pressEnter, size: onDesktop },
  { name: 'a middle click', by: (link) => link.click({ button: 'middle' }), size: onDesktop },
  { name: 'a click with ctrl', by: (link) => link.click({ modifiers: ['ControlOrMeta'] }), size: onDesktop },
];

for (const { name, by, size } of ways) {
  test(
    `${name} on a link to offer B tells the pixel once and opens one tab`,
    size,
    async ({ page, shop }) => {
      await page.addInitScript(installPixel);
      await page.goto('/');
      const expected: unknown[][] = [];
      for await (const link of trackedLinks(page)) {
        await expectSale(shop, link, by, links.checkoutB);
        expected.push(EVENT);
        expect(await callsOn(page)).toEqual(expected);
      }
      expect(expected.length).toBeGreaterThan(1);
    },
  );
}

test('two presses are two events, and a right click is none', onDesktop, async ({ page, context, shop }) => {
  await page.addInitScript(installPixel);
  await page.goto('/');
  await priceLink(page).click({ button: 'right' });
  expect(await callsOn(page)).toEqual([]);
  expect(context.pages()).toEqual([page]);
  await expectSale(shop, priceLink(page), click, links.checkoutB);
  await expectSale(shop, priceLink(page), click, links.checkoutB);
  expect(await callsOn(page)).toEqual([EVENT, EVENT]);
});

test('offer A and the exclusive offer are sold without an event', onPhone, async ({ page, shop }) => {
  await page.addInitScript(installPixel);
  await page.goto('/');
  await expectSale(shop, page.getByRole('link', { name: 'Adquirir agora!' }), tap, links.checkoutA);
  expect(await callsOn(page)).toEqual([]);
  await expectSale(shop, priceLink(page), tap, links.checkoutB);
  expect(await callsOn(page), 'this pixel listens').toEqual([EVENT]);

  await page.goto('/oferta-exclusiva');
  const buy = page.getByRole('link', { name: offer.buy });
  await expect(buy).toHaveCount(2);
  for (const link of await buy.all()) await expectSale(shop, link, tap, links.checkoutExclusive);
  expect(await callsOn(page)).toEqual([]);
});

test(
  'without a pixel the sale goes on, and one that comes late counts from then on',
  onPhone,
  async ({ page, shop }) => {
    const errors = noteErrors(page);
    await page.goto('/');
    await expectSale(shop, priceLink(page), tap, links.checkoutB);
    await expectSale(shop, testimonialsLink(page), tap, links.checkoutB);
    const island = page.locator('[data-island-status]').first();
    await centre(island);
    await expect(island).toHaveAttribute('data-island-status', 'hydrated');

    await page.evaluate(installPixel);
    expect(await callsOn(page)).toEqual([]);
    await expectSale(shop, priceLink(page), tap, links.checkoutB);
    expect(await callsOn(page)).toEqual([EVENT]);
    expect(errors).toEqual([]);
  },
);

test('a pixel that throws costs neither the sale nor an error', onDesktop, async ({ page, shop }) => {
  const errors = noteErrors(page);
  await page.goto('/');
  await page.evaluate(() => {
    const pixel = window as Pixel;
    const calls: unknown[][] = [];
    pixel.calls = calls;
    pixel.fbq = (...call: unknown[]) => {
      calls.push(call);
      throw new Error('The pixel is broken.');
    };
  });
  await expectSale(shop, priceLink(page), click, links.checkoutB);
  expect(await callsOn(page)).toEqual([EVENT]);
  expect(errors).toEqual([]);
});

test('what is no function is left alone', onDesktop, async ({ page, shop }) => {
  const errors = noteErrors(page);
  await page.goto('/');
  for (const value of [{}, 'fbq', null, true]) {
    await page.evaluate((other) => {
      (window as Pixel).fbq = other;
    }, value);
    await expectSale(shop, priceLink(page), click, links.checkoutB);
    expect(await page.evaluate(() => (window as Pixel).fbq)).toEqual(value);
  }
  expect(errors).toEqual([]);
});

test('the tab does not wait for a pixel that keeps the page busy', async ({ page, shop }) => {
  await page.goto('/');
  await page.evaluate(() => {
    const pixel = window as Pixel;
    pixel.fbq = () => {
      const endMs = Date.now() + 3000;
      while (Date.now() < endMs);
      pixel.endedAtMs = Date.now();
    };
  });
  const pressing = isPhone() ? tap(priceLink(page)) : click(priceLink(page));
  await expect.poll(() => shop.visits.length).toBe(1);
  await pressing;
  const endedAtMs = await page.evaluate(() => (window as Pixel).endedAtMs);
  expect((endedAtMs ?? 0) - (shop.visits[0]?.atMs ?? Infinity)).toBeGreaterThan(1000);
});

test.describe('with a pixel that the policy lets through', () => {
  test.use({ bypassCSP: true });

  test(
    'the tab does not wait for a pixel whose network never answers',
    onPhone,
    async ({ page, context, shop }) => {
      const asked: string[] = [];
      await context.route('https://pixel.example.com/**', (route) => {
        asked.push(route.request().url());
      });
      await page.goto('/');
      await page.evaluate(() => {
        (window as Pixel).fbq = () => fetch('https://pixel.example.com/tr', { mode: 'no-cors' });
      });
      await expectSale(shop, priceLink(page), tap, links.checkoutB);
      await expect.poll(() => asked).toHaveLength(1);
      await expectSale(shop, testimonialsLink(page), tap, links.checkoutB);
      await expect.poll(() => asked).toHaveLength(2);
    },
  );
});

test(
  'a link that another script wrote again, copied or moved still tells once',
  onDesktop,
  async ({ page, shop }) => {
    await page.addInitScript(installPixel);
    await page.goto('/');
    const expected: unknown[][] = [];
    const changes: ((link: Element) => void)[] = [
      (link) => {
        const html = link.outerHTML;
        link.outerHTML = html;
      },
      (link) => link.replaceWith(link.cloneNode(true)),
      (link) => document.querySelector('footer')?.append(link),
    ];
    for (const change of changes) {
      await priceLink(page).evaluate(change);
      await expectSale(shop, priceLink(page), click, links.checkoutB);
      expected.push(EVENT);
      expect(await callsOn(page)).toEqual(expected);
    }
    await expect(page.getByRole('contentinfo').getByText(home.price.callToAction)).toBeVisible();
  },
);

test('a press is told although another script keeps it to itself', onDesktop, async ({ page, shop }) => {
  await page.addInitScript(installPixel);
  await page.goto('/');
  await priceLink(page).evaluate((link) => {
    for (const type of ['click', 'auxclick']) {
      link.addEventListener(type, (event) => event.stopImmediatePropagation());
      document.addEventListener(type, (event) => event.stopPropagation(), { capture: true });
    }
  });
  const expected: unknown[][] = [];
  for (const { by } of ways.filter(({ size }) => size === onDesktop)) {
    await expectSale(shop, priceLink(page), by, links.checkoutB);
    expected.push(EVENT);
    expect(await callsOn(page)).toEqual(expected);
  }
  expect(expected).toHaveLength(4);
});
