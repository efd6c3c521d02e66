import { expect, type Page } from '@playwright/test';
import { openLossyProxy } from '../support/lossyProxy.ts';
import { nextFrames, onPhone, settleBands } from '../support/screens.ts';
import {
  expectSells,
  expectSellsInPart,
  type SellingRoute,
  sellingRoutes,
  test,
} from '../support/selling.ts';
import { VARIANTS, variantUrl } from '../support/variants.ts';

/** A phone at the edge of its cell: 1.6 Mbit/s and 150 ms to the first byte. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** Visitors reload a page that has not come. */
const MOST_TRIES = 8;
const PATIENCE_MS = 15_000;

test.setTimeout(120_000);

/** Asks for a page once; tells whether all of it came. */
async function isWholeAfterTry(page: Page, address: string): Promise<boolean> {
  try {
    await page.goto(address, { timeout: PATIENCE_MS });
  } catch {
    return false;
  }
  return (await page.locator('#new-tab').count()) > 0;
}

async function scrollThrough(page: Page): Promise<void> {
  await settleBands(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top <= height; top += 600) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    await nextFrames(page);
  }
}

async function expectSale(page: Page, origin: string, route: SellingRoute): Promise<void> {
  for (let tries = 1; tries <= MOST_TRIES; tries++) {
    const isWhole = await isWholeAfterTry(page, origin + route);
    if ((await page.locator('h1').count()) > 0 && page.url().startsWith('http')) {
      await expectSellsInPart(page, route);
    }
    if (isWhole) {
      await scrollThrough(page);
      await expectSells(page, route);
      return;
    }
  }
  throw new Error(`${route} did not come in ${MOST_TRIES} tries.`);
}

for (const seed of [7, 40, 2026]) {
  test(
    `both pages sell over a network that delays, stalls and drops connections (seed ${seed})`,
    onPhone,
    async ({ page }) => {
      const proxy = await openLossyProxy(VARIANTS.quiet.port, seed);
      const session = await page.context().newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', SLOW);
      for (const route of sellingRoutes) await expectSale(page, proxy.origin, route);
      expect(proxy.count.opened).toBeGreaterThan(1);
      expect(proxy.count.dropped).toBeGreaterThan(0);
      proxy.close();
    },
  );
}

test('both pages sell over 3G', onPhone, async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW);
  for (const route of sellingRoutes) {
    const startMs = Date.now();
    await page.goto(variantUrl('quiet') + route);
    const bytes = Buffer.byteLength(await page.content());
    const leastMs = SLOW.latency + (bytes / 2 / SLOW.downloadThroughput) * 1000;
    expect(Date.now() - startMs, 'it is as slow as it should be').toBeGreaterThan(leastMs);
    await scrollThrough(page);
    await expectSells(page, route);
  }
});
