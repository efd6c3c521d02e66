import { expect, type Page } from '@playwright/test';
import { letPass } from './clock.ts';
import { content } from './content.ts';
import { centre } from './screens.ts';

const { carousel: labels } = content.interface;

/** The parts of the carousel, by what a screen reader is told of them. */
export function carouselOn(page: Page) {
  const region = page.getByRole('region', { name: labels.label, exact: true });
  return {
    region,
    row: region.getByRole('group').filter({ has: page.locator('[aria-roledescription="slide"]') }),
    slides: region.locator('[aria-roledescription="slide"]'),
    previous: region.getByRole('button', { name: labels.previous }),
    next: region.getByRole('button', { name: labels.next }),
    pause: region.getByRole('button', { name: labels.pause }),
    play: region.getByRole('button', { name: labels.play }),
    position: region.getByText(/^\d+ de \d+$/),
  };
}

export type CarouselParts = ReturnType<typeof carouselOn>;

/**
 * Opens the main page with its clock stopped, brings the carousel into view and waits until it is awake and, where
 * motion is welcome, plays. From there the page's time passes only through letPass.
 */
export async function wakeCarousel(page: Page): Promise<CarouselParts> {
  await page.clock.install({ time: new Date('2030-05-06T08:00:00') });
  await page.goto('/');
  await page.clock.pauseAt(new Date('2030-05-06T08:01:00'));
  const parts = carouselOn(page);
  await centre(parts.row);
  await expect(parts.region).toHaveAttribute('data-island-status', 'hydrated');
  const isStill = await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  await expect(parts.position).toHaveAttribute('aria-live', isStill ? 'polite' : 'off');
  await letPass(page, 0);
  return parts;
}

/** The titles of the slides that stand wholly in the row, in the order in which they are seen. */
export async function titlesInView({ row, slides }: CarouselParts): Promise<string[]> {
  const frame = await row.boundingBox();
  if (!frame) return [];
  const boxes = await slides.evaluateAll((found) =>
    found.map((slide) => {
      const { left, right } = (slide.querySelector('h3') ?? slide).getBoundingClientRect();
      return { title: slide.querySelector('h3')?.textContent ?? '', left, right };
    }),
  );
  return boxes
    .filter(({ left, right }) => left >= frame.x - 1 && right <= frame.x + frame.width + 1)
    .sort((one, other) => one.left - other.left)
    .map(({ title }) => title);
}
