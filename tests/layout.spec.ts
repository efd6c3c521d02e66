import { expect, type Page, test } from '@playwright/test';
import { routes } from './support/content.ts';
import { inDetail, nextFrames, onPhoneInDetail, readWholePage, settleBands } from './support/screens.ts';
import { shiftsOf, watchShifts } from './support/shifts.ts';
import { variantUrl } from './support/variants.ts';

// Without the redirects, which would end these long visits on a slow machine.
test.use({ baseURL: variantUrl('quiet') });

const sizes = {
  phone: [
    { width: 320, height: 640 },
    { width: 360, height: 740 },
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ],
  desktop: [
    { width: 768, height: 1024 },
    { width: 1024, height: 768 },
    { width: 1280, height: 800 },
    { width: 1920, height: 1080 },
  ],
};

/** The sizes of the project that runs. */
const sizesHere = () => (test.info().project.name === 'phone' ? sizes.phone : sizes.desktop);

/** How far the page can be scrolled sideways, and the texts that stick out of the screen although it cannot. */
function sideways(page: Page) {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const out: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const holder = text.parentElement;
      if (!text.nodeValue?.trim() || !holder?.checkVisibility({ visibilityProperty: true })) continue;
      if (holder.closest('[data-viewport], script, style')) continue;
      // Said to screen readers alone, or shown once it has the focus.
      if (getComputedStyle(holder).clipPath !== 'none') continue;
      const letters = document.createRange();
      letters.selectNodeContents(text);
      const { left, right } = letters.getBoundingClientRect();
      if (right > clientWidth + 1 || left < -1) out.push(text.nodeValue.trim());
    }
    return { excess: scrollWidth - clientWidth, out };
  });
}

async function expectNoSidewaysScroll(page: Page, prepare: (page: Page) => Promise<unknown>): Promise<void> {
  for (const route of routes) {
    await page.goto(route);
    await prepare(page);
    for (const size of sizesHere()) {
      await page.setViewportSize(size);
      await nextFrames(page);
      expect.soft(await sideways(page), `${route} at ${size.width} px`).toEqual({ excess: 0, out: [] });
    }
  }
}

test('nothing scrolls or sticks out sideways at any width', async ({ page }) => {
  await expectNoSidewaysScroll(page, async () => {});
});

const setTextSize = (page: Page, size: string) =>
  page.evaluate((wanted) => {
    document.documentElement.style.fontSize = wanted;
  }, size);

test('nothing scrolls or sticks out sideways with text at 200%', inDetail, async ({ page }) => {
  await expectNoSidewaysScroll(page, () => setTextSize(page, '200%'));
});

test.describe('with long prices', () => {
  test.use({ baseURL: variantUrl('mixed') });

  test('long words and long prices hold', inDetail, async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('.big-price-long').first()).toHaveText(/R\$.\d\d\.\d{3},\d\d/);
    await expectNoSidewaysScroll(page, async () => {
      await page.evaluate(() => {
        for (const heading of document.querySelectorAll('h1, h2, h3')) {
          const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
          for (let text = texts.nextNode(); text; text = texts.nextNode()) {
            text.nodeValue = text.nodeValue?.replace(/\p{L}{4,}/u, 'inconstitucionalissimamente') ?? '';
          }
        }
      });
    });
  });
});

test('nothing jumps, on load or while the page is read', async ({ page }) => {
  await watchShifts(page);
  for (const route of routes) {
    await page.goto(route);
    await readWholePage(page);
    await nextFrames(page);
    const { total, shifts } = await shiftsOf(page);
    expect.soft(total, `${route}: ${shifts}`).toBeLessThanOrEqual(0.001);
  }
});

test('the headline stands above the fold on every size', async ({ page }) => {
  for (const route of routes) {
    await page.goto(route);
    for (const size of sizesHere()) {
      await page.setViewportSize(size);
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({
        ratio: size.height < 500 ? 0.5 : 1,
      });
    }
  }
});

/** The words that stand on more than one line, each by its letters. */
function brokenWords(elements: Element[]): string[] {
  const broken: string[] = [];
  for (const element of elements) {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { 0: word, index } of text.nodeValue?.matchAll(/\S+/g) ?? []) {
        const letters = document.createRange();
        letters.setStart(text, index);
        letters.setEnd(text, index + word.length);
        if (letters.getClientRects().length > 1) broken.push(word);
      }
    }
  }
  return broken;
}

test(
  'no word of a button or a proof is broken on a phone with text of 200%',
  onPhoneInDetail,
  async ({ page }) => {
    for (const [route, proofs] of [
      ['/', 1],
      ['/oferta-exclusiva', 0],
    ] as const) {
      await page.goto(route);
      await settleBands(page);
      await setTextSize(page, '200%');
      await nextFrames(page);
      const buttons = page.locator('main .button');
      expect(await buttons.count()).toBeGreaterThanOrEqual(2);
      expect(await buttons.evaluateAll(brokenWords), route).toEqual([]);
      const figures = page.locator('#preco h2 + ul');
      await expect(figures).toHaveCount(proofs);
      expect(await figures.evaluateAll(brokenWords), route).toEqual([]);
    }
  },
);

test('the carousel’s buttons stay round on a phone with text of 200%', onPhoneInDetail, async ({ page }) => {
  await page.goto('/');
  await settleBands(page);
  await setTextSize(page, '200%');
  const boxes = await page.locator('.carousel ~ div .round-button').evaluateAll((buttons) =>
    buttons.map((button) => {
      const { width, height } = button.getBoundingClientRect();
      return { width, height };
    }),
  );
  expect(boxes).toEqual(Array(3).fill({ width: 96, height: 96 }));
});
