import puppeteer, { type Page } from 'puppeteer-core';
import { findFirefox } from '../../scripts/engines.mjs';
import { leaveOverEdge } from './leaving.ts';
import { newPuppeteerVisitor } from './puppeteerVisitor.ts';
import { openScreen, type Screen } from './screen.ts';
import type { Engine } from './visitor.ts';

/** Firefox, driven by WebDriver BiDi, on a screen of its own whose pointer can leave the page. */
export async function startFirefox(): Promise<Engine> {
  const screen = await openScreen();
  try {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: findFirefox(),
      headless: false,
      env: { ...process.env, DISPLAY: screen.display, MOZ_ENABLE_WAYLAND: '0' },
    });
    return {
      name: 'Firefox',
      narrowestPx: 320,
      newVisitor: () => newPuppeteerVisitor(browser, { leaveAtTop: (page) => leaveAtTop(page, screen) }),
      stop: async () => {
        await browser.close();
        screen.close();
      },
    };
  } catch (error) {
    screen.close();
    throw error;
  }
}

async function leaveAtTop(page: Page, screen: Screen): Promise<void> {
  const top = await page.evaluate(() => Number(Reflect.get(window, 'mozInnerScreenY')));
  await leaveOverEdge(screen, top, (question) => page.evaluate(question));
}
