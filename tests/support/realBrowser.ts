// A visitor in a browser that prepares pages ahead and keeps them for Back, which Playwright's does not; in real time.
import { setTimeout as wait } from 'node:timers/promises';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { findChromium } from '../../scripts/chromium.mjs';
import { OFFER_PATH } from '../../src/domain/routes.ts';

/** Each visitor with a browser of their own: nothing is cached, and a private window would not be prepared anything. */
async function launch(): Promise<Browser> {
  return puppeteer.launch({
    executablePath: await findChromium(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
}

/** Asks the page at an address, through a session of its own: prepared or restored, it was another target before. */
async function ask<Answer>(
  browser: Browser,
  path: string,
  question: () => Answer,
): Promise<Answer | undefined> {
  const isIt = (address: string) => URL.canParse(address) && new URL(address).pathname === path;
  const target = browser.targets().find((found) => found.type() === 'page' && isIt(found.url()));
  const session = await target?.createCDPSession();
  const answer = await session?.send('Runtime.evaluate', {
    expression: `(${question})()`,
    returnByValue: true,
  });
  return answer?.result.value;
}

/** A visitor who saves data is prepared nothing. */
async function saveData(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
}

/** Moves the pointer out at the top once the exit intent listens and what it prepares is there, and waits for the rest. */
async function leaveAtTop(page: Page): Promise<void> {
  await page.mouse.move(300, 300);
  await wait(6000);
  await page.mouse.move(300, -5);
  await wait(3000);
}

export type Arrival = { paintMs: number; isPrerendered: boolean };

/** When the page painted first, counted from when the visitor was on the way to it. */
function readPaint(): Arrival | undefined {
  const [first] = performance.getEntriesByName('first-contentful-paint');
  const [navigation] = performance.getEntriesByType('navigation');
  if (!first || !navigation) return undefined;
  const shownMs = navigation.activationStart ?? 0;
  return { paintMs: Math.max(0, first.startTime - shownMs), isPrerendered: shownMs > 0 };
}

/** Lets the exit intent send a visitor to the offer and tells how long that took to paint. */
export async function arrive(site: string, isPrepared: boolean): Promise<Arrival> {
  const browser = await launch();
  const page = await browser.newPage();
  if (!isPrepared) await saveData(page);
  await page.goto(`${site}/`, { waitUntil: 'load' });
  await leaveAtTop(page);
  const arrival = await ask(browser, OFFER_PATH, readPaint);
  await browser.close();
  if (!arrival)
    throw new Error('The visitor was not sent to the offer, or it did not paint within 3 seconds.');
  return arrival;
}

/** Sends a visitor to the offer, back from there, and out at the top once more; tells what came of it. */
export async function comeBack(site: string): Promise<{ wasKept: boolean; wasSentAgain: boolean }> {
  const browser = await launch();
  const page = await browser.newPage();
  await saveData(page);
  await page.goto(`${site}/`, { waitUntil: 'load' });
  await page.evaluate(() => Object.assign(window, { isKept: true }));
  await leaveAtTop(page);
  await ask(browser, OFFER_PATH, () => history.back());
  await wait(2000);
  const wasKept = await ask(browser, '/', () => 'isKept' in window);
  await leaveAtTop(page);
  const isStill = await ask(browser, '/', () => true);
  await browser.close();
  if (wasKept === undefined) throw new Error('The visitor did not come back to the main page.');
  return { wasKept, wasSentAgain: !isStill };
}
