import { readdirSync } from 'node:fs';
import { expect, type Page, type Route, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { content } from '../support/content.ts';
import { wake } from '../support/late.ts';
import { noteErrors } from '../support/pixel.ts';
import { centre, nextFrames, onDesktop, onPhone } from '../support/screens.ts';
import { ANALYTICS, answerAsTrackers, keptOn, type Log, META_PIXEL, passIdle } from '../support/trackers.ts';
import { TEST_PORT, variantUrl } from '../support/variants.ts';

const { consent: words } = content.tracking;
const IDS = `${META_PIXEL} ${ANALYTICS}`;
const ROUTES = ['/', '/oferta-exclusiva'];

const notice = (page: Page) => page.getByRole('region', { name: words.label });
const answer = (page: Page, name: string) => notice(page).getByRole('button', { name, exact: true });
const change = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: words.change });

let log: Log;
test.use({ baseURL: variantUrl('tracked') });
test.beforeEach(async ({ context }) => {
  log = await answerAsTrackers(context);
});

test.describe('without an id', () => {
  test.use({ baseURL: `http://localhost:${TEST_PORT}` });

  test('there is no notice and not one byte of it', onPhone, async ({ page, request }) => {
    for (const route of ROUTES) {
      const html = await (await request.get(route)).text();
      expect(html).not.toMatch(/consent|cookie|facebook|google/i);
      await page.goto(route);
      await passIdle(page);
      await expect(notice(page)).toHaveCount(0);
    }
    expect(log.urls).toEqual([]);
    const scripts = readdirSync('dist/assets').filter((name) => name.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(3);
    expect(scripts.filter((name) => /tracker|consent/i.test(name))).toEqual([]);
  });
});

test.describe('when scripts are off', onPhone, () => {
  test.use({ javaScriptEnabled: false });

  test('nothing is measured, and so nothing is asked', async ({ page }) => {
    for (const route of ROUTES) {
      await page.goto(route);
      await expect(page.getByText(words.change)).toBeHidden();
      await expect(page.getByText(words.accept, { exact: true })).toBeHidden();
    }
    expect(log.urls).toEqual([]);
  });
});

/** All that a visitor may do on a page: read it to its end, see the price, press a buy link. */
async function visit(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await passIdle(page);
  await centre(page.locator('.big-price').first());
  const opening = page.context().waitForEvent('page');
  await page.locator('main a.buy-link:not([data-buy-bar] *)').last().click();
  await (await opening).close();
  await passIdle(page);
}

test('nothing is fetched, sent or stored before the answer, nor after a no, on any page', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.url().includes('/trackers.') && scripts.push(request.url()));
  for (const route of ROUTES) {
    await visit(page, route);
    await expect(notice(page)).toBeVisible();
    expect(await keptOn(page)).toEqual({});
  }
  await answer(page, words.refuse).click();
  await expect(notice(page)).toBeHidden();
  for (const route of ROUTES) {
    await visit(page, route);
    await expect(notice(page)).toBeHidden();
    expect(await keptOn(page)).toEqual({ consent: 'no' });
  }
  expect([log.urls, scripts]).toEqual([[], []]);
});

test('after a yes the visit is measured on this page and the next, and told only what happens from then on', async ({
  page,
}) => {
  const complaints = noteErrors(page);
  await visit(page, '/');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await answer(page, words.accept).click();
  await expect
    .poll(() =>
      log
        .events()
        .map(({ name }) => name)
        .toSorted(),
    )
    .toEqual(['PageView', 'page_view']);
  expect(await keptOn(page)).toEqual({
    consent: IDS,
    cookie: expect.stringMatching(/_fbp=.*_ga=|_ga=.*_fbp=/),
  });

  log.urls.length = 0;
  await visit(page, '/');
  await expect.poll(() => log.events()).toHaveLength(6);
  const told = (name: string) => log.events().find((event) => event.name === name);
  const sale = { content_name: content.site.name, content_category: 'Digital Product', currency: 'BRL' };
  expect(told('InitiateCheckout')).toEqual({
    service: 'www.facebook.com',
    name: 'InitiateCheckout',
    payload: { ...sale, value: 47.9 },
  });
  expect(told('ViewContent')?.payload).toEqual({ ...sale, value: 67 });
  expect(told('begin_checkout')?.payload).toMatchObject({ value: 47.9, currency: 'BRL' });
  expect(told('view_item')?.payload).toMatchObject({ value: 67, currency: 'BRL' });

  log.urls.length = 0;
  await visit(page, '/oferta-exclusiva');
  await expect(notice(page)).toBeHidden();
  await expect.poll(() => log.events()).toHaveLength(4);
  expect(told('ViewContent')?.payload).toEqual({ ...sale, value: 57 });
  expect(told('InitiateCheckout'), 'the offer page’s links carry no payload').toBeUndefined();
  expect(complaints).toEqual([]);
});

