import type { Page } from '@playwright/test';

/** A layout shift that no press of the visitor has caused, and what moved. */
export type Shift = { value: number; moved: string };

/** Notes every layout shift of the pages that are opened from now on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node?: Node }[];
        };
        const moved = sources.map(({ node }) => node?.nodeName ?? '?').join(' ');
        if (!hadRecentInput) shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What has moved on the page that is open, and how much of it all together. */
export async function shiftsOf(page: Page): Promise<{ total: number; shifts: string }> {
  const shifts: Shift[] = await page.evaluate(() => Reflect.get(window, 'shifts'));
  return { total: shifts.reduce((sum, { value }) => sum + value, 0), shifts: JSON.stringify(shifts) };
}
