import type { Page } from '@playwright/test';

export type Pixel = { fbq?: unknown; calls?: unknown[][] };

/** Installs a Meta Pixel that only records its calls. */
export function installPixel(): void {
  const pixel = window as Pixel;
  const calls: unknown[][] = [];
  pixel.calls = calls;
  pixel.fbq = (...call: unknown[]) => calls.push(call);
}

/** The calls of the pixel, after every waiting task of the page has run. */
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
