import type { Page } from 'puppeteer-core';

/** Lighthouse's phone, so that every number of a run is about the same screen. */
export const PHONE = { width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

const STEP_PX = 400;

/** Scrolls the whole page as a reader would, screen by screen, and waits for what that asked for, but for some requests `held`. */
export async function readWholePage(page: Page, held = 0): Promise<void> {
  await page.evaluate(async (step) => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
      scrollTo({ top, behavior: 'instant' });
      await nextFrame();
      await nextFrame();
    }
  }, STEP_PX);
  await page.waitForNetworkIdle({ idleTime: 1000, concurrency: held });
}
