// Helpers for tests of the ways from the main page to the exclusive offer.
import { expect, type Locator, type Page } from '@playwright/test';
import { letPass } from './clock.ts';
import { OFFER_PATH } from './sites.ts';

/** Expects that the visitor is still on the main page, and that no navigation has started. */
export async function expectStay(page: Page): Promise<void> {
  await letPass(page, 0);
  const state = await page.evaluate(() => ({
    path: location.pathname,
    goesTo: document.documentElement.dataset['goesTo'] ?? 'nowhere',
  }));
  expect(state).toEqual({ path: '/', goesTo: 'nowhere' });
}

/** Records each navigation away from a page in its `data-goes-to`, for expectStay. */
export async function recordNavigation(page: Page): Promise<void> {
  await page.addInitScript(() =>
    navigation.addEventListener('navigate', ({ destination }) => {
      if (!destination.sameDocument) document.documentElement.dataset['goesTo'] = destination.url;
    }),
  );
}

/** Expects that the visitor is sent to the offer when the time has passed, and not a millisecond earlier. */
export async function expectGoAfter(page: Page, ms: number): Promise<void> {
  await letPass(page, ms - 1);
  await expectStay(page);
  await page.clock.runFor(1);
  await expect(page).toHaveURL(OFFER_PATH);
}

/** Mocks the responses of all checkouts. */
export const answerAsCheckout = (page: Page) =>
  page
    .context()
    .route('https://pay.example.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Pagamento</title>' }),
    );

/** Prevents redirects: stores that the visitor has already seen the offer. */
export const skipOffer = (page: Page) =>
  page.addInitScript(() => sessionStorage.setItem('offerShown', 'dialog'));

/** Moves the pointer into the page, and then out of it at a point. */
export async function leaveOver(page: Page, x: number, y: number): Promise<void> {
  await page.mouse.move(300, 300);
  await page.mouse.move(x, y);
}

/** Waits until every observer on the page has reported what is visible. */
async function observersReported(page: Page): Promise<void> {
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

/**
 * Scrolls until `pixels` of the price section are visible. If `pixels` is negative, the section stays that far below
 * the screen.
 */
export async function showPrice(page: Page, pixels = 200): Promise<void> {
  const isThere = () =>
    page.locator('#preco').evaluate((price, wanted) => {
      const shown = () => innerHeight - price.getBoundingClientRect().top;
      const distance = wanted - shown();
      scrollBy({ top: wanted > 0 ? Math.ceil(distance) : Math.floor(distance), behavior: 'instant' });
      return wanted > 0
        ? shown() >= wanted && shown() < wanted + 1
        : shown() <= wanted && shown() > wanted - 1;
    }, pixels);
  await expect.poll(isThere).toBe(true);
  await observersReported(page);
}

/** Follows a link that opens a tab, and closes the tab. */
export async function openAndClose(link: Locator, by: (link: Locator) => Promise<void>): Promise<void> {
  const opening = link.page().context().waitForEvent('page');
  await by(link);
  await (await opening).close();
}
