// What stands already must not move for what comes after it: the rest of the page, then its faces.
import { expect, type Route, test } from '@playwright/test';
import { routes } from '../support/content.ts';
import { openFlawedHost } from '../support/flawedHost.ts';
import { nextFrames } from '../support/screens.ts';
import { shiftsOf, watchShifts } from '../support/shifts.ts';
import { variantUrl } from '../support/variants.ts';

const SITE = variantUrl('quiet');
const DROP_BYTES = 500;

for (const route of routes) {
  test(`nothing on ${route} moves for what comes after it`, async ({ page }) => {
    await watchShifts(page);
    const fonts: Route[] = [];
    await page.route('**/*.woff2', (request) => void fonts.push(request));
    let drops = 0;
    const afterDrop = async () => {
      drops += 1;
      await page.waitForURL(`**${route}`, { waitUntil: 'commit' });
      if ((await page.locator('body > *').count()) > 0) await nextFrames(page);
    };
    const host = await openFlawedHost(SITE, (path) =>
      path === route ? { dropBytes: DROP_BYTES, afterDrop } : undefined,
    );
    await page.goto(host.origin + route, { waitUntil: 'load' });
    expect(drops).toBeGreaterThan(5);
    await expect.poll(() => fonts.length).toBeGreaterThan(0);
    await nextFrames(page);
    const isReady = () => page.locator('html.fonts-ready').count();
    expect(await isReady()).toBe(0);
    for (const request of fonts) await request.continue();
    await expect.poll(isReady).toBe(1);
    await nextFrames(page);
    const { total, shifts } = await shiftsOf(page);
    expect(total, shifts).toBeLessThanOrEqual(0.001);
    host.close();
  });
}
