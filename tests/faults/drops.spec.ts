// What stands already must not move for what comes after it: the rest of the page, then its faces.
import { expect, type Route, test } from '@playwright/test';
import { routes } from '../support/content.ts';
import { openFlawedHost } from '../support/flawedHost.ts';
import { nextFrames } from '../support/screens.ts';
import { shiftsOf, watchShifts } from '../support/shifts.ts';
import { variantUrl } from '../support/variants.ts';

const SITE = variantUrl('quiet');
const LARGE = { phone: { width: 412, height: 915 }, desktop: { width: 1920, height: 1080 } };

/** A page comes up to each of its texts, then with the first half of it: whatever moves for what follows moves between two drops. */
function cutsIn(page: Buffer): number[] {
  const html = page.toString();
  const body = html.indexOf('<body');
  const texts = [...html.matchAll(/>([^<]*\w[^<]*)</g)].filter(({ index }) => index > body);
  return texts.flatMap(({ index, 1: text = '' }) =>
    [index + 1, index + 1 + Math.ceil(text.length / 2)].map((cut) => Buffer.byteLength(html.slice(0, cut))),
  );
}

for (const route of routes) {
  for (const size of ['usual', 'large']) {
    test(`nothing on ${route} moves for what comes after it, on a ${size} screen`, async ({
      page,
      isMobile,
    }) => {
      if (size === 'large') await page.setViewportSize(LARGE[isMobile ? 'phone' : 'desktop']);
      await watchShifts(page);
      const fonts: Route[] = [];
      await page.route('**/*.woff2', (request) => void fonts.push(request));
      let drops = 0;
      const afterDrop = async () => {
        drops += 1;
        await page.waitForURL(`**${route}`, { waitUntil: 'commit' });
        if ((await page.locator('body > *').count()) > 0) await nextFrames(page);
      };
      const host = await openFlawedHost(SITE, (path, body) =>
        path === route ? { cuts: cutsIn(body), afterDrop } : undefined,
      );
      await page.goto(host.origin + route, { waitUntil: 'load' });
      expect(drops).toBeGreaterThan(10);
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
}
