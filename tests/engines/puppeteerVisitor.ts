import type { Browser, BrowserContext, KeyInput, Page } from 'puppeteer-core';
import type { Point, Visitor } from './visitor.ts';

/** What of a visitor is not the same in both engines that puppeteer drives. */
export type Differences = {
  /** Readies a page of the visitor's before it is used. */
  prepare?: (page: Page) => Promise<void>;
  leaveAtTop: (page: Page) => Promise<void>;
};

/** A visitor with a private window, driven by puppeteer. */
export async function newPuppeteerVisitor(
  browser: Browser,
  { prepare, leaveAtTop }: Differences,
): Promise<Visitor> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await prepare?.(page);
  let prompts = 0;
  page.on('dialog', async (dialog) => {
    prompts += 1;
    await dialog.accept();
  });
  return {
    open: async (address) => void (await page.goto(address, { waitUntil: 'load' })),
    ask: <Given extends unknown[], Answer>(question: (...given: Given) => Answer, ...given: Given) => {
      const inPage = question as (...given: unknown[]) => unknown;
      return page.evaluate(inPage, ...given) as Promise<Awaited<Answer>>;
    },
    click: ({ x, y }, button = 'left') => page.mouse.click(x, y, { button }),
    drag: (from, to) => drag(page, from, to),
    moveMouse: ({ x, y }) => page.mouse.move(x, y),
    leaveAtTop: () => leaveAtTop(page),
    key: (key) => page.keyboard.press(key as KeyInput),
    resize: (width, height) => page.setViewport({ width, height }),
    tabs: async () => {
      const others = await otherTabs(context, page);
      return [page, ...others].map((tab) => tab.url());
    },
    closeOtherTabs: async () => {
      for (const tab of await otherTabs(context, page)) await tab.close();
      await page.bringToFront();
    },
    picture: () => page.screenshot({ captureBeyondViewport: false }),
    prompts: () => prompts,
    close: () => context.close(),
  };
}

async function otherTabs(context: BrowserContext, page: Page): Promise<Page[]> {
  return (await context.pages()).filter((tab) => tab !== page);
}

async function drag(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 10 });
  await page.mouse.up();
}
