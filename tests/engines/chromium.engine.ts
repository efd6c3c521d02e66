import puppeteer from 'puppeteer-core';
import { findChromium } from '../../scripts/chromium.mjs';
import { runJourneys } from './journeys.ts';
import { newPuppeteerVisitor } from './puppeteerVisitor.ts';

runJourneys(async () => {
  const browser = await puppeteer.launch({
    executablePath: await findChromium(),
    // A prerendered page replaces the visitor's, and the driver would still talk to the old one.
    args: ['--disable-features=Prerender2', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  return {
    minWidth: 320,
    newVisitor: () => newPuppeteerVisitor(browser),
    stop: () => browser.close(),
  };
});
