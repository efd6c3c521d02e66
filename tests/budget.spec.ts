import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { onPhone, readWholePage } from './support/screens.ts';

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

/** What each page may weigh, styles and headline letters inside: today's weight and a little; never raise them. */
const PAGE_CEILINGS_KB = { 'index.html': 22.25, 'oferta-exclusiva.html': 13.5, '404.html': 11 };

/** What the page's own behaviours may weigh, and they together with what wakes the islands. */
const BEHAVIOURS_CEILING_KB = 3;
const INLINE_SCRIPT_CEILING_KB = 4.25;

test('before a scroll the main page asks for no script and weighs between 10 and 60 KB', async ({ page }) => {
  const traffic = follow(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
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

test('the offer page and the 404 page ask for no script file at all', onPhone, async ({ page }) => {
  const traffic = follow(page);
  for (const route of ['/oferta-exclusiva', '/404.html']) {
    await page.goto(route);
    await readWholePage(page);
  }
  expect(traffic.scripts()).toEqual([]);
});

test(
  'each page with its styles stays under its weight, its behaviours together in 3 KB',
  onPhone,
  async ({ page }) => {
    for (const [name, ceilingKb] of Object.entries(PAGE_CEILINGS_KB)) {
      expect.soft(weigh(name), name).toBeLessThanOrEqual(ceilingKb * KB);
      expect.soft(weigh(name), name).toBeGreaterThanOrEqual(2 * KB);
      await page.goto(`/${name}`);
      const inline = (selector: string) => page.locator(`script:not([src])${selector}`).allTextContents();
      const [scripts, behaviours] = [
        await inline(':not([type="application/ld+json"])'),
        await inline('[type="module"]'),
      ].map((texts) => brotliCompressSync(texts.join('\n')).length);
      expect.soft(behaviours, name).toBeGreaterThan(KB / 4);
      expect.soft(behaviours, name).toBeLessThanOrEqual(BEHAVIOURS_CEILING_KB * KB);
      expect.soft(scripts, name).toBeLessThanOrEqual(INLINE_SCRIPT_CEILING_KB * KB);
      await expect(page.locator('link[rel="stylesheet"]')).toHaveCount(0);
    }
  },
);

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
