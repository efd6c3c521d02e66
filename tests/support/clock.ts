import type { Page } from '@playwright/test';

/** Lets the page's stopped clock pass, and what follows from it happen. */
export async function letPass(page: Page, ms: number): Promise<void> {
  await page.clock.runFor(ms);
  await page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn++) {
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(turn);
      });
    }
  });
}
