import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { wake } from './support/late.ts';
import { onPhone, readWholePage, settleFonts } from './support/screens.ts';

const KB = 1024;
const IS_TEXT = /\.(?:html|js|css|svg|json|webmanifest|vtt|xml|txt)$|\/$/;

/** What a file of dist weighs on its way to the visitor: text as brotli, the rest as it is. */
function weigh(path: string): number {
  const name = path === '/' ? 'index.html' : path;
  const file = readFileSync(join('dist', name));
  return IS_TEXT.test(name) ? brotliCompressSync(file).length : file.length;
}

/** Follows what the page asks for: the path of each file, and whether it is a script. */
function follow(page: Page) {
  const files = new Map<string, boolean>();
  page.on('request', (request) => {
    const { protocol, pathname } = new URL(request.url());
    if (protocol.startsWith('http')) files.set(decodeURI(pathname), request.resourceType() === 'script');
  });
  const total = (wanted: (isScript: boolean) => boolean) =>
    [...files].reduce((sum, [path, isScript]) => sum + (wanted(isScript) ? weigh(path) : 0), 0);
  return {
    scripts: () => [...files].flatMap(([path, isScript]) => (isScript ? [path] : [])),
    scriptBytes: () => total((isScript) => isScript),
    allBytes: () => total(() => true),
  };
}

/** What each page may weigh, styles inside: 14 KB are one round trip, for the others it is today's weight and a little. */
const PAGE_CEILINGS_KB = {
  'index.html': 14,
  'oferta-exclusiva.html': 6.25,
  'privacidade.html': 5.5,
  '404.html': 3,
};

/** What the scripts inside a page may weigh together, and the file that comes with the first sign of a visitor. */
const INLINE_SCRIPT_CEILING_KB = 1.5;
const LATE_CEILING_KB = 3;

/** What a server sends before it waits for the first answer: ten packets. The headers take up to one of them. */
const FIRST_ROUND_TRIP_BYTES = 9 * 1460;

test('before a scroll the main page asks for no script and weighs between 10 and 60 KB', async ({ page }) => {
  const traffic = follow(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await settleFonts(page);
  expect(traffic.scripts()).toEqual([]);
  expect(traffic.allBytes()).toBeLessThanOrEqual(60 * KB);
  expect(traffic.allBytes()).toBeGreaterThanOrEqual(10 * KB);
});

test('all scripts together weigh at most 75 KB after the whole main page was read', async ({ page }) => {
  const traffic = follow(page);
  await page.goto('/');
  await readWholePage(page);
  await expect(page.locator('[data-island-status="hydrated"]')).toHaveCount(2);
  expect(traffic.scriptBytes()).toBeLessThanOrEqual(75 * KB);
  expect(traffic.scriptBytes()).toBeGreaterThanOrEqual(20 * KB);
});

test(
  'the offer page, the privacy page and the 404 page ask for no script file at all',
  onPhone,
  async ({ page }) => {
    const traffic = follow(page);
    for (const route of ['/oferta-exclusiva', '/privacidade', '/404.html']) {
      await page.goto(route);
      await readWholePage(page);
    }
    expect(traffic.scripts()).toEqual([]);
  },
);

test(
  'each page with its styles stays under its weight, its scripts together in 1.5 KB',
  onPhone,
  async ({ page }) => {
    for (const [name, ceilingKb] of Object.entries(PAGE_CEILINGS_KB)) {
      expect.soft(weigh(name), name).toBeLessThanOrEqual(ceilingKb * KB);
      expect.soft(weigh(name), name).toBeGreaterThanOrEqual(2 * KB);
      await page.goto(`/${name}`);
      const inline = page.locator('script:not([src], [type="application/ld+json"])');
      const scripts = brotliCompressSync((await inline.allTextContents()).join('\n')).length;
      expect.soft(scripts, name).toBeGreaterThan(KB / 4);
      expect.soft(scripts, name).toBeLessThanOrEqual(INLINE_SCRIPT_CEILING_KB * KB);
      await expect(page.locator('link[rel="stylesheet"], script[type="module"]')).toHaveCount(0);
    }
  },
);

test('the first sign of a visitor asks for one script, of at most 3 KB', async ({ page }) => {
  const traffic = follow(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await wake(page);
  expect(traffic.scripts()).toEqual([expect.stringMatching(/^\/assets\/late\./)]);
  expect(traffic.scriptBytes()).toBeLessThanOrEqual(LATE_CEILING_KB * KB);
});

test('the first round trip brings all of a page that is read, with its styles', () => {
  for (const name of Object.keys(PAGE_CEILINGS_KB)) {
    const sent = brotliCompressSync(readFileSync(join('dist', name))).subarray(0, FIRST_ROUND_TRIP_BYTES);
    const received = brotliDecompressSync(sent, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString();
    expect.soft(received, name).toContain('</main>');
  }
});

test('the largest paint of the main page is text, and no picture stands above the fold', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const largest = await page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1) as PerformanceEntry & { element?: Element; url: string };
          resolve({ tag: last.element?.tagName, url: last.url });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  expect(largest).toEqual({ tag: expect.stringMatching(/^(?:H1|P|SPAN)$/), url: '' });
  for (const image of await page.locator('img').all()) await expect(image).not.toBeInViewport();
});

test('the tour lasts 15 to 30 seconds, in less than 1.5 MB', onPhone, async ({ page }) => {
  await page.goto('/');
  const address = await page.locator('main a[href$=".mp4"]').getAttribute('href');
  const seconds = await page.evaluate((source) => {
    const video = document.createElement('video');
    video.preload = 'metadata';
    return new Promise<number>((resolve, reject) => {
      video.onloadedmetadata = () => resolve(video.duration);
      video.onerror = () => reject(new Error('the video cannot be played'));
      video.src = source ?? '';
    });
  }, address);
  expect(seconds).toBeGreaterThanOrEqual(15);
  expect(seconds).toBeLessThanOrEqual(30);
  expect(statSync(join('dist', address ?? '')).size).toBeLessThan(1.5 * 1000 * 1000);
});
