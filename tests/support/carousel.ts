import type { Page } from '@playwright/test';
import { content } from './content.ts';

const { carousel: labels } = content.interface;

export function carouselOn(page: Page) {
  const region = page.getByRole('region', { name: labels.label, exact: true });
  return {
    region,
    row: region.getByRole('group').filter({ has: page.locator('[aria-roledescription="slide"]') }),
    slides: region.locator('[aria-roledescription="slide"]'),
    next: region.getByRole('button', { name: labels.next }),
    position: region.getByText(/^\d+ de \d+$/),
  };
}
