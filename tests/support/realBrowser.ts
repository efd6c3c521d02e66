// Starts a browser that prerenders pages and has a back/forward cache, unlike Playwright's.
import { expect } from '@playwright/test';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { launchOptions } from '../../scripts/chromium.ts';
import { OFFER_PATH } from './sites.ts';

/** Runs a visit in a new browser, so that nothing is cached. A private window would not prerender. */
async function withBrowser<Result>(visit: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await puppeteer.launch({
    ...(await launchOptions()),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    return await visit(browser);
  } finally {
    await browser.close();
  }
}

/** Makes the time of a page pass ten times faster. */
function speedUp(): void {
  const now = performance.now.bind(performance);
  const wait = setTimeout;
  Object.assign(performance, { now: () => now() * 10 });
  const waitLess = (callback: (...values: unknown[]) => void, ms: number, ...values: unknown[]) =>
    wait(callback, ms / 10, ...values);
  Object.assign(window, { setTimeout: waitLess });
}

/** Simulates a visitor who saves data, for whom nothing is prerendered. */
const saveData = () => Object.defineProperty(navigator, 'connection', { value: { saveData: true } });

async function open(browser: Browser, site: string, ...scripts: (() => void)[]): Promise<Page> {
  const page = await browser.newPage();
  for (const script of scripts) await page.evaluateOnNewDocument(script);
  await page.goto(`${site}/`, { waitUntil: 'load' });
  return page;
}

/**
 * Evaluates a function in the page at a path. Opens a new session, because a prerendered or restored page is another
 * target.
 */
async function ask<Answer>(
  browser: Browser,
  path: string,
  question: () => Answer,
): Promise<Answer | undefined> {
  const target = browser
    .targets()
    .find((one) => one.type() === 'page' && URL.canParse(one.url()) && new URL(one.url()).pathname === path);
  const session = await target?.createCDPSession();
  const answer = await session?.send('Runtime.evaluate', {
    expression: `(${question})()`,
    returnByValue: true,
  });
  return answer?.result.value;
}

const until = (browser: Browser, path: string, question: () => boolean) =>
  expect.poll(() => ask(browser, path, question)).toBe(true);

/**
 * Moves the pointer out at the top once the exit intent listens. Does not use `ask`: a second session would prevent
 * prerendering.
 */
async function leaveAtTop(page: Page): Promise<void> {
  const isListening = () => {
    const { dataset } = document.documentElement;
    dataset['sinceMs'] ??= String(performance.now());
    const hasMain = document.querySelector('[popovertarget="menu"][aria-expanded]') !== null;
    return hasMain && performance.now() > Number(dataset['sinceMs']) + 4500;
  };
  await page.waitForFunction(isListening, { polling: 50 });
  await page.mouse.move(300, 300);
  await page.mouse.move(300, -5);
}

const isShown = () => !document.prerendering;

/** Whether the offer page was prerendered when the exit intent leads to it. */
export const arrivePrerendered = (site: string): Promise<boolean | undefined> =>
  withBrowser(async (browser) => {
    await leaveAtTop(await open(browser, site, speedUp));
    await until(browser, OFFER_PATH, isShown);
    return ask(
      browser,
      OFFER_PATH,
      () => (performance.getEntriesByType('navigation')[0]?.activationStart ?? 0) > 0,
    );
  });

/** Whether the main page is restored from the back/forward cache when a visitor goes back from the offer. */
export const isKeptForBack = (site: string): Promise<boolean | undefined> =>
  withBrowser(async (browser) => {
    const page = await open(browser, site, speedUp, saveData);
    await page.evaluate(() => Object.assign(window, { isKept: true }));
    await leaveAtTop(page);
    await until(browser, OFFER_PATH, isShown);
    await ask(browser, OFFER_PATH, () => history.back());
    await until(browser, '/', isShown);
    return ask(browser, '/', () => 'isKept' in window);
  });
