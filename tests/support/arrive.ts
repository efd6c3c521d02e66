import { setTimeout as wait } from 'node:timers/promises';
import puppeteer from 'puppeteer-core';
import { findChromium } from '../../scripts/chromium.mjs';
import { OFFER_PATH } from '../../src/domain/routes.ts';

export type Arrival = { paintMs: number; isPrerendered: boolean };

/** In the offer's page: when it painted first, counted from when the visitor was on the way to it. */
function readPaint(): Arrival | undefined {
  const [first] = performance.getEntriesByName('first-contentful-paint');
  const [navigation] = performance.getEntriesByType('navigation');
  if (!first || !navigation) return undefined;
  const shownMs = navigation.activationStart ?? 0;
  return { paintMs: Math.max(0, first.startTime - shownMs), isPrerendered: shownMs > 0 };
}

/**
 * Lets the exit intent send a visitor to the offer, in a browser that really prepares pages (Playwright's does not), in
 * real time, and tells how long the offer took to paint.
 */
export async function arrive(site: string, isPrepared: boolean): Promise<Arrival> {
  // Each visitor with a browser of their own: nothing is cached, and a private window would not be prepared anything.
  const browser = await puppeteer.launch({
    executablePath: await findChromium(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  const page = await browser.newPage();
  // A visitor who saves data is prepared nothing: the same page, the plain way.
  if (!isPrepared) {
    await page.evaluateOnNewDocument(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
  }
  await page.goto(`${site}/`, { waitUntil: 'load' });
  await page.mouse.move(300, 300);
  // The exit intent listens and, a little later, what it prepares is there.
  await wait(6000);
  await page.mouse.move(300, -5);
  // Long enough for every paint. The offer is asked through a session of its own: prepared, it was another target.
  await wait(3000);
  const offer = browser
    .targets()
    .find((target) => target.type() === 'page' && target.url().endsWith(OFFER_PATH));
  const session = await offer?.createCDPSession();
  const answer = await session?.send('Runtime.evaluate', {
    expression: `(${readPaint})()`,
    returnByValue: true,
  });
  const measured: Arrival | undefined = answer?.result.value;
  await browser.close();
  if (!measured)
    throw new Error('The visitor was not sent to the offer, or it did not paint within 3 seconds.');
  return measured;
}
