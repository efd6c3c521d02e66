// Layout: at every width, with large text and long words, in short windows and while the page loads.
import { expect, type Page, test } from '@playwright/test';
import { wcagContrast } from 'culori';
import { content, routes } from '../support/content.ts';
import {
  general,
  generalOnDesktop,
  generalOnPhone,
  isPhone,
  nextFrames,
  onDesktop,
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

test('each ticked task of a list fills its part of the bar', onPhone, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(siteUrl('short'));
  const isEmpty = () =>
    page
      .locator('.planner-progress i')
      .evaluateAll((parts) =>
        parts.map((part) => getComputedStyle(part).backgroundColor === 'rgb(233, 233, 231)'),
      );
  expect(await isEmpty()).toEqual([true, false]);
  await page.getByRole('checkbox', { name: 'Pagar o seguro' }).check();
  expect(await isEmpty()).toEqual([false, false]);
});

for (const [site, menu] of [
  ['short', 'of long words'],
  ['most', 'of five'],
] as const)
  test(`a name of 40 characters fits the bar, also beside a menu ${menu}`, async ({ page }) => {
    await page.goto(siteUrl(site));
    await settleFonts(page);
    for (const [width, textSize] of isPhone(page)
      ? ([[320], [390]] as const)
      : ([[768], [768, '200%'], [1024], [1280]] as const)) {
      const at = `${width} px ${textSize ?? ''}`;
      await page.setViewportSize({ width, height: 800 });
      await setTextSize(page, textSize ?? '');
      expect.soft(await sideways(page), at).toEqual(NOTHING);
      const bar = await page.locator('.top-bar').boundingBox();
      const name = await page.locator('.top-bar-row > a > :last-child').boundingBox();
      expect.soft(name?.y, `the name's top at ${at}`).toBeGreaterThanOrEqual(0);
      expect.soft((name?.y ?? 0) + (name?.height ?? 0), at).toBeLessThanOrEqual(bar?.height ?? 0);
      const besideIt = await page.locator('.menu-button, .menu ul').filter({ visible: true }).boundingBox();
      expect
        .soft((name?.x ?? 0) + (name?.width ?? 0), `the name's end at ${at}`)
        .toBeLessThanOrEqual(besideIt?.x ?? 0);
      const words = page.locator('.top-bar a');
      expect.soft(await words.evaluateAll(brokenWords), at).toEqual([]);
    }
  });

test('a letter in place of a logo can be read in the bar and in the footer', async ({ page }) => {
  await page.goto(siteUrl('short'));
  const letters = page.locator('.monogram');
  await expect(letters).toHaveCount(2);
  for (const colors of await letters.evaluateAll((found) =>
    found.map((letter) => {
      const { color, backgroundColor } = getComputedStyle(letter);
      return [color, backgroundColor] as const;
    }),
  ))
    expect.soft(wcagContrast(...colors), String(colors)).toBeGreaterThanOrEqual(4.5);
});

test('where the last band ends in dusk, its lighter texts are in full ink', onPhone, async ({ page }) => {
  await page.goto(siteUrl('short'));
  const colorOf = (part: string) =>
    page.locator(`#sobre ${part}`).evaluate((found) => getComputedStyle(found).color);
  expect(await colorOf('h2 + p')).toBe(await colorOf('h2'));
  await page.goto(siteUrl('most'));
  expect(await colorOf('h2 + p')).not.toBe(await colorOf('h2'));
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

test(
  'with text of any size the countdown is within its strip, and pictures at a foot are whole',
  onDesktop,
  async ({ page }) => {
    const beyond = (selector: string, edge: 'bottom' | 'right', around: string) =>
      page
        .locator(selector)
        .first()
        .evaluate(
          (element, [side, outer]) =>
            element.getBoundingClientRect()[side] -
            (element.closest(outer)?.getBoundingClientRect()[side] ?? 0),
          [edge, around] as const,
        );
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const size of ['100%', '200%']) {
        const where = `${width} px, ${size}`;
        await page.goto('/');
        await setTextSize(page, size);
        expect.soft(await beyond('.clock', 'right', '.price-countdown'), where).toBeLessThanOrEqual(1);
        expect.soft(await beyond('.gift > picture img', 'bottom', '.gift'), where).toBeLessThanOrEqual(1);
        await page.goto('/oferta-exclusiva');
        await setTextSize(page, size);
        expect.soft(await beyond('.sky img[width="1200"]', 'bottom', '.sky'), where).toBeLessThanOrEqual(1);
      }
    }
  },
);

test('lines are 45 to 75 characters long where there is room', generalOnDesktop, async ({ page }) => {
  for (const route of ['/', '/privacidade']) {
    await page.goto(route);
    await settleFonts(page);
    // A browser may not have laid out closed answers.
    await page.locator('main details').evaluateAll((questions) => {
      for (const question of questions) question.removeAttribute('name');
      for (const question of questions) question.setAttribute('open', '');
    });
    const lengths = await page.locator('main p').evaluateAll((paragraphs) =>
      paragraphs.flatMap((paragraph) => {
        const text = paragraph.textContent ?? '';
        const letters = document.createRange();
        letters.selectNodeContents(paragraph);
        const lines = Array.from(letters.getClientRects(), ({ width }) => width);
        const perPixel = text.length / lines.reduce((sum, width) => sum + width, 0);
        return text.length > 140 && lines.length > 1 ? [{ length: Math.max(...lines) * perPixel, text }] : [];
      }),
    );
    expect(lengths.length).toBeGreaterThan(0);
    for (const { length, text } of lengths) {
      expect.soft(length, `${route}: ${text}`).toBeGreaterThanOrEqual(45);
      expect.soft(length, `${route}: ${text}`).toBeLessThanOrEqual(76);
    }
  }
});

test('on a computer no heading is far below the top of its band', generalOnDesktop, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const route of sellingRoutes) {
    await page.goto(route);
    await settleFonts(page);
    for (const width of [1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const distances = await page.locator('main section:not(:has(h1))').evaluateAll((bands) =>
        bands.flatMap((band) => {
          const heading = band.querySelector('h2, blockquote');
          if (!heading) return [];
          const px = heading.getBoundingClientRect().top - band.getBoundingClientRect().top;
          return [{ heading: heading.textContent, px }];
        }),
      );
      expect(distances.length).toBeGreaterThan(1);
      const far = distances.filter(({ px }) => px > 160);
      expect.soft(far, `${route} at ${width} px`).toEqual([]);
    }
  }
});

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

test(
  'the figures of an unknown path are in the middle, in the face of the titles',
  general,
  async ({ page }) => {
    await page.goto('/nao-existe');
    await settleFonts(page);
    const figures = page.getByText(content.site.notFound.code, { exact: true });
    const { offCentrePx, family } = await figures.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { left, right } = range.getBoundingClientRect();
      return {
        offCentrePx: Math.abs((left + right - document.documentElement.clientWidth) / 2),
        family: getComputedStyle(element).fontFamily,
      };
    });
    expect(offCentrePx).toBeLessThanOrEqual(1);
    expect(family).toMatch(/^Title\b/);
  },
);

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
