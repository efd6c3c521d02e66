import { expect, type Page, test } from '@playwright/test';
import { letPass } from '../support/clock.ts';
import { leaveOver, openStopped } from '../support/leaving.ts';
import { arrive, comeBack } from '../support/realBrowser.ts';
import { centre, onDesktop, onPhone } from '../support/screens.ts';
import { variantUrl } from '../support/variants.ts';

const PREFETCH = '{"prefetch":[{"source":"list","urls":["/oferta-exclusiva"]}]}';
const PRERENDER = '{"prerender":[{"source":"list","urls":["/oferta-exclusiva"]}]}';

/** Opens the main page with its clock stopped ten seconds after the load. */
async function open(page: Page): Promise<void> {
  await page.clock.install({ time: new Date('2030-05-06T08:00:00') });
  await page.goto('/');
  await page.clock.pauseAt(new Date('2030-05-06T08:00:10'));
}

/** What the page has asked the browser to make ready. */
const preparations = (page: Page) => page.locator('script[type="speculationrules"]').allTextContents();

const seePrice = (page: Page) => centre(page.locator('#preco h2'));

test.describe('when scripts are off', onPhone, () => {
  test.use({ javaScriptEnabled: false });

  test('nothing is prepared, and the offer opens by its address', async ({ page }) => {
    await page.goto('/');
    await seePrice(page);
    expect(await preparations(page)).toEqual([]);
    await page.goto('/oferta-exclusiva');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test(
  'on a phone the offer is fetched when the price is seen, and drawn 3,000 ms before it is due',
  onPhone,
  async ({ page }) => {
    await open(page);
    expect(await preparations(page)).toEqual([]);
    await seePrice(page);
    await expect.poll(() => preparations(page)).toEqual([PREFETCH]);
    await letPass(page, 16_999);
    expect(await preparations(page)).toEqual([PREFETCH]);
    await letPass(page, 1);
    expect(await preparations(page)).toEqual([PREFETCH, PRERENDER]);
  },
);

test('on a desktop it is drawn when the exit intent begins to listen', onDesktop, async ({ page }) => {
  await openStopped(page);
  await letPass(page, 3999);
  expect(await preparations(page)).toEqual([]);
  await letPass(page, 1);
  expect(await preparations(page)).toEqual([PRERENDER]);
});

test('nothing is prepared for a visitor who saves data', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await open(page);
  await seePrice(page);
  await letPass(page, 18_000);
  expect(await preparations(page)).toEqual([]);
  await page.clock.resume();
  await page.waitForURL('/oferta-exclusiva');
});

test('nothing is prepared that the seller has switched off', async ({ page }) => {
  await page.goto(variantUrl('quiet'));
  await page.clock.install();
  await seePrice(page);
  await page.clock.runFor(60_000);
  expect(await preparations(page)).toEqual([]);
});

test(
  'a page prepared ahead of its visit counts, prompts and sends only once it is shown',
  onDesktop,
  async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(document, 'prerendering', { value: true, writable: true }),
    );
    await open(page);
    await seePrice(page);
    const leave = () => leaveOver(page, 300, -5);
    await page.mouse.move(300, 300);
    await page.mouse.move(300, -5);
    await letPass(page, 120_000);
    const isAsked = () =>
      page.evaluate(() => {
        const event = new Event('beforeunload', { cancelable: true });
        dispatchEvent(event);
        return event.defaultPrevented;
      });
    expect(await isAsked()).toBe(false);
    expect(await preparations(page)).toEqual([]);
    await expect(page).toHaveURL('/');

    await page.evaluate(() => {
      Object.assign(document, { prerendering: false });
      document.dispatchEvent(new Event('prerenderingchange'));
    });
    await letPass(page, 3999);
    await leave();
    await letPass(page, 1);
    expect(await isAsked()).toBe(true);
    await expect(page).toHaveURL('/');
    await leave();
    await page.clock.runFor(100);
    await page.waitForURL('/oferta-exclusiva');
  },
);

test(
  'the offer is really there before the visitor is sent, and is not without preparing',
  onDesktop,
  async ({ baseURL }) => {
    const [prepared, plain] = [await arrive(baseURL ?? '', true), await arrive(baseURL ?? '', false)];
    expect(prepared.isPrerendered).toBe(true);
    expect(plain.isPrerendered).toBe(false);
  },
);

test(
  'the browser keeps the main page for Back, as it was, and it sends nobody again',
  onDesktop,
  async ({ baseURL }) => {
    expect(await comeBack(baseURL ?? '')).toEqual({ wasKept: true, wasSentAgain: false });
  },
);
