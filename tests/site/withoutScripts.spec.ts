// Tests the pages with scripts disabled.
import { expect, type Page, test } from '@playwright/test';
import { content, leave, mainPage, offerPage, routine } from '../support/content.ts';
import { anyProductOnPhone, onPhone } from '../support/screens.ts';
import { expectSells, sellingRoutes } from '../support/selling.ts';
import { siteUrl } from '../support/sites.ts';

const { product, proof, interface: words } = content;

test.use({ javaScriptEnabled: false });

/** The headings and paragraphs that are invisible, except those in closed questions and in `aria-hidden` elements. */
const hiddenTexts = (page: Page) =>
  page.locator(':is(main, footer) :is(h1, h2, h3, p, li, figcaption)').evaluateAll((found) =>
    found
      .filter((element) => !element.closest('details:not([open]) > :not(summary), [aria-hidden="true"]'))
      .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((element) => element.textContent),
  );

test('the sales pages hide no text', anyProductOnPhone, async ({ page }) => {
  for (const [{ path }, hidden] of [
    // The carousel only shows its position with scripts.
    [mainPage, [`1 de ${product.modules.length}`]],
    [offerPage, []],
  ] as const) {
    await page.goto(path);
    expect(await hiddenTexts(page)).toEqual(hidden);
  }
});

test('every buy, chat and video button is a visible link', onPhone, async ({ page }) => {
  for (const route of sellingRoutes) {
    await page.goto(route);
    await expectSells(page, route);
    await expect(page.locator('[data-video] > a')).toBeVisible();
  }
  await page.goto('/');
  await expect(page.locator('#ajuda a[href^="https://wa.me/"]')).toBeVisible();
  const chat = page.getByRole('link', { name: words.chat });
  await expect(chat).not.toHaveCSS('position', 'fixed');
  await expect(chat).toBeVisible();
});

test('there is no invitation, consent notice or deadline countdown', onPhone, async ({ page }) => {
  await page.goto(siteUrl('honest'));
  await expect(page.getByText(leave.invitation.heading)).toBeHidden();
  const price = page.locator('#preco');
  await expect(price.locator('[data-price]').filter({ visible: true })).toHaveText('R$ 67,00');
  await expect(price.getByText(/até 31\/12\/2030 às 23h59/)).toBeVisible();
  await expect(price.getByRole('link', { name: 'Comprar por R$ 47,00' })).toHaveAttribute(
    'href',
    /promocao$/,
  );
  await expect(page.getByRole('timer')).toHaveCount(0);
  await page.goto(siteUrl('tracked'));
  for (const text of [content.tracking.consent.accept, content.tracking.consent.change])
    await expect(page.getByText(text, { exact: true })).toBeHidden();
});

test('the buy bar is at the end of the page, below the footer', onPhone, async ({ page }) => {
  for (const route of sellingRoutes) {
    await page.goto(route);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const bar = await page.getByRole('complementary', { name: words.buyBar }).boundingBox();
    const footer = await page.getByRole('contentinfo').boundingBox();
    const end = (footer?.y ?? NaN) + (footer?.height ?? NaN);
    expect(bar?.y, route).toBeGreaterThanOrEqual(end - 0.5);
    expect((bar?.y ?? NaN) + (bar?.height ?? NaN), route).toBeCloseTo(page.viewportSize()?.height ?? 0, 0);
  }
});

test('tasks can be ticked, and a conversation opens in a tab', onPhone, async ({ page, context }) => {
  await page.goto('/');
  const { tasks, finished } = routine;
  await page.getByRole('checkbox', { name: tasks.find(({ done }) => !done)?.text }).check();
  await expect(page.getByText(finished)).toBeVisible();
  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: proof.testimonials[0]?.name }).click();
  await (await opening).waitForURL(/\.(?:webp|avif)$/);
});
