import { expect, test } from '@playwright/test';
import { routes } from './support/content.ts';
import { onPhone, readWholePage } from './support/screens.ts';

test('every picture comes from /uploads/ with a text, and with the sides of its file; a drawing says nothing', async ({
  page,
}) => {
  for (const route of ['/', '/oferta-exclusiva']) {
    await page.goto(route);
    const images = page.locator('body img:not(dialog img)');
    await images.evaluateAll((found) => {
      for (const image of found) image.setAttribute('loading', 'eager');
    });
    await expect
      .poll(() => images.evaluateAll((found) => found.every((image) => (image as HTMLImageElement).complete)))
      .toBe(true);
    const pictures = await images.evaluateAll((found) =>
      found.map((image) => {
        const { src, currentSrc, naturalWidth, naturalHeight } = image as HTMLImageElement;
        const claimed = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
        const sources = Array.from(
          image.parentElement?.querySelectorAll('source') ?? [],
          ({ srcset }) => srcset,
        );
        const isDrawing = src.split('#')[0]?.endsWith('.svg');
        const alt = image.getAttribute('alt');
        return {
          paths: [new URL(src).pathname, ...sources.flatMap((set) => set.match(/\/\S+/g) ?? [])],
          isNamed: isDrawing
            ? alt === ''
            : Boolean(alt || image.closest('a[aria-label], button[aria-label]')),
          isLoaded: naturalWidth > 0,
          isModern: isDrawing || /\.(?:avif|webp)$/.test(currentSrc),
          distortion: Math.abs(claimed / (naturalWidth / naturalHeight) - 1),
        };
      }),
    );
    expect(pictures.length).toBeGreaterThan(2);
    for (const { paths, distortion, ...facts } of pictures) {
      expect.soft(facts, paths[0]).toEqual({ isNamed: true, isLoaded: true, isModern: true });
      expect(distortion, paths[0]).toBeLessThan(0.02);
      for (const path of paths) {
        expect(path).toMatch(/^\/uploads\//);
        const response = await page.request.get(path);
        expect(response.status(), path).toBe(200);
        expect(response.headers()['content-type'], path).toMatch(/^image\//);
      }
    }
  }
});

test('nothing is requested from another origin, and nothing that is requested is missing', async ({
  page,
  baseURL,
}) => {
  const requests: string[] = [];
  const missing: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  page.on('response', (response) => {
    if (response.status() >= 400) missing.push(response.url());
  });
  for (const route of ['/', '/oferta-exclusiva']) {
    await page.goto(route);
    await readWholePage(page);
  }
  expect(requests.length).toBeGreaterThan(20);
  const foreign = requests.filter(
    (address) => !/^(?:data|blob):/.test(address) && !address.startsWith(`${baseURL}/`),
  );
  expect(foreign).toEqual([]);
  expect(missing).toEqual([]);
});

test(
  'every link inside the site leads to something, and every fragment to its place',
  onPhone,
  async ({ page }) => {
    for (const route of routes) {
      await page.goto(route);
      const links = await page.locator('a[href]').evaluateAll((found) =>
        found.flatMap((link) => {
          const { origin, pathname, hash } = new URL((link as HTMLAnchorElement).href);
          return origin === location.origin ? [{ pathname, hash }] : [];
        }),
      );
      expect(links.length).toBeGreaterThan(0);
      for (const { pathname, hash } of links) {
        if (hash) await expect(page.locator(hash), `${route} ${hash}`).toHaveCount(1);
        else expect((await page.request.get(pathname)).status(), pathname).toBe(200);
      }
    }
  },
);
