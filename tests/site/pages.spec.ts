// Tests what each page shows and where its links lead (docs/behaviour.md#pages). withoutScripts.spec.ts tests that
// the pages show all texts.
import { expect, test } from '@playwright/test';
import { chatAddress, content, mainPage, sectionOn } from '../support/content.ts';
import { anyProduct, onPhone, readWholePage, scrollToEnd, waitForMain } from '../support/screens.ts';
import { OFFER_PATH } from '../support/sites.ts';

const { site } = content;
const { seller } = site;
const chatUrl = `${chatAddress}?text=${encodeURIComponent(site.chat.message)}`;

test('the first screen of / leads to the price', anyProduct, async ({ page }) => {
  const { text, buttons } = sectionOn(mainPage, 'hero');
  await page.goto('/');
  const logo = page.getByRole('banner').getByRole('link', { name: site.name });
  const callToAction = page.locator('#inicio').getByRole('link', { name: buttons[0]?.label ?? '?' });
  for (const seen of [logo, page.locator('h1'), page.getByText(text), callToAction])
    await expect(seen).toBeInViewport({ ratio: 1 });
  await callToAction.click();
  await expect(page).toHaveURL('/#preco');
  for (const seen of [page.locator('#preco h2'), page.locator('#preco a[target]').first()])
    await expect(seen).toBeInViewport({ ratio: 1 });
});

test('the footers name the seller and the right of withdrawal', onPhone, async ({ page }) => {
  const identity = `${seller.name} · ${seller.document} · ${seller.address}`;
  for (const route of ['/', OFFER_PATH, '/privacidade']) {
    await page.goto(route);
    await scrollToEnd(page);
    for (const text of [identity, seller.regret, site.tagline])
      await expect(page.getByRole('contentinfo').getByText(text)).toBeInViewport({ ratio: 1 });
    const links = await page
      .locator('footer a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links).toEqual(expect.arrayContaining([`mailto:${seller.email}`, '/privacidade']));
  }
});

test(
  'the page of an unknown path has a heading in English, the chat and a link to /',
  onPhone,
  async ({ page }) => {
    await page.goto('/um/caminho/fundo.html');
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toHaveAttribute('lang', 'en');
    const chat = page.getByRole('link', { name: site.chat.label, exact: true });
    await expect(chat).toHaveAttribute('href', chatUrl);
    await page.getByRole('link', { name: site.notFound.homeLink }).click();
    await expect(page).toHaveURL('/');
  },
);

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
