import puppeteer, { type Browser } from 'puppeteer-core';
import { findEngines, type Visitor } from './engine.ts';
import { runJourneys } from './journeys.ts';

/** A visitor with a private window. */
async function newFirefoxVisitor(browser: Browser): Promise<Visitor> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  page.on('dialog', (dialog) => void dialog.accept());
  const run: Visitor['run'] = (script, ...given) =>
    page.evaluate(script as (...given: unknown[]) => never, ...given);
  return {
    open: async (address) => void (await page.goto(address, { waitUntil: 'load' })),
    // `goBack` would wait for a load event that a page from Firefox's back/forward cache does not have.
    back: () => run(() => history.back()).catch(() => {}),
    run,
    textInFrame: async (selector) =>
      page.frames()[1]?.evaluate((wanted) => document.querySelector(wanted)?.textContent, selector),
    click: (selector) => page.locator(selector).click(),
    key: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewport({ width, height }),
    closeOtherTabs: async () => {
      for (const tab of await context.pages()) if (tab !== page) await tab.close();
      await page.bringToFront();
    },
    close: () => context.close(),
  };
}

runJourneys(async () => {
  const executablePath = findEngines().firefox;
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: false });
  return { minWidth: 320, newVisitor: () => newFirefoxVisitor(browser), stop: () => browser.close() };
});
