import type { Page } from '@playwright/test';
import { waitForMain } from './screens.ts';

/** The time at which the clock stops, unless a test gives another. */
const OPENED_MS = new Date('2030-05-06T08:00:00').getTime();

/** Longer than any timer of the page. */
export const LONG_MS = 60_000;

/** The longest that the fake `requestIdleCallback` waits. */
const IDLE_MS = 50;

/**
 * Stops the clock of the pages opened from now on. Unlike with Playwright's clock alone, `performance.now()` starts at
 * 0 on each page, and its navigation and User Timing entries come from the browser.
 */
export async function stopClock(page: Page, atMs = OPENED_MS): Promise<void> {
  await page.addInitScript(() => {
    const names = ['getEntriesByType', 'getEntriesByName', 'mark'] as const;
    const real = Object.fromEntries(names.map((name) => [name, performance[name].bind(performance)]));
    addEventListener('DOMContentLoaded', () => {
      const now = performance.now.bind(performance);
      const startMs = now();
      Object.assign(performance, real, { now: () => now() - startMs });
    });
  });
  await page.clock.install({ time: atMs - LONG_MS });
  await page.clock.pauseAt(atMs);
}

/** Loads main.ts on a page with a stopped clock, by advancing the clock by `IDLE_MS`. */
export async function runMain(page: Page): Promise<void> {
  await page.clock.runFor(IDLE_MS);
  await waitForMain(page);
}

/** Opens a page with its clock stopped and main.ts running, `IDLE_MS` after it was shown. */
export async function openStopped(page: Page, path = '/', atMs = OPENED_MS): Promise<void> {
  await stopClock(page, atMs);
  await page.goto(path);
  await runMain(page);
}

/** Changes the visitor's clock without running any timers. */
export async function moveClock(page: Page, byMs: number): Promise<void> {
  await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + byMs);
}
