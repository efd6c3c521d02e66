import puppeteer, { type Page } from 'puppeteer-core';
import { findChromium } from '../../scripts/chromium.mjs';
import { newPuppeteerVisitor } from './puppeteerVisitor.ts';
import type { Engine } from './visitor.ts';

/** Chromium, driven by its own protocol. */
export async function startChromium(): Promise<Engine> {
  const browser = await puppeteer.launch({
    executablePath: await findChromium(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  return {
    name: 'Chromium',
    narrowestPx: 320,
    newVisitor: () => newPuppeteerVisitor(browser, { prepare, leaveAtTop }),
    stop: () => browser.close(),
  };
}

/** A page drawn ahead takes the place of the visitor's, and the driver then loses sight of it: see arrival.spec.ts. */
async function prepare(page: Page): Promise<void> {
  const session = await page.createCDPSession();
  await session.send('Page.enable');
  await session.send('Page.setPrerenderingAllowed', { isAllowed: false });
}

async function leaveAtTop(page: Page): Promise<void> {
  await page.mouse.move(320, 320);
  await page.mouse.move(320, -5);
}
