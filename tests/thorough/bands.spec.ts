import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { content } from '../support/content.ts';
import { nextFrames, onPhone } from '../support/screens.ts';
import { shiftsOf, watchShifts } from '../support/shifts.ts';

// Without settleBands: here the page is as a visitor on a phone has it (decision 14).

const bandHeights = () =>
  Array.from(
    document.querySelectorAll<HTMLElement>('main > section, footer'),
    ({ offsetHeight }) => offsetHeight,
  );
const isReady = () => document.documentElement.matches('.opening.fonts-ready');
/** Once what is in reach has taken the families. Out of reach a transition stands still with all the rest. */
const isWritten = () =>
  document.documentElement.matches('.fonts-ready') &&
  document
    .getAnimations()
    .filter((animation) => animation instanceof CSSTransition)
    .every(({ effect }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      return !target?.checkVisibility({ contentVisibilityAuto: true });
    });
const isDrawn = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((found) => found.map((element) => element.checkVisibility({ contentVisibilityAuto: true })));

/** As with a seller's longest texts: what is not laid out yet is reckoned with less than it takes. */
const reckonTooLow = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '.opening :is(main > section, footer) { contain-intrinsic-height: auto 30rem !important }',
    );
    document.adoptedStyleSheets = [sheet];
  });

/** Turns the wheel twenty times, which is more than the page is long. */
async function read(page: Page, step: number): Promise<void> {
  for (let count = 0; count < 20; count += 1) {
    await page.mouse.wheel(0, step);
    await nextFrames(page);
  }
}

