import type { Browser } from 'puppeteer-core';
import type { MovePointer, Visitor } from './visitor.ts';

/** A visitor with a private window of Chromium or Firefox. */
export async function newPuppeteerVisitor(browser: Browser, movePointer?: MovePointer): Promise<Visitor> {
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
    movePointer: (point) => movePointer?.(run, point) ?? page.mouse.move(point.x, point.y),
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
