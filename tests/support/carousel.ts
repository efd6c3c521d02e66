import { expect, type Page } from '@playwright/test';
import { letPass, openStopped } from './clock.ts';
import { content } from './content.ts';
import { centre } from './screens.ts';

const { carousel: labels } = content.interface;

/** The parts of the carousel by their accessible names. */
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

type CarouselParts = ReturnType<typeof carouselOn>;

/** Opens the main page with its clock stopped, and waits until the carousel is visible, hydrated and playing. */
export async function openCarousel(page: Page): Promise<CarouselParts> {
  await openStopped(page);
  const parts = carouselOn(page);
  await centre(parts.row);
  await expect(parts.region).toHaveAttribute('data-island-status', 'hydrated');
  await expect(parts.position).toHaveAttribute('aria-live', 'off');
  await letPass(page, 0);
  return parts;
}

/** The titles of the slides that are fully visible, from left to right. */
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