test('each event bears a number of its own for a server to repeat', onPhone, async ({ page }) => {
  await page.goto('/');
  await answer(page, words.accept).click();
  await expect.poll(() => log.events()).toHaveLength(2);
  await visit(page, '/');
  await expect.poll(() => log.events()).toHaveLength(8);
  const numbers = log.urls.flatMap((url) => new URL(url).searchParams.get('eid') ?? []);
  expect(numbers).toHaveLength(4);
  expect(new Set(numbers).size).toBe(4);
  for (const number of numbers) expect(number).toMatch(/^[\da-f-]{36}$/);
});

test('a yes taken back counts at once: nothing more leaves, and what was kept is gone', async ({ page }) => {
  await page.goto('/?fbclid=F1&src=bio');
  await answer(page, words.accept).click();
  await expect.poll(() => log.events()).toHaveLength(2);
  await expect.poll(() => keptOn(page)).toMatchObject({ attribution: '{"fbclid":"F1","src":"bio"}' });

  await centre(change(page));
  await change(page).click();
  await expect(notice(page)).toBeFocused();
  await answer(page, words.refuse).click();
  await expect(change(page)).toBeFocused();
  log.urls.length = 0;
  const opening = page.context().waitForEvent('page');
  await page.locator('#preco a.buy-link').click();
  await (await opening).close();
  await passIdle(page);
  expect(await keptOn(page)).toEqual({ consent: 'no', attribution: '{"src":"bio"}' });
  for (const route of ROUTES) await visit(page, route);
  expect(log.urls).toEqual([]);
});

test(
  'a yes taken back before its file is there leaves nothing of an earlier page',
  onDesktop,
  async ({ page }) => {
    await page.goto('/');
    await answer(page, words.accept).click();
    await expect.poll(() => log.events()).toHaveLength(2);
    await page.goto('/oferta-exclusiva', { waitUntil: 'commit' });
    await change(page).click();
    await answer(page, words.refuse).click();
    await expect.poll(() => keptOn(page)).toEqual({ consent: 'no' });
    log.urls.length = 0;
    await visit(page, '/');
    expect(log.urls).toEqual([]);
  },
);

test('a yes taken back in another tab stops this one', onDesktop, async ({ page, context }) => {
  await page.goto('/');
  await answer(page, words.accept).click();
  await expect.poll(() => log.events()).toHaveLength(2);
  const other = await context.newPage();
  await other.goto('/oferta-exclusiva');
  await expect.poll(() => log.events()).toHaveLength(6);
  await change(other).click();
  await answer(other, words.refuse).click();
  await other.close();
  log.urls.length = 0;
  await page.bringToFront();
  await centre(page.locator('.big-price').first());
  await passIdle(page);
  expect(log.urls).toEqual([]);
});

const FAULTS: Record<string, (route: Route) => Promise<void>> = {
  'never answer': async () => {},
  fail: (route) => route.abort(),
  'are broken': (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' }),
};

for (const [what, fail] of Object.entries(FAULTS)) {
  test(`services that ${what} stop neither the page nor a sale`, onPhone, async ({ page, context }) => {
    const asked: string[] = [];
    await context.route(/facebook|google/, (route) => {
      asked.push(route.request().url());
      return fail(route);
    });
    await page.goto('/');
    await answer(page, words.accept).click();
    await expect.poll(() => asked).toHaveLength(2);
    const opening = context.waitForEvent('page');
    await page.locator('#preco a.buy-link').tap();
    const tab = await opening;
    await tab.waitForURL('https://pay.kiwify.com.br/**');
    await tab.close();
    await answerAndReload(page);
  });
}

/** Refusing works and the page is whole all the same. */
async function answerAndReload(page: Page): Promise<void> {
  await centre(change(page));
  await change(page).click();
  await answer(page, words.refuse).click();
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice(page)).toBeHidden();
}

