// Layout: at every width, with large text and long words, in short windows and while the page loads.
import { expect, type Page, test } from '@playwright/test';
import { content, routes } from '../support/content.ts';
import {
  general,
  generalOnPhone,
  isPhone,
  nextFrames,
  onPhone,
  readWholePage,
  setTextSize,
  settleFonts,
} from '../support/screens.ts';
import { sellingRoutes } from '../support/selling.ts';
import { totalShift, watchShifts } from '../support/shifts.ts';
import { siteUrl, testedSites } from '../support/sites.ts';

const PHONES = [
  [320, 640],
  [390, 844],
  [844, 390],
] as const;
const DESKTOPS = [
  [768, 1024],
  [1024, 768],
  [1920, 1080],
] as const;
const NOTHING = { excess: 0, out: [] };

/** How far the page scrolls sideways, and the texts that stick out of the screen although it does not. */
function sideways(page: Page) {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const out: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!text.nodeValue?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      // Rows that scroll sideways hold more than is seen, and texts for screen readers alone are clipped.
      if (
        parent.closest('[data-viewport], .swipe-row, .tabs, script, style') ||
        getComputedStyle(parent).clipPath !== 'none'
      )
        continue;
      const letters = document.createRange();
      letters.selectNodeContents(text);
      const { left, right } = letters.getBoundingClientRect();
      if (right > clientWidth + 1 || left < -1) out.push(text.nodeValue.trim());
    }
    return { excess: scrollWidth - clientWidth, out };
  });
}

for (const site of testedSites)
  test(
    `nothing of "${site}" sticks out sideways at any width, also with text at 200 %; headlines stand above the fold`,
    general,
    async ({ page }) => {
      for (const route of routes) {
        await page.goto(siteUrl(site) + route);
        await settleFonts(page);
        for (const [width, height] of isPhone(page) ? PHONES : DESKTOPS) {
          await page.setViewportSize({ width, height });
          await nextFrames(page);
          const headline = await page
            .locator('h1')
            .evaluate((found) => found.getBoundingClientRect().toJSON());
          expect.soft(headline.bottom - (height < 500 ? headline.height / 2 : 0), route).toBeLessThan(height);
          expect.soft(await sideways(page), `${route} at ${width} px`).toEqual(NOTHING);
          await setTextSize(page, '200%');
          expect.soft(await sideways(page), `${route} at ${width} px with text at 200 %`).toEqual(NOTHING);
          await setTextSize(page, '');
        }
      }
    },
  );

test('the hero shows its list, table or calendar from the title on, also beside text at 200 %', async ({
  page,
}) => {
  const sizes = isPhone(page) ? ([390, 844] as const) : ([1280, 800] as const);
  for (const [site, first] of [
    ['short', 'Separar os documentos das crianças'],
    ['tracked', 'Aluguel'],
    ['honest', '14'],
  ] as const) {
    await page.setViewportSize({ width: sizes[0], height: sizes[1] });
    await page.goto(siteUrl(site));
    await settleFonts(page);
    const card = page.locator('.planner-page');
    await expect(card.locator('.planner-title')).toBeInViewport({ ratio: 1 });
    await expect(card.getByText(first, { exact: true })).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: isPhone(page) ? 320 : 768, height: 800 });
    await setTextSize(page, '200%');
    await nextFrames(page);
    expect.soft(await sideways(page), site).toEqual(NOTHING);
    // Its own edge cuts what would stick out.
    const cut = await card.evaluate((found) => found.scrollWidth - found.clientWidth);
    expect.soft(cut, site).toBeLessThanOrEqual(0);
  }
});

test('a name of 40 characters ends before the menu', async ({ page }) => {
  const widths = isPhone(page) ? [320, 390] : [768, 1024, 1280];
  for (const site of ['short', 'most'] as const) {
    await page.goto(siteUrl(site));
    await settleFonts(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const name = await page.locator('.top-bar-row > a > :last-child').boundingBox();
      const menu = await page.locator('.menu-button, .menu ul').filter({ visible: true }).boundingBox();
      const end = (name?.x ?? 0) + (name?.width ?? 0);
      expect.soft(end, `${site} at ${width} px`).toBeLessThanOrEqual(menu?.x ?? 0);
      expect.soft(await page.locator('.top-bar a').evaluateAll(brokenWords), `${width} px`).toEqual([]);
    }
  }
});

