// Tests the carousel in a browser. src/client/ui/carousel.test.ts tests when it moves and what stops it.
import { expect, test } from '@playwright/test';
import { carouselOn } from '../support/carousel.ts';
import { openStopped } from '../support/clock.ts';
import { content } from '../support/content.ts';
import { skipOffer } from '../support/offerVisit.ts';
import { centre, onDesktop, onPhone } from '../support/screens.ts';
import { siteUrl } from '../support/sites.ts';

const DELAY_MS = 3000;
const LONG_MS = 4 * DELAY_MS;
/** Longer than the movement to the next slide. */
const SLIDE_MS = 1000;
const titles = content.product.modules.map(({ title }) => title);
const positionLabel = (number: number) => `${number} de ${titles.length}`;

/** The titles of the slides that are fully visible, from left to right. */
async function titlesInView({ row, slides }: ReturnType<typeof carouselOn>): Promise<string[]> {
  const { x = 0, width = 0 } = (await row.boundingBox()) ?? {};
  const found = await slides.locator('h3').evaluateAll((headings) =>
    headings.map((heading) => {
      const { left, right } = heading.getBoundingClientRect();
      return { title: heading.textContent, left, right };
    }),
  );
  return found
    .filter(({ left, right }) => left >= x - 1 && right <= x + width + 1)
    .sort((one, other) => one.left - other.left)
    .map(({ title }) => title);
}

test.beforeEach(({ page }) => skipOffer(page));

test.describe('when scripts are off', onPhone, () => {
  test.use({ javaScriptEnabled: false });

  test('the slides are in a row that snaps to a whole slide and reaches the last one', async ({ page }) => {
    await page.goto('/');
    const parts = carouselOn(page);
    const { row } = parts;
    await row.evaluate((found) => {
      const [first, second] = found.querySelectorAll('h3');
      const step = (second?.getBoundingClientRect().x ?? 0) - (first?.getBoundingClientRect().x ?? 0);
      found.scrollTo({ left: step * 3.3, behavior: 'instant' });
    });
    await expect.poll(async () => (await titlesInView(parts))[0]).toBe(titles[3]);
    await row.evaluate((found) => found.scrollTo({ left: found.scrollWidth, behavior: 'instant' }));
    await expect.poll(async () => (await titlesInView(parts)).at(-1)).toBe(titles.at(-1));
  });
});

test('three slides, which fit on a desktop, have no controls', onDesktop, async ({ page }) => {
  await page.goto(siteUrl('honest'));
  const { region, row, slides, next } = carouselOn(page);
  await centre(row);
  await expect(region).toHaveAttribute('data-carousel', 'running');
  await expect(slides).toHaveCount(3);
  await expect(next).toBeHidden();
});

test(
  'the carousel advances, a drag moves it by a whole slide and stops it, and a resize leaves whole slides in view',
  onDesktop,
  async ({ page }) => {
    await openStopped(page);
    const parts = carouselOn(page);
    const { region, row, position } = parts;
    await centre(row);
    await expect(region).toHaveAttribute('data-carousel', 'running');
    await expect(position).toHaveAttribute('aria-live', 'off');
    await page.clock.runFor(DELAY_MS + SLIDE_MS);
    await expect(position).toHaveText(positionLabel(2));
    const { x = 0, y = 0, width = 0 } = (await row.boundingBox()) ?? {};
    await page.mouse.move(x + width * 0.8, y + 80);
    await page.mouse.down();
    await page.mouse.move(x + width * 0.8 - 250, y + 80, { steps: 8 });
    await page.mouse.up();
    await page.clock.runFor(LONG_MS);
    await expect(position).toHaveText(positionLabel(3));
    await expect.poll(() => titlesInView(parts)).toEqual(titles.slice(2, 5));
    const countAfterResize = async () => {
      await page.clock.runFor(100);
      return (await titlesInView(parts)).length;
    };
    for (const [windowWidth, shown] of [
      [768, 3],
      [767, 1],
    ] as const) {
      await page.setViewportSize({ width: windowWidth, height: 900 });
      await expect.poll(countAfterResize).toBe(shown);
    }
  },
);
