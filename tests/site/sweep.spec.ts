// Tests pages of the test sites from 320 to 1920 px: nothing overflows or is cut off, touch targets are large enough,
// and axe finds no violations.
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { routes } from '../support/content.ts';
import { recordErrors } from '../support/errors.ts';
import { FUNNEL_PATHS } from '../support/funnels.ts';
import {
  anyProductOnDesktop,
  expectCarouselsRunning,
  nextFrames,
  scrollThrough,
  setTextSize,
  waitForMain,
} from '../support/screens.ts';
import { sellingRoutes } from '../support/selling.ts';
import { PLAIN_PATH, type SiteName, siteUrl, TWICE_PATH, testedSite } from '../support/sites.ts';

type Size = readonly [width: number, height: number];
const PHONES: Size[] = [
  [320, 640],
  [390, 844],
  [844, 390],
];
/** The narrowest widths of the layouts for tablets and desktops, which leave texts the least space. */
const NARROWEST: Size[] = [
  [768, 1024],
  [1024, 768],
];
const SIZES: Size[] = [...PHONES, ...NARROWEST, [1280, 800], [1920, 1080]];

/** The pages of each site that look different from the pages of other sites. */
const PAGES: Partial<Record<SiteName, string[]>> =
  testedSite === 'default'
    ? {
        default: routes,
        most: [...sellingRoutes, ...FUNNEL_PATHS],
        tracked: sellingRoutes,
        honest: ['/'],
        twice: [TWICE_PATH, PLAIN_PATH],
        plain: ['/'],
      }
    : { [testedSite]: routes };
/**
 * The sizes at which a page is tested, and the few widths at which axe runs, because a run takes a second. The pages of
 * the product and of the funnels show every kind of section; the pages of the other sites show the same kinds with
 * other texts.
 */
const sizesOf = (site: SiteName, path: string) =>
  site === testedSite || FUNNEL_PATHS.includes(path)
    ? { sizes: SIZES, axeWidths: [320, 390, 768, 1280] }
    : { sizes: [...PHONES, ...NARROWEST], axeWidths: [390, 1024] };

/** The width of the page if it scrolls sideways, and the texts that the screen or a surrounding box cuts off. */
function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const cut = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
    /** The edges that clip an element's contents; undefined in a scrolling row, drawing or text for screen readers. */
    const edgesAround = (element: Element) => {
      const edges = { left: 0, right: clientWidth };
      for (let box = element; box !== document.body && box.parentElement; box = box.parentElement) {
        const { overflowX, clipPath } = getComputedStyle(box);
        if (box.matches('[data-gallery], [aria-hidden="true"], script, style')) return undefined;
        if (clipPath !== 'none' || ['auto', 'scroll'].includes(overflowX)) return undefined;
        if (overflowX === 'visible') continue;
        edges.left = Math.max(edges.left, box.getBoundingClientRect().left);
        edges.right = Math.min(edges.right, box.getBoundingClientRect().right);
      }
      return edges;
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      // Separating dots may extend beyond their line, which clips them on purpose.
      if (!/[\p{L}\d]/u.test(text.nodeValue ?? '')) continue;
      if (!parent?.checkVisibility({ visibilityProperty: true })) continue;
      const edges = edgesAround(parent);
      const letters = document.createRange();
      letters.selectNodeContents(text);
      const { left, right } = letters.getBoundingClientRect();
      if (edges && (right > edges.right + 1 || left < edges.left - 1)) cut.push(text.nodeValue ?? '');
    }
    return cut;
  });
}

/** The words in buttons and in the top bar that break across lines. */
function brokenWords(page: Page): Promise<string[]> {
  return page.locator('main :is(a[target], button), header a').evaluateAll((elements) => {
    const broken: string[] = [];
    for (const element of elements) {
      if (getComputedStyle(element).display === 'inline') continue;
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
  });
}

/** The links and buttons in the top bar that overlap the next one, and the icon buttons that are not round. */
function squeezed(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const row = Array.from(document.querySelectorAll('header :is(a, button)')).filter(
      (element) => isSeen(element) && getComputedStyle(element).clipPath === 'none',
    );
    const overlapping = row.filter((element, index) => {
      const letters = document.createRange();
      letters.selectNodeContents(element);
      return (
        letters.getBoundingClientRect().right > (row[index + 1]?.getBoundingClientRect().left ?? Infinity)
      );
    });
    const drawn = Array.from(document.querySelectorAll('button:has(svg)')).filter(
      (button) => isSeen(button) && !button.textContent?.trim(),
    );
    const oval = drawn.filter(({ clientWidth, clientHeight }) => clientWidth !== clientHeight);
    return [...overlapping, ...oval].map((element) => element.outerHTML.slice(0, 90));
  });
}

/**
 * The touch targets that are smaller than 44 by 44 px or overlap. A link in a sentence may be 24 px high. Hidden
 * elements are ignored.
 */