test('nothing sticks out sideways with long prices and long words', async ({ page }) => {
  for (const route of sellingRoutes) {
    await page.goto(siteUrl('tracked') + route);
    await page.evaluate(() => {
      for (const heading of document.querySelectorAll('h1, h2, h3')) {
        const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text; text = texts.nextNode())
          text.nodeValue = text.nodeValue?.replace(/\p{L}{4,}/u, 'inconstitucionalissimamente') ?? '';
      }
    });
    const width = isPhone(page) ? 320 : 768;
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await sideways(page), `${route} at ${width} px`).toEqual(NOTHING);
  }
});

/** The words that are on more than one line. */
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
  'on a phone with text at 200 % no word of a button is broken, and round buttons stay round',
  generalOnPhone,
  async ({ page }) => {
    for (const route of ['/oferta-exclusiva', '/']) {
      await page.goto(route);
      await settleFonts(page);
      await setTextSize(page, '200%');
      await nextFrames(page);
      const words = page.locator('main .button, #preco h2 + ul');
      expect(await words.count()).toBeGreaterThanOrEqual(2);
      expect(await words.evaluateAll(brokenWords), route).toEqual([]);
    }
    const sizes = await page
      .locator('.carousel ~ div .round-button')
      .evaluateAll((buttons) => buttons.map(({ clientWidth, clientHeight }) => clientWidth - clientHeight));
    expect(sizes).toEqual([0, 0, 0]);
  },
);

test('the largest paint of / is text', generalOnPhone, async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const largest = await page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1) as PerformanceEntry & { element?: Element; url: string };
          resolve({ tag: last.element?.tagName, url: last.url });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  expect(largest).toEqual({ tag: expect.stringMatching(/^(?:H1|P|SPAN)$/), url: '' });
});

test('nothing jumps, on load or while the page is read', general, async ({ page }) => {
  const shifts = await watchShifts(page);
  for (const route of routes) {
    await page.goto(route);
    await settleFonts(page);
    await readWholePage(page);
    await nextFrames(page);
  }
  // The headline fits this common width by a hair.
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/');
  await settleFonts(page);
  await nextFrames(page);
  expect(totalShift(shifts), JSON.stringify(shifts)).toBeLessThanOrEqual(0.001);
});

test('in a short window nothing is fixed, and the notice is below the bar', onPhone, async ({ page }) => {
  const bar = page.getByRole('banner');
  const notice = page.getByRole('region', { name: content.tracking.consent.label });
  const fixed = () =>
    page
      .locator('body *')
      .evaluateAll((found) =>
        found.flatMap((element) =>
          getComputedStyle(element).position === 'fixed' &&
          element.matches(':not(.skip-link)') &&
          element.checkVisibility({ visibilityProperty: true })
            ? [element.outerHTML.slice(0, 80)]
            : [],
        ),
      );
  for (const [width, height, isShort] of [
    [390, 844, false],
    [320, 400, false],
    [640, 280, true],
    [320, 200, true],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(siteUrl('tracked'));
    await expect(notice).toBeVisible();
    const barBox = await bar.boundingBox();
    const noticeBox = await notice.boundingBox();
    expect(noticeBox?.y, `${width} × ${height}`).toBeGreaterThanOrEqual(
      (barBox?.y ?? 0) + (barBox?.height ?? 0),
    );
    if (isShort) expect(await fixed()).toEqual([]);
    else await expect(notice).toHaveCSS('position', 'fixed');
  }
  await page.locator('#incluido h2').evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }));
  await expect(page.locator('[data-buy-bar][data-shown]')).toHaveCSS('position', 'static');
});