test('refusing is as plain as accepting', async ({ page }) => {
  await page.goto('/');
  const looks = await Promise.all(
    [words.refuse, words.accept].map((name) =>
      answer(page, name).evaluate((button) => {
        const { width, height, top } = button.getBoundingClientRect();
        const style = getComputedStyle(button);
        const look = [
          style.color,
          style.backgroundColor,
          style.font,
          style.border,
          style.opacity,
          style.boxShadow,
        ];
        return { width: Math.round(width), height, top, look };
      }),
    ),
  );
  expect(looks[0]).toEqual(looks[1]);
  expect(looks[0]?.height).toBeGreaterThanOrEqual(44);
  expect(looks[0]?.height, 'one line').toBeLessThan(50);
  await expect(notice(page)).toContainText('Meta e Google');
  await expect(notice(page).getByRole('link', { name: words.privacyLink })).toHaveAttribute(
    'href',
    '/privacidade',
  );
});

test('it is told by a keyboard alone, before the page, and traps nobody', onDesktop, async ({ page }) => {
  await page.goto('/');
  const order: (string | null)[] = [];
  for (let press = 0; press < 5; press++) {
    await page.keyboard.press('Tab');
    order.push(await page.evaluate(() => document.activeElement?.textContent ?? null));
  }
  expect(order.slice(1, 4)).toEqual([words.privacyLink, words.refuse, words.accept]);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(notice(page)).toBeHidden();
  expect(await keptOn(page)).toEqual({ consent: 'no' });
});

test('axe finds nothing with the notice open, at each width', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of test.info().project.name === 'phone' ? [320, 390] : [768, 1280]) {
    for (const route of ROUTES) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(route);
      await expect(notice(page)).toBeVisible();
      await expectAccessible(page, `${route} at ${width} px`);
    }
  }
});

test('nothing shifts as the notice comes and goes', async ({ page }) => {
  // The fonts set the page's own words anew as they come.
  await page.route('**/*.woff2', (route) => route.abort());
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Reflect.set(window, 'shifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const route of ROUTES) {
    await page.goto(route);
    await expect(notice(page)).toBeVisible();
    await passIdle(page);
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('[data-consent-answer=no]')?.click();
      document.querySelector<HTMLElement>('[data-consent-change]')?.click();
    });
    await passIdle(page);
    expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
    await page.evaluate(() => localStorage.clear());
  }
});

/** Whether an element lies free on the screen: whole, and with nothing over its middle. */
const isFree = (page: Page, selector: string) =>
  page.locator(selector).evaluate((found) => {
    const { top, bottom, left, right } = found.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth && found.contains(hit);
  });

test.describe('on a phone', onPhone, () => {
  for (const [width, height] of [
    [320, 568],
    [390, 844],
  ] as const) {
    test(`the buy bar and the chat button stand free above it at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/');
      await expect(notice(page)).toBeVisible();
      await wake(page);
      await centre(page.locator('#preco h2'));
      await nextFrames(page);
      await centre(page.locator('details summary').last());
      await expect(page.locator('[data-buy-bar]')).toHaveAttribute('data-shown', '');
      await expect.poll(() => isFree(page, '[data-buy-bar] a')).toBe(true);
      const chat = page.locator('[data-chat-button]');
      await chat.evaluate((button) => button.removeAttribute('data-yields'));
      await expect.poll(() => isFree(page, '[data-chat-button]')).toBe(true);
      await answer(page, words.refuse).tap();
      await expect(notice(page)).toBeHidden();
      await expect.poll(() => isFree(page, '[data-buy-bar] a')).toBe(true);
    });
  }

  test('with text at 200% both answers can be reached, and all is seen', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/');
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    for (const name of [words.refuse, words.accept]) {
      const button = answer(page, name);
      await button.scrollIntoViewIfNeeded();
      await expect(button).toBeInViewport({ ratio: 1 });
    }
    const box = await notice(page).boundingBox();
    expect(box?.height).toBeLessThanOrEqual(640 * 0.81);
    expect(await notice(page).evaluate((found) => found.scrollWidth - found.clientWidth)).toBe(0);
  });

  test('in forced colours it keeps its edge and its buttons’', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/');
    await expect(notice(page)).toHaveCSS('border-top-style', 'solid');
    await expect(answer(page, words.refuse)).toHaveCSS('border-top-width', '2px');
  });
});

test('on a desktop it leaves the opening’s button and the chat free', onDesktop, async ({ page }) => {
  await page.goto('/');
  await expect(notice(page)).toBeVisible();
  await expect.poll(() => isFree(page, '[data-chat-button]')).toBe(true);
  await expect.poll(() => isFree(page, 'main a[href="#preco"].button')).toBe(true);
});

test('where the storage is denied nothing is asked and nothing measured', onPhone, async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    }),
  );
  await page.goto('/');
  await passIdle(page);
  await expect(notice(page)).toBeHidden();
  await expect(change(page)).toBeHidden();
  expect(log.urls).toEqual([]);
});
