import type { Page } from '@playwright/test';

/** Loads every picture of a page without scrolling. */
export async function loadPictures(page: Page): Promise<void> {
  await page.locator('main img, footer img').evaluateAll((found) =>
    Promise.all(
      (found as HTMLImageElement[]).map((image) => {
        image.loading = 'eager';
        return image.decode();
      }),
    ),
  );
}
