// Tests the way to the price, and that a visit without tracking leaves no traces.
import { expect, test } from '@playwright/test';
import { mainPage, sectionOn } from '../support/content.ts';
import { anyProduct, onPhone, readWholePage, waitForMain } from '../support/screens.ts';
import { OFFER_PATH } from '../support/sites.ts';

test('the first screen of / leads to the price', anyProduct, async ({ page }) => {
  const { text, buttons } = sectionOn(mainPage, 'hero');
  await page.goto('/');
  const callToAction = page.locator('#inicio').getByRole('link', { name: buttons[0]?.label ?? '?' });
  for (const seen of [page.getByText(text), callToAction]) await expect(seen).toBeInViewport({ ratio: 1 });
  await callToAction.click();
  await expect(page).toHaveURL('/#preco');
  for (const seen of [page.locator('#preco h2'), page.locator('#preco a[target]').first()])
    await expect(seen).toBeInViewport({ ratio: 1 });
});

test(
  'without tracking, a visit logs nothing, stores nothing and requests nothing from other hosts',
  onPhone,
  async ({ page, baseURL }) => {
    const faults: string[] = [];
    page.on('console', (message) => faults.push(message.text()));
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('response', (response) => {
      if (response.status() >= 400) faults.push(response.url());
    });
    page.on('request', (request) => {
      if (!request.url().startsWith(`${baseURL}/`) && !/^(?:data|blob):/.test(request.url()))
        faults.push(request.url());
    });
    for (const route of ['/', OFFER_PATH, '/privacidade']) {
      await page.goto(route);
      await waitForMain(page);
      await readWholePage(page);
      await expect(page.locator('[data-consent]')).toHaveCount(0);
    }
    expect(faults).toEqual([]);
    expect(await page.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length])).toEqual([
      '',
      0,
      0,
    ]);
  },
);
