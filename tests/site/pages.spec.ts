// Tests what each page shows and where its links lead (docs/behaviour.md#pages). withoutScripts.spec.ts tests texts.
import { expect, test } from '@playwright/test';
import { chatAddress, content, mainPage, sectionOn } from '../support/content.ts';
import { anyProduct, onPhone, readWholePage, scrollToEnd, waitForMain } from '../support/screens.ts';
import { OFFER_PATH } from '../support/sites.ts';

const { site, privacy } = content;
const { seller } = site;
const chatUrl = `${chatAddress}?text=${encodeURIComponent(site.chat.message)}`;

test('the first screen of / leads to the price', anyProduct, async ({ page }) => {
  const { text, buttons } = sectionOn(mainPage, 'hero');
  await page.goto('/');
  const bar = page.getByRole('banner');
  await expect(bar).toHaveCSS('position', 'fixed');
  const call = page.locator('#inicio').getByRole('link', { name: buttons[0]?.label ?? '?' });
  for (const seen of [
    bar.getByRole('link', { name: site.name }),
    page.getByRole('heading', { level: 1 }),
    page.getByText(text),
    call,
  ])
    await expect(seen).toBeInViewport({ ratio: 1 });
  await call.click();
  await expect(page).toHaveURL('/#preco');
  for (const seen of [page.locator('#preco h2'), page.locator('#preco a[target]').first()])
    await expect(seen).toBeInViewport({ ratio: 1 });
});

test('the footer of every page names the seller and the right of withdrawal', onPhone, async ({ page }) => {
  for (const route of ['/', OFFER_PATH, '/privacidade']) {
    await page.goto(route);
    const footer = page.getByRole('contentinfo');
    const identity = footer.getByText(`${seller.name} · ${seller.document} · ${seller.address}`, {
      exact: true,
    });
    const regret = footer.getByText(seller.regret);
    await expect(regret.getByRole('link', { name: seller.email, exact: true })).toHaveAttribute(
      'href',
      `mailto:${seller.email}`,
    );
    await scrollToEnd(page);
    for (const text of [identity, regret]) await expect(text).toBeInViewport({ ratio: 1 });
    await footer.getByRole('link', { name: privacy.link, exact: true }).click();
    await expect(page).toHaveURL('/privacidade');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  }
});

test('an unknown path answers 404, logs the path and links to the main page', onPhone, async ({ page }) => {
  const path = '/um/caminho/fundo.html';
  const logging = page.waitForEvent('console', (message) => message.text().includes(path));
  const response = await page.goto(path);
  expect(response?.status()).toBe(404);
  await logging;
  const heading = page.getByRole('heading', { name: 'Oops! Page not found' });
  await expect(heading).toBeInViewport({ ratio: 1 });
  await expect(heading).toHaveAttribute('lang', 'en');
  await expect(page.getByText('404', { exact: true })).toBeInViewport({ ratio: 1 });
  const chat = page.getByRole('link', { name: site.chat.label, exact: true });
  await expect(chat).toHaveAttribute('href', chatUrl);
  await page.getByRole('link', { name: site.notFound.homeLink }).click();
  await expect(page).toHaveURL('/');
  // Static hosts look for the 404 page at this path.
  expect(await (await page.request.get('/404.html')).text()).toContain('Oops! Page not found');
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
      const leaving = page.locator('a[href^="http"]');
      await expect(
        leaving.and(page.locator(':not([target="_blank"][rel="noopener noreferrer"])')),
      ).toHaveCount(0);
    }
    expect(faults).toEqual([]);
    expect(await page.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length])).toEqual([
      '',
      0,
      0,
    ]);
  },
);
