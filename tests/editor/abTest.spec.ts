// Tests the whole life of an A/B test: version B, preview, start, publishing, visitors, sales, verdict, end, undo.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, expect } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { BUILD_MS, test } from './editorTest.ts';
import { setOutputAside } from './publishing.ts';

const SITE = 'https://www.manhacomdeus.com.br';
const HEADLINE = 'pages/principal.sections.inicio.headline';
const VISITORS = 10;

setOutputAside();

/**
 * Opens the published page as a new visitor.
 *
 * @param random the page's `Math.random()`, from 0 to 1, which decides the visitor's version
 * @returns the headline and the payment links that the visitor sees
 */
async function visit(browser: Browser, random: number) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await context.addInitScript((number) => {
    Math.random = () => number;
  }, random);
  await context.route('**', (route) => {
    const { pathname } = new URL(route.request().url());
    const path = join('dist', pathname.replace(/\/$/, '/index.html'));
    return existsSync(path) ? route.fulfill({ path }) : route.abort();
  });
  const page = await context.newPage();
  // The version is decided while the page is parsed.
  await page.goto(SITE, { waitUntil: 'domcontentloaded' });
  const headline = await page.getByRole('heading', { level: 1 }).textContent();
  const links = await page
    .locator('a[data-buy-link]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  await context.close();
  return { headline, links: [...new Set(links)].sort() };
}

test('a part is tested in two versions, and the page keeps the version that sells more', async ({
  page,
  browser,
  editor,
  ui: { field, preview, tab, undoInNotice, expectSaved },
}) => {
  test.setTimeout(4 * BUILD_MS);
  const headline = editor.saved(HEADLINE);
  const linkOf = (offer: string, name = 'checkout') => String(editor.saved(`offers.offers.${offer}.${name}`));

  await test.step('changes version B, and sees both versions', async () => {
    await page.goto(`${editor.address}/#/pagina/principal`);
    await page.getByRole('button', { name: /^Mais: Abertura/ }).click();
    await page.getByRole('menuitem', { name: 'Testar outra versão' }).click();
    await field('Título').fill('Outro título');
    const [a, b] = [preview.locator('#inicio'), preview.locator('#inicio-b')];
    await expect(b).toContainText('Outro título');
    await expect(a).toBeHidden();
    const showsB = page.getByRole('switch', { name: 'Ver a versão B' });
    await expect(showsB).toBeChecked();
    await showsB.focus();
    await page.keyboard.press('Space');
    await expect(a).toBeVisible();
    await expect(b).toBeHidden();
  });

  const verdict = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /vende|saber/ });
  await test.step('starts the test, once each offer has a link of version B', async () => {
    await tab('Teste').click();
    const links = page.getByRole('textbox', { name: 'Link de pagamento da versão B' });
    await expect(links).toHaveCount(3);
    await page.getByRole('button', { name: 'Começar' }).click();
    await expect(links.first()).toBeFocused();
    await expectAccessible(page, 'the prepared test');
    for (const [index, link] of (await links.all()).entries())
      await link.fill(`https://pay.kiwify.com.br/outra-${index}`);
    await page.getByRole('button', { name: 'Começar' }).click();
    await expect(verdict).toHaveText('Ainda não dá para saber.');
  });

  await test.step('publishes', async () => {
    await page.getByRole('link', { name: 'Publicar', exact: true }).click();
    await page.getByText('Arquivo ZIP', { exact: true }).click();
    await page.getByRole('button', { name: 'Montar agora' }).click();
    await expect(page.getByRole('heading', { name: /^O ZIP está pronto/ })).toBeVisible({
      timeout: BUILD_MS,
    });
  });

  await test.step('half of the visitors see version B, with its payment links', async () => {
    const numbers = Array.from({ length: VISITORS }, (_, index) => (index + 0.5) / VISITORS);
    const visits = await Promise.all(numbers.map((number) => visit(browser, number)));
    const [linksOfA, linksOfB] = ['checkout', 'checkoutB'].map((name) =>
      ['a', 'b'].map((id) => linkOf(id, name)).sort(),
    );
    for (const [index, { headline: seen, links }] of visits.entries()) {
      const isA = index < VISITORS / 2;
      expect(seen).toContain(isA ? 'Comece o dia com Deus' : 'Outro título');
      expect(links).toEqual(isA ? linksOfA : linksOfB);
    }
  });

  await test.step('enters the sales, and keeps the version that sells more', async () => {
    await tab('Teste').click();
    await field('Vendas da versão A').fill('20');
    await field('Vendas da versão B').fill('90');
    await expect(verdict).toHaveText('B vende mais.');
    await expectAccessible(page, 'the running test');
    await expectSaved('ab-test.running.sales', { a: 20, b: 90 });
    await page.getByRole('button', { name: 'Ficar com B' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Ficar com B' }).click();
    await expectSaved(HEADLINE, 'Outro título');
    await expect(page.getByText('Vendas: A 20, B 90.')).toBeVisible();
    await expectAccessible(page, 'the history');
  });

  await test.step('undoes the end of the test', async () => {
    await undoInNotice.click();
    await expect(verdict).toHaveText('B vende mais.');
    await expectSaved(HEADLINE, headline);
  });
});
