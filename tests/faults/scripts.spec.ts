import { expect, type Page } from '@playwright/test';
import { carouselOn } from '../support/carousel.ts';
import { content } from '../support/content.ts';
import { onPhone, readWholePage } from '../support/screens.ts';
import { expectSells, sellingRoutes, test } from '../support/selling.ts';
import { variantUrl } from '../support/variants.ts';

// Without the redirects, which would end these long visits on a slow machine.
test.use({ baseURL: variantUrl('quiet') });

const { home, interface: words, links } = content;
const SCRIPTS = /\.m?js(?:\?|$)/;

/** Answers each script's request with the first part of what the site has. */
async function cutScripts(page: Page, isCut: (index: number) => boolean): Promise<string[]> {
  const asked: string[] = [];
  await page.route(SCRIPTS, async (route) => {
    const index = asked.push(route.request().url()) - 1;
    const response = await route.fetch();
    const whole = await response.text();
    await route.fulfill({ response, body: isCut(index) ? whole.slice(0, whole.length / 2) : whole });
  });
  return asked;
}

/** What needs no script still does its work: the menu, the questions, the row of modules, the buy bar of a phone. */
async function expectUsable(page: Page): Promise<void> {
  const { row, next } = carouselOn(page);
  await expect(next).toBeHidden();
  await row.evaluate((found) => found.scrollTo({ left: found.scrollWidth, behavior: 'instant' }));
  await expect.poll(() => row.evaluate((found) => found.scrollLeft)).toBeGreaterThan(500);
  for (const { question, answer } of home.faq.items) {
    await page.getByText(question).click();
    await expect(page.getByText(answer)).toBeVisible();
  }
  if (test.info().project.name !== 'phone') return;
  const bar = page.getByRole('complementary', { name: words.buyBar });
  await expect(bar.getByRole('link')).toHaveAttribute('href', links.checkoutB);
  await expect(bar).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: words.openMenu }).click();
  await page.getByRole('banner').getByRole('link', { name: content.site.menu.about, exact: true }).click();
  await expect(page).toHaveURL('/#sobre');
}

for (const route of sellingRoutes) {
  test(`${route} sells when none of its script files arrives`, async ({ page }) => {
    await page.route(SCRIPTS, (request) => request.abort('connectionreset'));
    await page.goto(route);
    await readWholePage(page);
    await expectSells(page, route);
    if (route === '/') await expectUsable(page);
  });

  test(`${route} sells when a policy forbids every script`, async ({ page }) => {
    await page.route(
      ({ pathname }) => pathname === route,
      async (request) => {
        const response = await request.fetch();
        const headers = { ...response.headers(), 'content-security-policy': "script-src 'none'" };
        await request.fulfill({ response, headers });
      },
    );
    await page.goto(route);
    expect(await page.evaluate(() => document.documentElement.className)).toBe('');
    await readWholePage(page);
    await expectSells(page, route);
    await expect(page.locator('[data-video] > a')).toHaveAttribute('href', /^https:/);
    if (route === '/') await expectUsable(page);
  });
}

test('the main page sells when every script file is cut off half-way', async ({ page }) => {
  const asked = await cutScripts(page, () => true);
  await page.goto('/');
  await readWholePage(page);
  expect(asked.length).toBeGreaterThan(0);
  await expectSells(page, '/');
  await expectUsable(page);
});

test('it sells whichever of its script files is the one cut off', onPhone, async ({ page }) => {
  for (let broken = 0; broken < 20; broken++) {
    await page.unrouteAll();
    const asked = await cutScripts(page, (index) => index === broken);
    await page.goto('/');
    await readWholePage(page);
    await expectSells(page, '/');
    if (broken >= asked.length) return;
  }
  throw new Error('The main page asks for more than 20 scripts.');
});