test('far below the opening nothing is laid out before a visitor comes near', onPhone, async ({ page }) => {
  await page.goto('/');
  await page.waitForFunction(isWritten);
  await nextFrames(page);
  expect(await isDrawn(page, '#sobre > *, #como-funciona > *, #preco > *, footer > *')).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test(
  'bands that were read keep the height that they have when they are far again',
  onPhone,
  async ({ page }) => {
    await page.goto('/');
    await page.waitForFunction(isWritten);
    await read(page, 600);
    await read(page, -600);
    await expect.poll(() => isDrawn(page, '#perguntas > *, footer > *')).toEqual([false, false]);
    const heights = await page.evaluate(bandHeights);
    await page.evaluate(() => document.documentElement.classList.remove('opening'));
    expect(await page.evaluate(bandHeights)).toEqual(heights);
    expect(await isDrawn(page, '#perguntas > *, footer > *')).toEqual([true, true]);
  },
);

test(
  'what is longer than its band was reckoned lies over no other, until it is laid out',
  onPhone,
  async ({ page }) => {
    await page.goto('/');
    await page.waitForFunction(isWritten);
    await reckonTooLow(page);
    const { violations, passes } = await new AxeBuilder({ page }).withRules('target-size').analyze();
    expect(passes.flatMap(({ nodes }) => nodes).length).toBeGreaterThan(10);
    expect(violations.flatMap(({ nodes }) => nodes.map(({ target }) => target.join(' ')))).toEqual([]);
    expect(await isDrawn(page, '#perguntas > *, footer > *')).toEqual([false, false]);
  },
);

test(
  'what is asked for far down comes into view, however low its band was reckoned',
  onPhone,
  async ({ page }) => {
    await page.goto('/');
    await page.waitForFunction(isWritten);
    await reckonTooLow(page);
    const last = page.locator('#perguntas summary').last();
    expect(await isDrawn(page, '#perguntas > *')).toEqual([false]);
    // Not Playwright's, which scrolls as often as it takes.
    await last.evaluate((question) => question.scrollIntoView({ behavior: 'instant', block: 'center' }));
    await nextFrames(page);
    await expect(last).toBeInViewport();
    const moved = await page
      .locator('main > section, footer')
      .evaluateAll((bands) => bands.filter(({ scrollTop }) => scrollTop !== 0).length);
    expect(moved).toBe(0);
  },
);

test(
  'the families come to the headline, then to the planner, the band in reach, and the lists of each after it',
  onPhone,
  async ({ page }) => {
    await page.addInitScript(() => {
      const parts = ['#inicio h1', 'fieldset > div', 'fieldset li', '#sobre p', '#sobre li'];
      const written = () =>
        parts.filter((part) => {
          const element = document.querySelector(part);
          return element && /^(?:Figtree|Fraunces),/.test(getComputedStyle(element).fontFamily);
        });
      const steps: string[] = [];
      Object.assign(window, { steps });
      const note = () => steps.push(written().join());
      // By hand, in the order of their delays: on a busy machine one frame may see the end of all.
      const onReady = () => {
        note();
        const delay = ({ effect }: Animation) => effect?.getTiming().delay ?? 0;
        for (;;) {
          const waiting = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
          if (waiting.length === 0) return;
          const least = Math.min(...waiting.map(delay));
          for (const transition of waiting) if (delay(transition) === least) transition.finish();
          note();
        }
      };
      addEventListener('DOMContentLoaded', () => {
        note();
        new MutationObserver(onReady).observe(document.documentElement, { attributeFilter: ['class'] });
      });
    });
    await page.goto('/');
    await page.waitForFunction(isReady);
    const steps: string[] = await page.evaluate(() => Reflect.get(window, 'steps'));
    expect(steps).toEqual([
      '',
      '#inicio h1',
      '#inicio h1,fieldset > div',
      '#inicio h1,fieldset > div,fieldset li',
      '#inicio h1,fieldset > div,fieldset li,#sobre p',
      '#inicio h1,fieldset > div,fieldset li,#sobre p,#sobre li',
    ]);
  },
);

test('nothing moves for who reads to the end and back', onPhone, async ({ page }) => {
  await watchShifts(page);
  await page.goto('/');
  await page.waitForFunction(isWritten);
  for (const step of [600, -600]) await read(page, step);
  await expect(page.locator('html')).toHaveClass(/opening/);
  const { total, shifts } = await shiftsOf(page);
  expect(total, shifts).toBeLessThanOrEqual(0.001);
});

for (const [route, far] of [
  ['/', 900],
  ['/', 1800],
  ['/', 3600],
  ['/', 5400],
  ['/', 7200],
  ['/oferta-exclusiva', 1800],
  ['/oferta-exclusiva', 2800],
] as const) {
  test(
    `nothing on ${route} moves for who is ${far} pixels down before the bands are laid out`,
    onPhone,
    async ({ page }) => {
      await watchShifts(page);
      await page.goto(route);
      await page.waitForFunction(isReady);
      await page.mouse.wheel(0, far);
      await page.waitForFunction(isWritten);
      await nextFrames(page);
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(far - 50);
      const { total, shifts } = await shiftsOf(page);
      expect(total, shifts).toBeLessThanOrEqual(0.001);
    },
  );
}

test(
  'a link of the menu finds its section at once, however little was laid out',
  onPhone,
  async ({ page }) => {
    // The families never come: the bands wait for them.
    await page.route('**/*.woff2', () => {});
    await page.goto('/', { waitUntil: 'commit' });
    const bar = page.getByRole('banner');
    await bar.getByRole('button', { name: content.interface.openMenu }).click();
    await expect(page.locator('html')).toHaveClass(/opening/);
    await bar.locator('a[href="#preco"]').click();
    // Below the bar, which the root's own padding tells.
    const distance = () =>
      page.locator('#preco').evaluate((section) => {
        const { scrollPaddingTop } = getComputedStyle(document.documentElement);
        return Math.abs(section.getBoundingClientRect().top - Number.parseFloat(scrollPaddingTop));
      });
    await expect.poll(distance).toBeLessThanOrEqual(1);
    await expect(page.locator('html')).not.toHaveClass(/opening/);
  },
);
