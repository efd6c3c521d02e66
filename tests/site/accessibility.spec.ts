// Tests the pages with reduced motion and with forced colours, and open menus and dialogs with axe. sweep.spec.ts tests
// the pages themselves with axe.
import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { carouselOn } from '../support/carousel.ts';
import { content, leave, mainPage, menu, routes, sectionOn } from '../support/content.ts';
import { anyProductOnDesktop, anyProductOnPhone, centre, waitForMain } from '../support/screens.ts';
import { sellingRoutes } from '../support/selling.ts';
import { siteUrl, testedSite } from '../support/sites.ts';

const { interface: words, product } = content;

test.beforeEach(async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('axe finds no violations in the open menu and other controls', anyProductOnPhone, async ({ page }) => {
  await page.goto('/');
  await waitForMain(page);
  await page.getByRole('button', { name: words.openMenu }).click();
  await expect(page.getByRole('link', { name: menu.preco })).toBeVisible();
  await expectAccessible(page, 'the menu open');
  await page.keyboard.press('Escape');

  await page.getByText(sectionOn(mainPage, 'faq').items[1]?.question ?? '?').click();
  if (testedSite === 'default') {
    await page.getByRole('link', { name: sectionOn(mainPage, 'about').video.title }).click();
    await expect(page.locator('video')).toBeFocused();
  }
  const { region, row, next, position } = carouselOn(page);
  await centre(row);
  await expect(region).toHaveAttribute('data-carousel', 'running');
  await next.click();
  await expect(position).toHaveText(`2 de ${product.modules.length}`);
  await centre(page.locator('#como-funciona h2'));
  await expect(page.getByRole('complementary', { name: words.buyBar })).toBeVisible();
  await expectAccessible(page, 'the rest in use');
});

test('axe finds no violations in an open dialog', anyProductOnPhone, async ({ page }) => {
  await page.clock.install();
  await page.goto(siteUrl(testedSite === 'default' ? 'honest' : testedSite));
  await waitForMain(page);
  for (const picture of [
    page.locator('#depoimentos a[data-enlarge]'),
    page.locator('#incluido a[data-enlarge]'),
  ]) {
    await picture.first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, 'a picture enlarged');
    await page.keyboard.press('Escape');
  }
  await centre(page.locator('#preco h2'));
  // The speculation rules show that the page has registered the visible price.
  await expect(page.locator('script[type="speculationrules"]')).toHaveCount(1);
  await page.clock.fastForward(20_000);
  await expect(page.getByRole('dialog', { name: leave.invitation.heading })).toBeVisible();
  await expectAccessible(page, 'the invitation');
});

test('with reduced motion, nothing is animated or scrolls smoothly', anyProductOnPhone, async ({ page }) => {
  for (const route of sellingRoutes) {
    await page.goto(route);
    const moving = () =>
      page.locator('*').evaluateAll((found) =>
        found.flatMap((element) => {
          const { transitionDuration, animationName, scrollBehavior } = getComputedStyle(element);
          const isStill = /^0s(?:, 0s)*$/.test(transitionDuration) && animationName === 'none';
          return isStill && scrollBehavior === 'auto' ? [] : [element.outerHTML.slice(0, 80)];
        }),
      );
    expect(await moving()).toEqual([]);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect((await moving()).length, 'the page moves for others').toBeGreaterThan(0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
  }
});

test('in forced colours, filled buttons and cards keep a border', anyProductOnDesktop, async ({ page }) => {
  for (const route of routes) {
    await page.emulateMedia({ forcedColors: 'none' });
    await page.goto(route);
    const buttons = page.locator('a, button');
    const filled = await buttons.evaluateAll((found) =>
      found.map((element) => {
        const { backgroundColor, display } = getComputedStyle(element);
        return display !== 'none' && backgroundColor !== 'rgba(0, 0, 0, 0)';
      }),
    );
    expect(filled.filter(Boolean).length).toBeGreaterThan(0);
    await page.emulateMedia({ forcedColors: 'active' });
    const borders = await buttons.evaluateAll((found) =>
      found.map((element) => {
        const { borderTopStyle, borderTopWidth } = getComputedStyle(element);
        return `${borderTopWidth} ${borderTopStyle} ${element.outerHTML.slice(0, 120)}`;
      }),
    );
    for (const border of borders.filter((_, index) => filled[index]))
      expect.soft(border).toMatch(/^[1-9]\d*px (?:solid|dashed|double)/);
    // Forced colours remove the shadows and backgrounds of cards.
    for (const card of await page.locator('main :is(.lifted, .raised, .gift)').all())
      await expect.soft(card).toHaveCSS('border-top-style', 'solid');
  }
});
