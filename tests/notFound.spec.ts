import { expect, test } from '@playwright/test';
import { onPhone, onPhoneInDetail } from './support/screens.ts';

const unknownPaths = ['/um-caminho-que-nao-existe', '/um/caminho/fundo.html', '/oferta-exclusiva/nada'];

test.describe('when scripts are off', onPhone, () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what happened and leads back', async ({ page }) => {
    await page.goto('/um/caminho/fundo.html');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    await expect(page.getByText('404', { exact: true })).toBeVisible();
    await page.getByRole('main').getByRole('link').click();
    await expect(page).toHaveURL('/');
  });
});

test('any unknown path answers 404 with the page, logs the path and leads back', async ({ page }) => {
  for (const path of unknownPaths) {
    const logging = page.waitForEvent('console', (message) => message.text().includes(path));
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await logging;
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('404', { exact: true })).toBeInViewport({ ratio: 1 });
    const back = page.getByRole('main').getByRole('link');
    await expect(back).toHaveAttribute('href', '/');
    await expect(back).toBeInViewport({ ratio: 1 });
    await back.click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Oops! Page not found');
  }
});

test('the other pages log no unknown path and no error', onPhoneInDetail, async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  page.on('pageerror', (error) => logged.push(error.message));
  for (const route of ['/', '/oferta-exclusiva', '/privacidade'])
    await page.goto(route, { waitUntil: 'networkidle' });
  expect(logged).toEqual([]);
});

test(
  'stands at the root, where static hosts look for it, and out of search engines',
  onPhone,
  async ({ page }) => {
    const response = await page.request.get('/404.html');
    expect(await response.text()).toContain('Oops! Page not found');
    await page.goto('/um-caminho-que-nao-existe');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  },
);
