import type { Page } from '@playwright/test';

/** A layout shift that does not follow an input, and what moved. */
export type Shift = { value: number; moved: string };

/** Collects the layout shifts of the pages that are opened from now on. */
export async function watchShifts(page: Page): Promise<Shift[]> {
  const shifts: Shift[] = [];
  await page.exposeFunction('reportShift', (shift: Shift) => shifts.push(shift));
  await page.addInitScript(() => {
    type LayoutShift = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node?: Node }[];
    };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        const moved = sources.map(({ node }) => node?.nodeName ?? '?').join(' ');
        if (!hadRecentInput) Reflect.get(window, 'reportShift')({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return shifts;
}

export const totalShift = (shifts: Shift[]): number => shifts.reduce((sum, { value }) => sum + value, 0);
