import { expect, test } from '@playwright/test';
import { content } from '../support/content.ts';
import { nextFrames, onPhone } from '../support/screens.ts';
import { shiftsOf, watchShifts } from '../support/shifts.ts';

// Without settleBands: here the page is as a visitor on a phone has it (decision 14).

const bandHeights = () =>
  Array.from(
    document.querySelectorAll<HTMLElement>('main > section, footer'),
    ({ offsetHeight }) => offsetHeight,
  );
const isLaidOut = () =>
  document.documentElement.matches('.opening.fonts-ready') &&
  document
    .getAnimations()
    .filter(({ timeline }) => timeline === document.timeline)
    .every((animation) => !(animation instanceof CSSAnimation) || animation.animationName !== 'laid-out');

test(
  'once laid out, bands that are not in view keep the height that they have',
  onPhone,
  async ({ page }) => {
    await page.goto('/');
    await page.waitForFunction(isLaidOut);
    const drawn = () =>
      page
        .locator('#perguntas > *, footer > *')
        .evaluateAll((far) => far.map((element) => element.checkVisibility({ contentVisibilityAuto: true })));
    await expect.poll(drawn).toEqual([false, false]);
    const heights = await page.evaluate(bandHeights);
    await page.evaluate(() => document.documentElement.classList.remove('opening'));
    expect(await drawn()).toEqual([true, true]);
    expect(await page.evaluate(bandHeights)).toEqual(heights);
  },
);

test('nothing moves for who reads to the end and back', onPhone, async ({ page }) => {
  await watchShifts(page);
  await page.goto('/');
  await page.waitForFunction(isLaidOut);
  for (const step of [600, -600]) {
    for (let count = 0; count < 20; count += 1) {
      await page.mouse.wheel(0, step);
      await nextFrames(page);
    }
  }
  await expect(page.locator('html')).toHaveClass(/opening/);
  const { total, shifts } = await shiftsOf(page);
  expect(total, shifts).toBeLessThanOrEqual(0.001);
});

for (const [route, far] of [
  ['/', 900],
  ['/', 1800],
  ['/', 3600],
  ['/', 5400],
  ['/oferta-exclusiva', 1800],
  ['/oferta-exclusiva', 2800],
] as const) {
  test(
    `nothing on ${route} moves for who is ${far} pixels down while the bands are laid out`,
    onPhone,
    async ({ page }) => {
      await watchShifts(page);
      await page.goto(route);
      await page.waitForFunction(() => document.documentElement.matches('.fonts-ready'));
      await page.mouse.wheel(0, far);
      await page.waitForFunction(isLaidOut);
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
