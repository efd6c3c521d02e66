// Helpers for tests of the ways from the main page to the exclusive offer.
import type { Locator, Page } from '@playwright/test';
import { centre } from './screens.ts';

/** Prevents redirects: stores that the visitor has already seen the offer. */
export const skipOffer = (page: Page) =>
  page.addInitScript(() => sessionStorage.setItem('offerShown', 'dialog'));

/** Scrolls to the price section, and waits until every observer on the page has reported what is visible. */
export async function showPrice(page: Page): Promise<void> {
  await centre(page.locator('#preco'));
  for (let turn = 0; turn < 2; turn++) {
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const observer = new IntersectionObserver(() => {
            observer.disconnect();
            resolve();
          });
          observer.observe(document.body);
        }),
    );
  }
}

/** Follows a link that opens a tab, and closes the tab. */
export async function openAndClose(link: Locator, by: (link: Locator) => Promise<void>): Promise<void> {
  const opening = link.page().context().waitForEvent('page');
  await by(link);
  await (await opening).close();
}
