import puppeteer, { type Browser } from 'puppeteer-core';
import { findChromium } from '../scripts/chromium.mjs';

/** A Chromium of its own for one measurement: nothing is cached or warm. */
export async function openBrowser(): Promise<Browser> {
  return puppeteer.launch({
    executablePath: await findChromium(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
}

/** Opens a browser for some work and closes it, whatever comes of the work. */
export async function withBrowser<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await openBrowser();
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
