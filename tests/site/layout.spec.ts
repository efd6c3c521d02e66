// Tests what sweep.spec.ts does not: the first screen, the page while it loads and is read, and a low window.
import { expect, test } from '@playwright/test';
import { content, routes } from '../support/content.ts';
import {
  anyProduct,
  anyProductOnPhone,
  nextFrames,
  onPhone,
  readWholePage,
  waitForMain,
} from '../support/screens.ts';
import { totalShift, watchShifts } from '../support/shifts.ts';
import { siteUrl, TWICE_PATH } from '../support/sites.ts';

test('the first screen shows the start of the hero’s list, table or calendar', async ({ page }) => {
  for (const [address, title, line] of [
    [siteUrl('twice') + TWICE_PATH, 'Antes de viajar', 'Separar os documentos das crianças'],
    [siteUrl('tracked'), 'Orçamento de agosto', 'Moradia'],
    [siteUrl('honest'), 'Novembro em família', '14'],
  ] as const) {
    await page.goto(address);
    await waitForMain(page);
    for (const text of [title, line])
      await expect(page.getByText(text, { exact: true }).first()).toBeInViewport({ ratio: 1 });
  }
});

test('the largest contentful paint of / is text', anyProductOnPhone, async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const largest = await page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1) as PerformanceEntry & { element?: Element; url: string };
          resolve({ tag: last.element?.tagName, url: last.url });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  expect(largest).toEqual({ tag: expect.stringMatching(/^(?:H1|P|SPAN)$/), url: '' });
});

test('no layout shift happens while the page loads or is read', anyProduct, async ({ page }) => {
  const shifts = await watchShifts(page);
  for (const route of routes) {
    await page.goto(route);
    await waitForMain(page);
    await readWholePage(page);
    await nextFrames(page);
  }
  // At this common width, the headline only just fits.
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/');
  await waitForMain(page);
  await nextFrames(page);
  expect(totalShift(shifts), JSON.stringify(shifts)).toBeLessThanOrEqual(0.001);
});

test('in a low window nothing is fixed, and the notice is below the top bar', onPhone, async ({ page }) => {
  const bar = page.getByRole('banner');
  const notice = page.getByRole('region', { name: content.tracking.consent.label });
  for (const [width, height, isFixed] of [
    [390, 844, true],
    [320, 400, true],
    [640, 280, false],
    [320, 200, false],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(siteUrl('tracked'));
    await expect(notice).toBeVisible();
    const [above, below] = [await bar.boundingBox(), await notice.boundingBox()];
    const where = `${width} × ${height}`;
    expect(below?.y, where).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
    for (const part of [bar, notice])
      expect(await part.evaluate((found) => getComputedStyle(found).position === 'fixed'), where).toBe(
        isFixed,
      );
  }
  await page.locator('#incluido h2').evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }));
  await expect(page.locator('[data-buy-bar][data-shown]')).toHaveCSS('position', 'static');
});
