import { expect, type Locator, type Page } from '@playwright/test';

/** Expects that a picture is visible and its file has loaded. */
export async function expectDrawn(picture: Locator): Promise<void> {
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
}

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