function touchFaults(page: Page): Promise<string[]> {
  return page.locator('a, button, summary, label, video').evaluateAll((found) => {
    const name = (element: Element) => element.textContent?.trim() || element.outerHTML.slice(0, 60);
    const areas = found
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          // The skip link is only visible with the focus.
          !element.matches('[aria-hidden="true"], [href="#conteudo"]'),
      )
      .map((element) => ({ element, box: element.getBoundingClientRect() }));
    const small = areas.flatMap(({ element, box }) => {
      const isInline =
        getComputedStyle(element).display === 'inline' &&
        element.parentElement?.textContent?.trim() !== element.textContent?.trim();
      const fits = isInline ? box.height >= 24 : box.width >= 43.9 && box.height >= 43.9;
      return fits ? [] : [`${name(element)} is ${box.width.toFixed(1)}x${box.height.toFixed(1)}`];
    });
    const isAbove = (element: Element) =>
      element.closest('header, dialog, [data-buy-bar], [data-chat-button], [data-consent]');
    const isSlide = (element: Element) => element.closest('[aria-roledescription] [aria-roledescription]');
    const overlapping = areas.flatMap(({ element, box }, index) =>
      areas.slice(index + 1).flatMap(({ element: other, box: next }) => {
        if (isAbove(element) !== isAbove(other) || isSlide(element) || isSlide(other)) return [];
        const x = Math.min(box.right, next.right) - Math.max(box.left, next.left);
        const y = Math.min(box.bottom, next.bottom) - Math.max(box.top, next.top);
        return x > 0.5 && y > 0.5 ? [`${name(element)} overlaps ${name(other)} by ${y.toFixed(1)} px`] : [];
      }),
    );
    return [...small, ...overlapping];
  });
}

/** Adds a very long word to each heading. */
const lengthenHeadings = (page: Page) =>
  page.evaluate(() => {
    for (const heading of document.querySelectorAll('h1, h2, h3')) {
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        text.nodeValue = text.nodeValue?.replace(/\p{L}{4,}/u, 'inconstitucionalissimamente') ?? '';
    }
  });

for (const [site, paths] of Object.entries(PAGES) as [SiteName, string[]][])
  for (const path of paths)
    test(
      `${path} of "${site}" fits every width, also with text at 200 %, and is accessible`,
      anyProductOnDesktop,
      async ({ page }) => {
        test.slow();
        const errors = recordErrors(page);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        // Offline, a page does not redirect to the offer. Online it would do so during the test on a slow machine.
        await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: false }));
        await page.goto(siteUrl(site) + path);
        await waitForMain(page);
        await scrollThrough(page);
        await expectCarouselsRunning(page);
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        const { sizes, axeWidths } = sizesOf(site, path);
        for (const size of sizes) {
          const [width, height] = size;
          const isPhoneSize = PHONES.includes(size);
          await page.setViewportSize({ width, height });
          await nextFrames(page);
          const where = `at ${width} px`;
          const { top, bottom, bar } = await page.locator('h1').evaluate((headline) => {
            const header = document.querySelector('header')?.getBoundingClientRect();
            const { top, bottom } = headline.getBoundingClientRect();
            return { top, bottom, bar: header?.bottom ?? 0 };
          });
          // A heading for screen readers is 1 px above its place.
          expect.soft(top, `the headline's start ${where}`).toBeGreaterThanOrEqual(bar - 1);
          expect
            .soft(height < 500 ? (top + bottom) / 2 : bottom, `the headline's end ${where}`)
            .toBeLessThan(height);
          const videoHeights = await page
            .locator('[data-video]')
            .evaluateAll((found) => found.map(({ clientHeight }) => clientHeight));
          expect.soft(Math.max(0, ...videoHeights), `the tallest video ${where}`).toBeLessThanOrEqual(height);
          expect.soft(await cutTexts(page), where).toEqual([]);
          expect.soft(await squeezed(page), where).toEqual([]);
          if (isPhoneSize && width < height) expect.soft(await touchFaults(page), where).toEqual([]);
          if (axeWidths.includes(width)) await expectAccessible(page, where);
          await setTextSize(page, 200);
          await nextFrames(page);
          expect.soft(await cutTexts(page), `${where} with text at 200 %`).toEqual([]);
          if (width >= 390) expect.soft(await brokenWords(page), where).toEqual([]);
          if (isPhoneSize) expect.soft(await squeezed(page), `${where} with text at 200 %`).toEqual([]);
          await setTextSize(page, 100);
        }
        await lengthenHeadings(page);
        for (const width of [320, 768]) {
          await page.setViewportSize({ width, height: 800 });
          expect.soft(await cutTexts(page), `with very long words at ${width} px`).toEqual([]);
        }
        expect(errors.filter((error) => !error.includes('404'))).toEqual([]);
      },
    );
