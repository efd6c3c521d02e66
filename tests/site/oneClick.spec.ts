// Tests the purchase in one click with stand-ins for the platforms' scripts.
import { expect, type Page, type Route, test } from '@playwright/test';
import { openAndClose } from '../support/offerVisit.ts';
import { onPhone, waitForMain } from '../support/screens.ts';
import { ONE_CLICK_PATHS, siteUrl } from '../support/sites.ts';

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

const buyLink = (page: Page) => page.getByRole('link', { name: 'Sim, quero' });
const platformButton = (page: Page) => page.getByRole('button', { name: 'Sim, quero' });
const linkBelow = (page: Page) => page.getByRole('link', { name: 'Prefiro pagar' });

/** Opens a page that sells in one click. `respond` answers for the platform. Returns the requests to other hosts. */
async function open(
  page: Page,
  respond: (route: Route) => unknown,
  path: string = `${ONE_CLICK_PATHS.kiwify}?token=1`,
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
  await waitForMain(page);
  return urls;
}

const script = (body: string) => (route: Route) => route.fulfill({ contentType: 'text/javascript', body });

async function expectCheckout(page: Page): Promise<void> {
  await expect(buyLink(page)).toHaveAttribute('href', CHECKOUT);
  await expect(buyLink(page)).toBeVisible();
  await expect(platformButton(page)).toBeHidden();
}

test(
  'the button buys through Kiwify until the link below it has led to the checkout',
  onPhone,
  async ({ page }) => {
    const urls = await open(page, script(KIWIFY));
    await expect(platformButton(page)).toBeVisible();
    await expect(buyLink(page)).toBeHidden();
    await expect(linkBelow(page)).toHaveAttribute('href', CHECKOUT);
    await platformButton(page).click();
    await expect.poll(() => urls).toContain('https://api.kiwify.com.br/compra?token=1');
    await openAndClose(linkBelow(page), (link) => link.click({ button: 'middle' }));
    await expectCheckout(page);
  },
);

test(
  'Hotmart’s button is shown until the link below it has led to the checkout',
  onPhone,
  async ({ page }) => {
    await open(page, script(HOTMART), `${ONE_CLICK_PATHS.hotmart}?token=1`);
    await expect(page.locator('iframe[src="https://pay.hotmart.com/salesFunnel"]')).toBeVisible();
    await expect(linkBelow(page)).toHaveAttribute('href', CHECKOUT);
    await expect(buyLink(page)).toBeHidden();
    await openAndClose(linkBelow(page), (link) => link.press('Enter'));
    await expectCheckout(page);
    await expect(buyLink(page)).toBeFocused();
  },
);

for (const [fault, respond] of [
  ['blocked', (route: Route) => route.abort()],
  ['slow', () => {}],
  ['throwing', script('throw new Error("broken")')],
] as const)
  test(`the button leads to the checkout while Kiwify’s script is ${fault}`, onPhone, async ({ page }) => {
    const urls = await open(page, respond);
    await expect.poll(() => urls.some((url) => PLATFORM.test(url))).toBe(true);
    await expectCheckout(page);
  });

test('if Kiwify’s script fails at a press, the button leads to the checkout', onPhone, async ({ page }) => {
  const fails = `document.getElementById('kiwify-upsell-trigger-${CODE}').onclick = () => { throw new Error() };`;
  await open(page, script(fails));
  await platformButton(page).click();
  await expectCheckout(page);
});

test('without a query in the address, nothing of the platform is requested', onPhone, async ({ page }) => {
  const urls = await open(page, script(KIWIFY), ONE_CLICK_PATHS.kiwify);
  await expectCheckout(page);
  expect(urls.filter((url) => PLATFORM.test(url))).toEqual([]);
});
