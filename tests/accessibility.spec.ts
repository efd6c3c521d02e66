import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { carouselOn } from './support/carousel.ts';
import { content, routes } from './support/content.ts';
import { wake } from './support/late.ts';
import {
  centre,
  inDetail,
  onDesktopInDetail,
  onPhone,
  onPhoneInDetail,
  phone,
  settleBands,
} from './support/screens.ts';

const widthsHere = () => (test.info().project.name === 'phone' ? [320, 390] : [768, 1280]);

test.beforeEach(async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test.describe('when scripts are off', onPhone, () => {
  test.use({ javaScriptEnabled: false });

  test('the pages have one main heading, no skipped level, and every landmark', async ({ page }) => {
    for (const route of routes) {
      await page.goto(route);
      const levels = await page
        .locator('h1, h2, h3, h4, h5, h6')
        .evaluateAll((found) => found.map(({ tagName }) => Number(tagName[1])));
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      for (const [index, level] of levels.entries())
        expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
      await expect(page.getByRole('main')).toHaveCount(1);
    }
  });
});

for (const route of routes) {
  test(`axe finds nothing on ${route}, at each width`, async ({ page }) => {
    for (const width of widthsHere()) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(route);
      await expectAccessible(page, `${route} at ${width} px`);
    }
  });
}

test('axe finds nothing in dark mode', onDesktopInDetail, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const route of routes) {
    await page.goto(route);
    await expectAccessible(page, `${route} in dark mode`);
  }
});

test(
  'axe finds nothing with a question open, the video pressed or the carousel moved',
  onPhoneInDetail,
  async ({ page }) => {
    await page.goto('/');
    await page.getByText(content.home.faq.items[1]?.question ?? '?').click();
    await expectAccessible(page, 'a question open');

    await page.getByRole('link', { name: content.links.mainVideo.title }).click();
    await expect(page.locator('video')).toBeFocused();
    await expectAccessible(page, 'the video pressed');

    const { region, row, next, position } = carouselOn(page);
    await centre(row);
    await expect(region).toHaveAttribute('data-island-status', 'hydrated');
    await next.click();
    await expect(position).toHaveText('2 de 10');
    await expectAccessible(page, 'the carousel moved');
  },
);

test('axe finds nothing with a conversation enlarged', onDesktopInDetail, async ({ page }) => {
  await page.goto('/');
  await wake(page);
  await page.getByRole('link', { name: content.proof.testimonials[0]?.name }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'a conversation enlarged');
});

test.describe('on a phone', onPhone, () => {
  test.use(phone);

  test('axe finds nothing with the menu open or the buy bar shown', inDetail, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: content.interface.openMenu }).click();
    await expect(page.getByRole('link', { name: content.site.menu.price })).toBeVisible();
    await expectAccessible(page, 'the menu open');
    await page.keyboard.press('Escape');

    await page
      .locator('#preco h2')
      .evaluate((price) => price.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await expect(page.getByRole('complementary', { name: content.interface.buyBar })).toBeVisible();
    await expectAccessible(page, 'the buy bar shown');
  });
});

test('nothing moves by itself or glides under reduced motion', onPhoneInDetail, async ({ page }) => {
  for (const route of routes) {
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
    expect((await moving()).length, 'and the page does move for others').toBeGreaterThan(0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
  }
});

test('in forced colours every filled button keeps a border', onPhoneInDetail, async ({ page }) => {
  for (const route of routes) {
    await page.emulateMedia({ forcedColors: 'none' });
    await page.goto(route);
    const filled = await page.locator('a, button').evaluateAll((found) =>
      found.flatMap((element, index) => {
        const { backgroundColor, display } = getComputedStyle(element);
        return display === 'none' || backgroundColor === 'rgba(0, 0, 0, 0)' ? [] : [index];
      }),
    );
    expect(filled.length + (route === '/' || route === '/oferta-exclusiva' ? 0 : 1)).toBeGreaterThan(0);
    await page.emulateMedia({ forcedColors: 'active' });
    for (const index of filled) {
      const button = page.locator('a, button').nth(index);
      const { name, border } = await button.evaluate((element) => {
        const { borderTopStyle, borderTopWidth } = getComputedStyle(element);
        return { name: element.outerHTML.slice(0, 120), border: `${borderTopWidth} ${borderTopStyle}` };
      });
      expect.soft(border, name).toMatch(/^[1-9]\d*px (?:solid|dashed|double)$/);
    }
  }
});

test(
  'in forced colours, which put a ground under text, a price covers no line above it',
  onPhoneInDetail,
  async ({ page }) => {
    for (const route of ['/', '/oferta-exclusiva']) {
      await page.goto(route);
      await settleBands(page);
      const { price, above } = await page.locator('.big-price').evaluate((found) => {
        const boxOf = (node: Node) => {
          const letters = document.createRange();
          letters.selectNodeContents(node);
          return letters.getBoundingClientRect();
        };
        const line = found.parentElement?.previousElementSibling;
        return { price: boxOf(found).top, above: line ? boxOf(line).bottom : Number.NaN };
      });
      expect(price, route).toBeGreaterThanOrEqual(above);
    }
  },
);
