// npm run bench -- editor: how long a seller waits in the editor, and Lighthouse on its screens, on a copy of the tests' content.
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { launchOptions } from '../scripts/chromium.ts';
import { startEditor } from '../tests/editor/editorProcess.ts';
import { BUILD_MS, SCHEMES, SCREENS, WIDTHS } from '../tests/editor/screens.ts';
import { auditAccessibility } from './lighthouse.ts';
import { withBrowser } from './phone.ts';
import { median, spread } from './report.ts';
import type { Target } from './targets.ts';

const PHOTO = { width: 4000, height: 3000 };
/** A short word. */
const KEYS = 5;

/** Times of one round in milliseconds, and the most that each may be. */
const LIMITS = {
  'server up to first edit': 5000,
  'keystroke to preview': 50,
  'keystroke to saved': 500,
  'saved to a price in the preview': 1000,
  'photo of 4000 × 3000 to preview': 2000,
};
type Times = Record<keyof typeof LIMITS, number>;

declare global {
  interface Window {
    times: Record<string, number>;
  }
}

/** Runs in every frame, and keeps when what is measured happened last: milliseconds since 1970, by the clock that frames share. */
function watch(): void {
  window.times = {};
  const note = (name: string, time = performance.now()) => {
    window.times[name] = performance.timeOrigin + time;
  };
  addEventListener('keydown', () => note('key'), { capture: true });
  addEventListener('change', () => note('file'), { capture: true });
  new PerformanceObserver((list) => {
    for (const { name, responseEnd } of list.getEntries() as PerformanceResourceTiming[])
      if (name.endsWith('/api/edits')) note('saved', responseEnd);
  }).observe({ type: 'resource' });
  addEventListener('DOMContentLoaded', () => {
    for (const [name, selector] of [
      ['headline', 'h1'],
      ['price', '#preco [data-price]'],
    ] as const) {
      const element = document.querySelector(selector);
      // Until the frame in which it is painted.
      const seen = () => requestAnimationFrame(() => note(name));
      seen();
      if (element)
        new MutationObserver(seen).observe(element, { subtree: true, childList: true, characterData: true });
    }
  });
}

async function timeOf(page: { waitForFunction: Page['waitForFunction'] }, name: string, after: number) {
  const found = await page.waitForFunction(
    ([key, start]) => {
      const time = window.times[key as string] ?? 0;
      return time > (start as number) ? time : undefined;
    },
    [name, after],
  );
  return (await found.jsonValue()) as number;
}

/** Like a photo, which packs badly. */
const photo = (round: number) =>
  sharp({
    create: {
      ...PHOTO,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 110 + round, sigma: 40 },
    },
  })
    .blur(2)
    .jpeg({ quality: 92 })
    .toBuffer();

async function measure(page: Page, address: string, round: number): Promise<Times> {
  const buffer = await photo(round);
  const frame = page.frameLocator('iframe');
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });

  await page.addInitScript(watch);
  const start = performance.now();
  await page.goto(address);
  await frame.locator('h1').click({ position: { x: 5, y: 5 } });
  await field('Título, começo').waitFor();
  const opened = performance.now() - start;

  const [, shown] = page.frames();
  if (!shown) throw new Error('The editor has no preview.');
  await field('Título, começo').click();
  let key = 0;
  const inPreview: number[] = [];
  for (let pressed = 0; pressed < KEYS; pressed += 1) {
    // Every second round takes out what the one before wrote.
    await page.keyboard.press(round % 2 ? 'Backspace' : 'a');
    key = await timeOf(page, 'key', key);
    inPreview.push((await timeOf(shown, 'headline', key)) - key);
  }
  const saved = (await timeOf(page, 'saved', key)) - key;

  await page.goto(`${address}/#/precos/offers.offers.b.price`);
  await page.locator('[id="campo-offers-offers-b-price"]').fill(`6${round},50`);
  const priceSaved = await timeOf(page, 'saved', key + saved);
  const price = (await timeOf(shown, 'price', priceSaved)) - priceSaved;

  await page.goto(`${address}/#/pagina/principal/depoimentos/proof.testimonials.0.picture.file`);
  const before = await frame.locator('#depoimentos img').first().getAttribute('src');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: `foto-${round}.jpg`, mimeType: 'image/jpeg', buffer });
  await page.getByRole('button', { name: 'Usar este recorte' }).click();
  const visible = await shown.waitForFunction((old) => {
    const image = document.querySelector<HTMLImageElement>('#depoimentos img');
    const isNew = image && image.getAttribute('src') !== old && image.complete && image.naturalWidth > 0;
    return isNew ? performance.timeOrigin + performance.now() : undefined;
  }, before);
  const photoShown = ((await visible.jsonValue()) as number) - (await timeOf(page, 'file', 0));

  return {
    'server up to first edit': opened,
    'keystroke to preview': median(inPreview),
    'keystroke to saved': saved,
    'saved to a price in the preview': price,
    'photo of 4000 × 3000 to preview': photoShown,
  };
}

/** Lighthouse's accessibility of each screen, in light and dark, on a phone and a desktop. */
async function screenTargets(address: string): Promise<Target[]> {
  const targets: Target[] = [];
  for (const scheme of SCHEMES)
    for (const width of WIDTHS)
      await withBrowser(async (browser) => {
        const page = await browser.newPage();
        await page.setViewport({ width, height: 900 });
        await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
        const scores: number[] = [];
        const found: string[] = [];
        for (const [hash, [role, name]] of Object.entries(SCREENS)) {
          await page.goto(`${address}/#/${hash}`);
          await page.waitForSelector(`::-p-aria([role="${role}"][name="${name}"])`, { timeout: BUILD_MS });
          const { score, faults } = await auditAccessibility(page);
          scores.push(score);
          found.push(...faults.map((fault) => `${hash}: ${fault}`));
        }
        const least = Math.min(...scores);
        targets.push({
          what: `Lighthouse, accessibility of ${scores.length} screens, ${scheme} at ${width} px`,
          limit: '≥ 100',
          measured: [least, ...found].join(', '),
          holds: least >= 100,
        });
      });
  return targets;
}

/** How long the editor makes a seller wait, each round in a new browser, and how its screens are rated. */
export async function editorTargets(rounds: number): Promise<Target[]> {
  const editor = await startEditor(join('bench', 'editor'));
  const all: Times[] = [];
  let screens: Target[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      const browser = await chromium.launch(await launchOptions());
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
      all.push(await measure(page, editor.address, round));
      await browser.close();
    }
    screens = await screenTargets(editor.address);
  } finally {
    await editor.stop();
  }
  const waits = Object.entries(LIMITS).map(([what, limit]) => {
    const values = all.map((times) => times[what as keyof Times]);
    return { what, limit: `≤ ${limit} ms`, measured: `${spread(values)} ms`, holds: median(values) <= limit };
  });
  return [...waits, ...screens];
}
