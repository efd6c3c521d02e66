import { expect, type Page, test } from '@playwright/test';
import { chatAddress, content, textsIn } from './support/content.ts';
import { onPhone } from './support/screens.ts';

const { site, home, product, offer, links } = content;

test.use({ javaScriptEnabled: false });

/** Everything the page says: its text, and what its pictures and controls are called. */
async function wordsOf(page: Page): Promise<string> {
  const said = await page.locator('body').evaluate((body) => {
    const names = Array.from(body.querySelectorAll('[alt], [aria-label]'), (element) =>
      [element.getAttribute('alt'), element.getAttribute('aria-label')].join(' '),
    );
    return [body.textContent, ...names].join(' ');
  });
  return said.replace(/\s+/g, ' ');
}

/** The headings and paragraphs that no eye can see although no closed question holds them: the sleeping carousel's count. */
function hiddenTexts(page: Page): Promise<string[]> {
  return page.locator('main :is(h1, h2, h3, p, li, figcaption)').evaluateAll((found) =>
    found
      .filter((element) => !element.closest('details:not([open]) > :not(summary)'))
      .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((element) => element.textContent ?? ''),
  );
}

test('the main page says everything the seller wrote', async ({ page }) => {
  await page.goto('/');
  const words = await wordsOf(page);
  const { features, ...restOfProduct } = product;
  const expected = [
    ...textsIn([home, restOfProduct, site.menu, site.footer, site.tagline]),
    ...features.map(({ text }) => text),
    ...content.proof.testimonials.flatMap(({ name, alt }) => [name, alt]),
  ];
  expect(expected.length).toBeGreaterThan(80);
  expect(expected.filter((text) => !words.includes(text))).toEqual([]);
  expect(await hiddenTexts(page)).toEqual(['1 de 10']);
});

test('the offer page says everything the seller wrote', onPhone, async ({ page }) => {
  await page.goto('/oferta-exclusiva');
  const words = await wordsOf(page);
  const expected = [...textsIn([offer, home.devices]), ...product.features.map(({ text }) => text)];
  expect(expected.length).toBeGreaterThan(30);
  expect(expected.filter((text) => !words.includes(text))).toEqual([]);
  expect(await hiddenTexts(page)).toEqual([]);
});

test('every way to buy and to ask is a link that can be seen', onPhone, async ({ page }) => {
  const ways = [
    { route: '/', addresses: [links.checkoutA, links.checkoutB, chatAddress] },
    { route: '/oferta-exclusiva', addresses: [links.checkoutExclusive] },
  ];
  for (const { route, addresses } of ways) {
    await page.goto(route);
    for (const address of addresses) {
      const found = page.locator(`main a[href^="${address}"]`).first();
      await found.scrollIntoViewIfNeeded();
      await expect(found).toBeInViewport();
    }
  }
});

test('the menu, the questions, the modules and the countdown can all be used or read', async ({ page }) => {
  await page.goto('/');
  const toPrice = page.getByRole('banner').locator('a[href="#preco"]');
  if (!(await toPrice.isVisible()))
    await page.getByRole('button', { name: content.interface.openMenu }).click();
  await toPrice.click();
  await expect(page.locator('#preco')).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('timer')).toHaveText('4:37:22');
  for (const { question, answer } of home.faq.items) {
    await page.getByText(question).click();
    await expect(page.getByText(answer)).toBeVisible();
  }
  for (const { title } of product.modules) {
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  }
});

test('the planner page in the hero still answers to a tick', onPhone, async ({ page }) => {
  await page.goto('/');
  const { tasks, finished, hint } = home.hero.planner;
  const open = tasks.find(({ done }) => !done);
  await expect(page.getByText(hint)).toBeVisible();
  await expect(page.getByText(finished)).toBeHidden();
  await page.getByRole('checkbox', { name: open?.text }).check();
  await expect(page.getByText(finished)).toBeVisible();
});
