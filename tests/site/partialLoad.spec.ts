// Tests the sales pages while they arrive in small pieces, and while their fonts are loading.
import { expect, type Route } from '@playwright/test';
import { openFlawedHost } from '../support/flawedHost.ts';
import { nextFrames, onDesktop, onPhone, readWholePage, waitForMain } from '../support/screens.ts';
import { expectSells, sellingRoutes, test } from '../support/selling.ts';
import { siteUrl } from '../support/sites.ts';

const FONTS = '**/*.woff2';
for (const route of sellingRoutes) {
  // Each page is tested at one size.
  const size = route === '/' ? onPhone : onDesktop;
  const name = `${route} is readable, without layout shifts, while it arrives in pieces and its fonts come last`;
  test(name, size, async ({ page }) => {
    const readable = new Set<string>();
    const fonts: Route[] = [];
    await page.route(FONTS, (request) => void fonts.push(request));
    const afterPiece = async (sent: string) => {
      // Before the headline has arrived, there is nothing to read.
      if (!sent.includes('</h1>')) return;
      await page.locator('h1').waitFor({ state: 'attached' });
      await nextFrames(page);
      readable.add((await page.locator('main').allInnerTexts()).join());
    };
    const host = await openFlawedHost(siteUrl('default'), route, afterPiece);
    await page.goto(host.origin + route, { waitUntil: 'load' });
    expect(readable.size, 'how often there was more to read').toBeGreaterThan(2);
    await expect.poll(() => fonts.length).toBeGreaterThan(0);
    await nextFrames(page);
    const height = await page.evaluate(() => document.body.scrollHeight);
    for (const request of fonts) await request.continue();
    await waitForMain(page);
    await nextFrames(page);
    expect(Math.abs((await page.evaluate(() => document.body.scrollHeight)) / height - 1)).toBeLessThan(0.02);
    await readWholePage(page);
    await expectSells(page, route);
    await host.close();
  });
}
