// A browser that puts a tab to sleep, or is closed and opens its tabs again; a real one, in real time.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { findChromium } from '../../scripts/chromium.mjs';
import { EXIT_LISTENING_MS } from '../../src/behaviours/exitIntent.ts';
import { OFFER_PATH } from '../../src/domain/routes.ts';

/** The exit intent counts from when the page's scripts began, which on a machine under load is late. */
const SLOW_START_MS = 2500;

async function launch(profile: string, ...more: string[]): Promise<Browser> {
  const args = process.getuid?.() === 0 ? ['--no-sandbox', ...more] : more;
  return puppeteer.launch({ executablePath: await findChromium(), userDataDir: profile, args });
}

/** Waits until so many milliseconds have passed since the page's beginning. */
async function waitUntil(page: Page, sinceMs: number): Promise<void> {
  await page.waitForFunction((ms) => performance.now() > ms, { polling: 100 }, sinceMs);
}

/** Moves the pointer out at the top once the exit intent listens. */
async function leaveAtTop(page: Page): Promise<void> {
  await page.mouse.move(300, 300);
  await waitUntil(page, EXIT_LISTENING_MS + SLOW_START_MS);
  await page.mouse.move(300, -5);
}

/** The tab of the site, as the browser brought it back. */
async function findTab(browser: Browser, site: string): Promise<Page> {
  const target = await browser.waitForTarget((found) => found.url().startsWith(site));
  const page = await target.page();
  if (!page) throw new Error('The browser did not bring the tab back.');
  return page;
}

export type Frozen = {
  /** What the page was told, in order: `freeze`, `resume`. */
  states: string[];
  checkouts: (string | null)[];
  /** How many questions are open after a press on the first. */
  openQuestions: number;
  errors: string[];
};

export type Restored = {
  /** How the browser says that the page was come to. */
  navigation: string | undefined;
  checkouts: (string | null)[];
  errors: string[];
  /** Where the visitor is after leaving at the top once more. */
  path: string;
};

/** Sends a visitor to the offer and back, ends the browser, opens it with its tabs again and leaves at the top. */
export async function restoreSession(site: string): Promise<Restored> {
  const profile = await mkdtemp(join(tmpdir(), 'restored-'));
  try {
    const first = await launch(profile);
    const visit = await first.newPage();
    // An offer that was prepared ahead would be another target.
    await visit.evaluateOnNewDocument(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    await visit.goto(`${site}/`, { waitUntil: 'load' });
    await leaveAtTop(visit);
    await visit.waitForFunction((path) => location.pathname === path, { polling: 100 }, OFFER_PATH);
    await visit.goBack({ waitUntil: 'load' });
    await first.close();

    const second = await launch(profile, '--restore-last-session');
    const page = await findTab(second, site);
    await page.bringToFront();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await leaveAtTop(page);
    // The way to the offer would take 100 ms.
    await waitUntil(page, EXIT_LISTENING_MS + SLOW_START_MS + 1000);
    const facts = await page.evaluate(() => ({
      navigation: performance.getEntriesByType('navigation')[0]?.type,
      checkouts: Array.from(document.querySelectorAll('main a[href^="https://pay."]'), (link) =>
        link.getAttribute('href'),
      ),
      path: location.pathname,
    }));
    await second.close();
    return { ...facts, errors };
  } finally {
    await rm(profile, { recursive: true, force: true });
  }
}

/** Opens a page, freezes and thaws it so many times, and tells what happened to the page and what is left of it. */
export async function freeze(address: string, times: number): Promise<Frozen> {
  const browser = await puppeteer.launch({
    executablePath: await findChromium(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.goto(address, { waitUntil: 'load' });
  await page.evaluate(() => {
    const states: string[] = [];
    Object.assign(window, { states });
    for (const type of ['freeze', 'resume']) document.addEventListener(type, () => states.push(type));
  });
  const session = await page.createCDPSession();
  for (let time = 0; time < times; time++) {
    await session.send('Page.setWebLifecycleState', { state: 'frozen' });
    await session.send('Page.setWebLifecycleState', { state: 'active' });
  }
  await page.bringToFront();
  const facts = await page.evaluate(() => {
    document.querySelector<HTMLElement>('summary')?.click();
    return {
      states: Reflect.get(window, 'states') as string[],
      checkouts: Array.from(document.querySelectorAll('main a[href^="https://pay."]'), (link) =>
        link.getAttribute('href'),
      ),
      openQuestions: document.querySelectorAll('details[open]').length,
    };
  });
  await browser.close();
  return { ...facts, errors };
}
