import { expect, type Locator, type Page } from '@playwright/test';
import { settleBands } from './screens.ts';

/** A picture that is on the page and whose file has arrived and could be read. */
export async function expectDrawn(picture: Locator): Promise<void> {
  await settleBands(picture.page());
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
}

/** How many dots the file of each picture has for one of the screen's, by the file's name. */
export async function dotsOfPictures(page: Page): Promise<Record<string, number>> {
  await settleBands(page);
  const pictures = page.locator('picture img');
  await pictures.evaluateAll((found) => {
    for (const image of found) image.setAttribute('loading', 'eager');
  });
  const areThere = () =>
    pictures.evaluateAll((found) => (found as HTMLImageElement[]).every((image) => image.complete));
  await expect.poll(areThere).toBe(true);
  const dots = await pictures.evaluateAll((found) =>
    (found as HTMLImageElement[]).map(({ currentSrc, width, parentElement }) => {
      const { pathname } = new URL(currentSrc);
      const listed = parentElement?.querySelector('source')?.srcset.split(', ') ?? [];
      const chosen = listed.find((candidate) => candidate.startsWith(`${pathname} `));
      // An image's own word of its width is of what `sizes` claims.
      return [pathname, Number.parseInt(chosen?.split(' ')[1] ?? '', 10) / (width * devicePixelRatio)];
    }),
  );
  return Object.fromEntries(dots);
}
