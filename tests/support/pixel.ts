import type { Page } from '@playwright/test';

type Pixel = { fbq?: unknown; calls?: unknown[][] };

/** Installs a Meta Pixel that only records its calls. */
export function installPixel(): void {
  const pixel = window as Pixel;
  const calls: unknown[][] = [];
  pixel.calls = calls;
  pixel.fbq = (...call: unknown[]) => calls.push(call);
}

/** The calls of the pixel after five turns of the page's timers, so that waiting tasks have run. */
export const callsOn = (page: Page): Promise<unknown[][] | undefined> =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setTimeout(resolve));
    return (window as Pixel).calls;
  });

export function recordErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}
