// Tests the purchase in one click with stand-ins for the platforms' scripts.
import { expect, type Page, type Route, test } from '@playwright/test';
import { onPhone, settleFonts } from '../support/screens.ts';
import { ONE_CLICK_PATHS, PLAIN_PATH, siteUrl } from '../support/sites.ts';

const CODE = 'Ab3xY9z';
const CHECKOUT = /^https:\/\/pay\.example\.com\/dose-dupla/;
const PLATFORM = /snippets\.kiwify\.com|checkout\.hotmart\.com/;

const KIWIFY = `
  document.getElementById('kiwify-upsell-trigger-${CODE}').onclick = () =>
    fetch('https://api.kiwify.com.br/compra' + location.search, { method: 'POST' });`;
const HOTMART = `
  window.checkoutElements = { init: (what) => ({ mount: (place) => {
    document.querySelector(place).innerHTML = '<iframe title="Hotmart" src="https://pay.hotmart.com/' + what + '"></iframe>';
  } }) };`;

const checkout = (page: Page) => page.getByRole('link', { name: 'Sim, quero' });
const button = (page: Page) => page.getByRole('button', { name: 'Sim, quero' });
const checkoutLink = (page: Page) => page.getByRole('link', { name: 'Prefiro pagar' });

/** Opens a page after a purchase, with a platform that responds in this way. Returns the requests to other hosts. */
async function open(
  page: Page,
  respond: (route: Route) => unknown,
  path: string = ONE_CLICK_PATHS.kiwify,
): Promise<string[]> {
  const urls: string[] = [];
  await page.route(
    (url) => url.hostname !== 'localhost',
    async (route) => {
      const url = route.request().url();
      urls.push(url);
      if (PLATFORM.test(url)) await respond(route);
      else await route.fulfill({ headers: { 'access-control-allow-origin': '*' }, body: '' });
    },
  );
  await page.goto(siteUrl('twice') + path, { waitUntil: 'domcontentloaded' });
  await settleFonts(page);
  return urls;
}

const script = (body: string) => (route: Route) => route.fulfill({ contentType: 'text/javascript', body });

async function expectCheckout(page: Page): Promise<void> {
  await expect(checkout(page)).toHaveAttribute('href', CHECKOUT);
  await expect(checkout(page)).toBeVisible();
  await expect(button(page)).toBeHidden();
}

test('the button is Kiwify’s, and the checkout stays reachable below it', onPhone, async ({ page }) => {
  const urls = await open(page, script(KIWIFY), `${ONE_CLICK_PATHS.kiwify}?token=1`);
  await expect(button(page)).toBeVisible();
  await expect(checkout(page)).toBeHidden();
  await expect(checkoutLink(page)).toHaveAttribute('href', CHECKOUT);
  await button(page).click();
  await expect.poll(() => urls).toContain('https://api.kiwify.com.br/compra?token=1');
});

test(
  'Hotmart’s own button is shown, and the checkout stays reachable below it',
  onPhone,
  async ({ page }) => {
    await open(page, script(HOTMART), `${ONE_CLICK_PATHS.hotmart}?token=1`);
    await expect(page.locator('iframe[src="https://pay.hotmart.com/salesFunnel"]')).toBeVisible();
    await expect(checkoutLink(page)).toHaveAttribute('href', CHECKOUT);
    await expect(checkout(page)).toBeHidden();
  },
);

for (const [platform, fault, respond] of [
  ['kiwify', 'blocked', (route: Route) => route.abort()],
  ['kiwify', 'slow', () => {}],
  ['kiwify', 'throwing', script('throw new Error("broken")')],
  ['hotmart', 'throwing', script('throw new Error("broken")')],
] as const)
  test(
    `the button leads to the checkout while the script of ${platform} is ${fault}`,
    onPhone,
    async ({ page }) => {
      const urls = await open(page, respond, `${ONE_CLICK_PATHS[platform]}?token=1`);
      await expect.poll(() => urls.some((url) => PLATFORM.test(url))).toBe(true);
      await expectCheckout(page);
    },
  );

test('a press that fails brings the checkout back', onPhone, async ({ page }) => {
  const fails = `document.getElementById('kiwify-upsell-trigger-${CODE}').onclick = () => { throw new Error() };`;
  await open(page, script(fails), `${ONE_CLICK_PATHS.kiwify}?token=1`);
  await button(page).click();
  await expectCheckout(page);
});

test('without a purchase in the address nothing of the platform loads', onPhone, async ({ page }) => {
  const urls = await open(page, script(KIWIFY));
  await expectCheckout(page);
  expect(urls.filter((url) => PLATFORM.test(url))).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test(
    'the button leads to the checkout, and the decline link to the next page',
    onPhone,
    async ({ page }) => {
      await page.goto(`${siteUrl('twice')}${ONE_CLICK_PATHS.kiwify}?token=1`);
      await expectCheckout(page);
      const decline = page.locator(`a#kiwify-upsell-cancel-trigger-${CODE}`);
      await expect(decline).toHaveAttribute('href', PLAIN_PATH);
    },
  );
});
