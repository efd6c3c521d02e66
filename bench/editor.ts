// npm run bench -- editor: measures how long a seller waits in the editor, on a copy of the tests' content.
import { join } from 'node:path';
import { chromium, type Frame, type Page } from 'playwright-core';
import { launchOptions } from '../scripts/chromium.ts';
import { startEditor } from '../tests/editor/editorProcess.ts';
import { median, spread } from './report.ts';
import type { Result } from './targets.ts';

/** The keystrokes in each round: a short word. */
const KEYS = 5;

/** The longest times that a seller may have to wait, in milliseconds. */
const LIMITS = {
  'server up to first edit': 5000,
  'keystroke to preview': 50,
  'keystroke to saved': 500,
};
type Times = Record<keyof typeof LIMITS, number>;

declare global {
  interface Window {
    times: Record<string, number>;
  }
}

/**
 * Records in a frame when each event last happened, in milliseconds since 1970, so that times of all frames are
 * comparable.
 */
function watch(): void {
  window.times = {};
  const note = (name: string, time = performance.now()) => {
    window.times[name] = performance.timeOrigin + time;
  };
  addEventListener('keydown', () => note('key'), { capture: true });
  new PerformanceObserver((list) => {
    for (const { name, startTime, responseEnd } of list.getEntries() as PerformanceResourceTiming[]) {
      // On a slow machine, a request may start before the last key.
      const isLast = performance.timeOrigin + startTime > (window.times['key'] ?? 0);
      if (name.endsWith('/api/edits') && isLast) note('saved', responseEnd);
    }
  }).observe({ type: 'resource' });
  addEventListener('DOMContentLoaded', () => {
    const headline = document.querySelector('h1');
    // The time of the frame in which the change is painted.
    const seen = () => requestAnimationFrame(() => note('headline'));
    if (headline)
      new MutationObserver(seen).observe(headline, { subtree: true, childList: true, characterData: true });
  });
}

/** Waits until an event has happened later than `after`, and returns its time. */
async function timeOf(frame: Frame, name: string, after: number): Promise<number> {
  const found = await frame.waitForFunction(
    ([key, start]) => {
      const time = window.times[key] ?? 0;
      return time > start ? time : undefined;
    },
    [name, after] as const,
  );
  return (await found.jsonValue()) as number;
}

async function measure(page: Page, address: string, round: number): Promise<Times> {
  await page.addInitScript(watch);
  const start = performance.now();
  await page.goto(address);
  await page
    .frameLocator('iframe')
    .locator('h1')
    .click({ position: { x: 5, y: 5 } });
  const field = page.getByRole('textbox', { name: 'Título', exact: true });
  await field.waitFor();
  const opened = performance.now() - start;

  const [main, preview] = page.frames();
  if (!main || !preview) throw new Error('The editor has no preview.');
  await field.click();
  let key = 0;
  const inPreview: number[] = [];
  for (let pressed = 0; pressed < KEYS; pressed += 1) {
    // Every second round deletes what the previous round typed.
    await page.keyboard.press(round % 2 ? 'Backspace' : 'a');
    key = await timeOf(main, 'key', key);
    inPreview.push((await timeOf(preview, 'headline', key)) - key);
  }
  return {
    'server up to first edit': opened,
    'keystroke to preview': median(inPreview),
    'keystroke to saved': (await timeOf(main, 'saved', key)) - key,
  };
}

/** Measures how long a seller waits in the editor, in a new browser for each round. */
export async function editorTargets(rounds: number): Promise<Result[]> {
  const editor = await startEditor(join('bench', 'editor'));
  const all: Times[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      const browser = await chromium.launch(await launchOptions());
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
      all.push(await measure(page, editor.address, round));
      await browser.close();
    }
  } finally {
    await editor.stop();
  }
  return Object.entries(LIMITS).map(([name, limit]) => {
    const values = all.map((times) => times[name as keyof Times]);
    return { name, limit: `≤ ${limit} ms`, measured: `${spread(values)} ms`, isMet: median(values) <= limit };
  });
}
