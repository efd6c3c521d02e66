import type { Page } from 'playwright-core';

/** Loads all pictures of a page: taking a picture of the whole page does not load those below the window. */
export const loadPictures = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const pictures = Array.from(document.images).filter((picture) => picture.getAttribute('src'));
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode()));
  });
