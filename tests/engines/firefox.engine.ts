import puppeteer, { type Browser } from 'puppeteer-core';
import { findEngines } from './findEngines.ts';
import { runJourneys } from './journeys.ts';
import { openScreen } from './screen.ts';
import type { MovePointer, Visitor } from './visitor.ts';

/** A visitor with a private window. */
async function newFirefoxVisitor(browser: Browser, movePointer: MovePointer): Promise<Visitor> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  let prompts = 0;
  page.on('dialog', async (dialog) => {
    prompts += 1;
    await dialog.accept();
  });
  const run = <Given extends unknown[], Answer>(script: (...given: Given) => Answer, ...given: Given) => {
    const inPage = script as (...given: unknown[]) => unknown;
    return page.evaluate(inPage, ...given) as Promise<Awaited<Answer>>;
  };
  return {
    open: async (address) => void (await page.goto(address, { waitUntil: 'load' })),
    // `goBack` waits in vain for the load of a page that Firefox has kept.
    back: () => run(() => history.back()).catch(() => {}),
    run,
    textInFrame: async (selector) => {
      const text = (wanted: string) => document.querySelector(wanted)?.textContent;
      return (await page.frames()[1]?.evaluate(text, selector)) ?? '';
    },
    click: (selector) => page.locator(selector).click(),
    movePointer: (point) => movePointer(run, point),
    key: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewport({ width, height }),
    closeOtherTabs: async () => {
      for (const tab of await context.pages()) if (tab !== page) await tab.close();
      await page.bringToFront();
    },
    prompts: () => prompts,
    close: () => context.close(),
  };
}

runJourneys(async () => {
  const { movePointer, close } = await openScreen();
  const executablePath = findEngines().firefox;
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: false });
  return {
    minWidth: 320,
    newVisitor: () => newFirefoxVisitor(browser, movePointer),
    stop: async () => {
      await browser.close();
      close();
    },
  };
});
