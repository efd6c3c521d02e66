// The page itself arrives in drops, in part, or not to its end.
import { expect, type Page } from '@playwright/test';
import { OFFER_PATH } from '../../src/domain/routes.ts';
import { type Flaw, type FlawedHost, openFlawedHost } from '../support/flawedHost.ts';
import { nextFrames, onPhone, readWholePage } from '../support/screens.ts';
import {
  expectSells,
  expectSellsInPart,
  type SellingRoute,
  sellingRoutes,
  test,
} from '../support/selling.ts';
import { variantUrl } from '../support/variants.ts';

const SITE = variantUrl('quiet');
const KB = 1024;

test.use({ baseURL: SITE });

/** Opens a page whose HTML alone has the flaw, and does not wait for its end. */
async function openFlawed(
  page: Page,
  route: SellingRoute,
  flawOf: (html: Buffer) => Flaw,
): Promise<FlawedHost> {
  const host = await openFlawedHost(SITE, (path, body) => (path === route ? flawOf(body) : undefined));
  await page.goto(host.origin + route, { waitUntil: 'commit' });
  return host;
}

/** The buy links that stand whole in the first part of a page, without the one in the bar at the foot of a phone. */
function buyLinksIn(html: string): number {
  const bar = html.indexOf('data-buy-bar');
  return (
    html.slice(0, bar < 0 ? undefined : bar).match(/<a href="https:\/\/pay\.[^>]*>[^<]*<span>[^<]*</g)
      ?.length ?? 0
  );
}

for (const route of sellingRoutes) {
  test(
    `${route} needs no stylesheet that could be late, and sells where all of them are missing`,
    onPhone,
    async ({ page }) => {
      await page.route('**/*.css', (request) => request.abort());
      await page.goto(route);
      await readWholePage(page);
      await expectSells(page, route);
      const imports = await page
        .locator('style')
        .evaluateAll((styles) => styles.filter((style) => /@import/.test(style.textContent ?? '')).length);
      expect(imports).toBe(0);
    },
  );

  for (const end of ['reset', 'silence'] as const) {
    test(
      `what has arrived of ${route} sells when the connection ends in ${end}`,
      onPhone,
      async ({ page }) => {
        const html = await (await page.request.get(route)).text();
        const found = new Set<number>();
        const head = html.indexOf('<body');
        for (const part of [0.25, 0.5, 0.75, 0.9]) {
          const letters = Math.floor(head + (html.length - head) * part);
          const bytes = Buffer.byteLength(html.slice(0, letters));
          // A reset throws away what the browser has not read yet.
          const read = Promise.withResolvers<void>();
          const flaw: Flaw = { endsAfter: bytes, end, afterDrop: () => read.promise };
          const host = await openFlawed(page, route, () => flaw);
          const expected = buyLinksIn(html.slice(0, letters));
          await expect
            .poll(() => page.locator('main a[href^="https://pay."]:not([data-buy-bar] a)').count())
            .toBe(expected);
          read.resolve();
          found.add(await expectSellsInPart(page, route));
          host.close();
        }
        expect(Math.max(...found)).toBeGreaterThan(0);
      },
    );
  }

  test(`${route} can be read and bought from while its bytes come in drops, and nothing jumps`, async ({
    page,
  }) => {
    const readable = new Set<string>();
    const lookAtIt = async () => {
      await page.waitForURL(`**${route}`, { waitUntil: 'commit' });
      // Nothing is painted of a head alone.
      if ((await page.locator('main').count()) === 0) return;
      await nextFrames(page);
      readable.add((await page.locator('main').allInnerTexts()).join());
    };
    const host = await openFlawed(page, route, ({ length }) => ({
      cuts: Array.from({ length: Math.floor(length / KB) }, (_, index) => (index + 1) * KB),
      afterDrop: lookAtIt,
    }));
    await page.waitForLoadState('load');
    expect(readable.size, 'how often there was more to read').toBeGreaterThan(4);
    await readWholePage(page);
    await expectSells(page, route);
    host.close();
  });
}

test(
  'the offer sells when the connection falls silent in the midst of its buy link',
  onPhone,
  async ({ page }) => {
    const html = await (await page.request.get(OFFER_PATH)).text();
    const midst = html.indexOf('</a>', html.indexOf('buy-link'));
    const endsAfter = Buffer.byteLength(html.slice(0, midst));
    const host = await openFlawed(page, OFFER_PATH, () => ({ endsAfter, end: 'silence' }));
    await expect(page.locator('main .buy-link')).toHaveCount(1);
    expect(await expectSellsInPart(page, OFFER_PATH)).toBe(1);
    host.close();
  },
);
