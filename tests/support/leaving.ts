import { expect, type Page } from '@playwright/test';
import { letPass } from './clock.ts';
import { expectAwake, wake } from './late.ts';

export const OPENED = new Date('2030-05-06T08:00:00').getTime();
export const OFFER = '/oferta-exclusiva';
export const LONG_MS = 60_000;

/**
 * Opens the main page with its clock stopped before its scripts begin, so that time passes only through letPass, and
 * notes in the page the moment that it sets out for another one. Checkouts are answered here.
 */
export async function openStopped(page: Page, path = '/', { isAwake = true } = {}): Promise<void> {
  await page.context().route('https://pay.example.com/**', (route) => route.fulfill({ body: 'checkout' }));
  await page.addInitScript(() => {
    navigation.addEventListener('navigate', ({ destination }) => {
      if (!destination.sameDocument) document.documentElement.dataset['setsOutFor'] = destination.url;
    });
  });
  await page.addInitScript(() => {
    Object.assign(window, { realEntries: performance.getEntriesByType.bind(performance) });
  });
  await page.clock.install({ time: OPENED - LONG_MS });
  await page.clock.pauseAt(OPENED);
  // The stopped clock hides how the page was come to: whether by a new visit, by Back or by a reload.
  await page.addInitScript(() => {
    Object.assign(performance, { getEntriesByType: Reflect.get(window, 'realEntries') });
  });
  await page.goto(path);
  if (isAwake) await wake(page);
}

/** The main page is shown and has not even set out for another. */
export async function expectStay(page: Page): Promise<void> {
  expect(
    await page.evaluate(() => ({
      path: location.pathname,
      setsOutFor: document.documentElement.dataset['setsOutFor'] ?? 'nowhere',
    })),
  ).toEqual({ path: '/', setsOutFor: 'nowhere' });
}

/** However long one waits, the visitor stays on the main page. */
export async function expectNeverGo(page: Page): Promise<void> {
  await letPass(page, LONG_MS);
  await expectStay(page);
}

/** Counts how often the tab arrives at the offer from now on. */
export function countArrivals(page: Page): () => number {
  let count = 0;
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && new URL(frame.url()).pathname === OFFER) count++;
  });
  return () => count;
}

/** Every other page of the site then arrives as slowly as its answer, for none is prepared. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
}

/** Moves the mouse into the page and out of it over the point. */
export async function leaveOver(page: Page, x: number, y: number): Promise<void> {
  await page.mouse.move(300, 300);
  await expectAwake(page);
  await page.mouse.move(x, y);
}

/** Waits until every observer on the page has told what it sees now. */
async function observersTold(page: Page): Promise<void> {
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

/** Scrolls at once until that many pixels of the price section are on the screen, or, below zero, are missing. */
export async function showPrice(page: Page, pixels = 200): Promise<void> {
  const isThere = () =>
    page.locator('#preco').evaluate((price, wanted) => {
      const shown = () => innerHeight - price.getBoundingClientRect().top;
      const way = wanted - shown();
      scrollBy({ top: wanted > 0 ? Math.ceil(way) : Math.floor(way), behavior: 'instant' });
      return wanted > 0
        ? shown() >= wanted && shown() < wanted + 1
        : shown() <= wanted && shown() > wanted - 1;
    }, pixels);
  await expect.poll(isThere).toBe(true);
  await observersTold(page);
}

export async function scrollToTop(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await observersTold(page);
}

/** What the visitor did since has not moved the moment: it goes when the rest of the time is over, and not before. */
export async function expectGoAfter(page: Page, ms: number): Promise<void> {
  await letPass(page, ms - 1);
  await expectStay(page);
  await page.clock.runFor(1);
  await expect(page).toHaveURL(OFFER);
}

/** Puts something at the end of the price section. */
export function insertIntoPrice(page: Page, html: string): Promise<void> {
  return page
    .locator('#preco')
    .evaluate((price, markup) => price.insertAdjacentHTML('beforeend', markup), html);
}
