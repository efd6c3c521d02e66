import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { content } from '../support/content.ts';
import { centre, onDesktop, onPhone } from '../support/screens.ts';
import { ANALYTICS, answerAsTrackers, type Log, META_PIXEL, passIdle } from '../support/trackers.ts';
import { TEST_PORT, variantUrl } from '../support/variants.ts';

const { consent: words } = content.tracking;
const DEBUG = 'debug=rastreio';
const OFFER = '/oferta-exclusiva';

const panel = (page: Page) => page.getByRole('complementary', { name: 'Rastreio em teste' });
const open = async (page: Page) => {
  const details = panel(page).locator('details');
  await expect(details).toHaveCount(1);
  await details.evaluate((found: HTMLDetailsElement) => {
    found.open = true;
  });
};

let log: Log;
test.use({ baseURL: variantUrl('tracked') });
test.beforeEach(async ({ context }) => {
  log = await answerAsTrackers(context);
});

test('comes with its parameter alone', onPhone, async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  for (const query of ['', '?src=bio', '?debug=1', '?rastreio']) {
    await page.goto(`/${query}`);
    await passIdle(page);
    await expect(panel(page)).toHaveCount(0);
  }
  expect(scripts.filter((address) => /debugPanel/.test(address))).toEqual([]);
  scripts.length = 0;
  await page.goto(`/?${DEBUG}`);
  await open(page);
  expect(scripts.map((address) => new URL(address).pathname.split('.')[0])).toEqual([
    '/assets/tags',
    '/assets/debugPanel',
  ]);
});

test('shows what arrived and where each link leads, on this page and the next', async ({ page }) => {
  await page.goto(`/?${DEBUG}&src=bio&utm_campaign=a%7Cb%20%C3%A7&fbclid=F1`);
  await open(page);
  const shown = panel(page);
  for (const text of ['src = bio', 'utm_campaign = a|b ç', 'fbclid = F1'])
    await expect(shown).toContainText(text);
  const links = page.locator('a.buy-link');
  for (const link of await links.all()) {
    const address = await link.getAttribute('href');
    expect(address).toContain('src=bio');
    await expect(shown.getByText(address ?? '', { exact: true }).first()).toBeVisible();
  }
  await expect(shown).toContainText('Hotmart aceita: utm_*, src, xcod, sck.');
  await expect(shown).toContainText('Não passam adiante: fbclid.');

  await page.goto(OFFER);
  await open(page);
  await expect(shown).toContainText('https://pay.kirvano.com/c3?utm_campaign=a%7Cb%20%C3%A7&src=bio');
});

test('shows each event as it would be sent, and sends nothing, even after a yes', async ({ page }) => {
  const notice = page.getByRole('region', { name: words.label });
  await page.goto(`/?${DEBUG}`);
  await open(page);
  const shown = panel(page);
  await expect(shown).toContainText(`PageView: não seria enviado (Meta ${META_PIXEL})`);
  await notice.getByRole('button', { name: words.accept }).click();
  await expect(shown).toContainText('Aceitou: os eventos seriam enviados.');
  await shown.locator('details').evaluate((found: HTMLDetailsElement) => {
    found.open = false;
  });
  await centre(page.locator('.big-price').first());
  const opening = page.context().waitForEvent('page');
  await page.locator('#preco a.buy-link').click();
  await (await opening).close();
  await open(page);
  await expect(shown).toContainText(`InitiateCheckout: seria enviado (Meta ${META_PIXEL})`);
  await expect(shown).toContainText(`begin_checkout: seria enviado (Google Analytics ${ANALYTICS})`);
  await expect(shown).toContainText(`ViewContent: seria enviado (Meta ${META_PIXEL})`);
  await expect(shown).toContainText('"value": 47.9');
  await page.goto(OFFER);
  await open(page);
  await expect(shown).toContainText(`PageView: seria enviado (Meta ${META_PIXEL})`);
  await passIdle(page);
  expect(log.urls).toEqual([]);
});

test('closes, and the next page measures again', onDesktop, async ({ page }) => {
  await page.goto(`/?${DEBUG}`);
  await page.getByRole('button', { name: words.accept, exact: true }).click();
  await panel(page).getByRole('button', { name: 'Sair do teste' }).click();
  await expect(panel(page)).toHaveCount(0);
  await passIdle(page);
  expect(log.urls).toEqual([]);
  await page.goto(OFFER);
  await expect
    .poll(() => log.events().map(({ name }) => name))
    .toEqual(expect.arrayContaining(['PageView', 'page_view']));
  await expect(panel(page)).toHaveCount(0);
});

test('fits a phone, begins folded and leaves the page to be used', onPhone, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(`/?${DEBUG}&src=${'longo'.repeat(60)}`);
  const summary = panel(page).getByText('Rastreio em teste');
  await expect(panel(page).getByText('Eventos')).toBeHidden();
  await summary.tap();
  await expect(panel(page).getByText('Eventos')).toBeVisible();
  const box = await panel(page).locator('details').boundingBox();
  expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 999) <= 320).toBe(true);
  expect(box?.height).toBeLessThanOrEqual(568 * 0.71);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await expectAccessible(page, 'the panel open');
});

test.describe('without ids', () => {
  test.use({ baseURL: `http://localhost:${TEST_PORT}` });

  test(
    'shows the press that a pixel put in by other means would hear, and tells that nothing',
    onDesktop,
    async ({ page, context }) => {
      await page.goto(`/?${DEBUG}`);
      await open(page);
      await page.evaluate(() => Reflect.set(window, 'fbq', () => fetch('https://pixel.example.com/')));
      const opening = context.waitForEvent('page');
      await page.locator('#preco a.buy-link').press('Enter');
      await (await opening).close();
      await expect(panel(page)).toContainText(
        'InitiateCheckout: não seria enviado (pixel instalado por fora)',
      );
      await expect(panel(page)).toContainText('Nenhum pixel em tracking.yaml');
      expect(log.urls).toEqual([]);
    },
  );
});
