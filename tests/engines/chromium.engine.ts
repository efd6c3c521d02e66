import puppeteer from 'puppeteer-core';
import { launchOptions } from '../../scripts/chromium.ts';
import { runJourneys } from './journeys.ts';
import { newPuppeteerVisitor } from './puppeteerVisitor.ts';

runJourneys(async () => {
  // A prerendered page replaces the visitor's, and the driver would still talk to the old one.
  const browser = await puppeteer.launch(await launchOptions('--disable-features=Prerender2'));
  return {
    minWidth: 320,
    newVisitor: () => newPuppeteerVisitor(browser),
    stop: () => browser.close(),
  };
});
