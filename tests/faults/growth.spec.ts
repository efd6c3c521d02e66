// What a visit leaves behind: nothing that grows.
import { type CDPSession, expect, type Page } from '@playwright/test';
import { carouselOn } from '../support/carousel.ts';
import { content } from '../support/content.ts';
import { wake } from '../support/late.ts';
import { centre, onDesktop, onPhone } from '../support/screens.ts';
import { expectSells, sellingRoutes, test } from '../support/selling.ts';
import { variantUrl } from '../support/variants.ts';

const TIMES = 200;
const { interface: words, proof } = content;

test.use({ baseURL: variantUrl('quiet') });
test.setTimeout(180_000);

type Weight = {
  heap: number;
  nodes: number;
  listeners: number;
  documents: number;
  history: number;
  stored: number;
};

async function weigh(page: Page, session: CDPSession): Promise<Weight> {
  await session.send('HeapProfiler.enable');
  for (let pass = 0; pass < 2; pass++) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const read = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  const { history, stored } = await page.evaluate(() => ({
    history: window.history.length,
    stored: JSON.stringify({ ...sessionStorage, ...localStorage }).length,
  }));
  return {
    heap: read('JSHeapUsedSize'),
    nodes: read('Nodes'),
    listeners: read('JSEventListeners'),
    documents: read('Documents'),
    history,
    stored,
  };
}

async function startWeighing(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return session;
}

/** Less than one thing a time was left behind, of whatever kind, and less than 2 KB of memory. */
function expectNoGrowth(before: Weight, after: Weight): void {
  const grown = (key: keyof Weight) => after[key] - before[key];
  expect(before.listeners, 'the browser counts').toBeGreaterThan(0);
  expect(before.nodes, 'the browser counts').toBeGreaterThan(100);
  expect.soft(grown('listeners'), 'listeners').toBeLessThan(TIMES / 4);
  expect.soft(grown('nodes'), 'nodes').toBeLessThan(TIMES);
  expect.soft(grown('documents'), 'documents').toBeLessThanOrEqual(2);
  expect.soft(grown('heap'), 'bytes of memory').toBeLessThan(TIMES * 2048);
  expect.soft(grown('history'), 'entries of the history').toBe(0);
  expect.soft(grown('stored'), 'letters stored').toBe(0);
}

for (const route of sellingRoutes) {
  test(`${TIMES} reloads of ${route} leave nothing behind`, onPhone, async ({ page }) => {
    const session = await startWeighing(page);
    await page.goto(route);
    const reload = async (times: number) => {
      for (let time = 0; time < times; time++) await page.reload({ waitUntil: 'domcontentloaded' });
      await page.waitForLoadState('load');
    };
    await reload(10);
    const before = await weigh(page, session);
    await reload(TIMES);
    expectNoGrowth(before, await weigh(page, session));
    await expectSells(page, route);
  });
}

/** Does something in the page so many times, each time letting the page draw once. */
function repeat(page: Page, selectors: string[], times: number): Promise<void> {
  return page.evaluate(
    async ([presses, count]) => {
      for (let time = 0; time < count; time++) {
        for (const selector of presses) {
          document.querySelector<HTMLElement>(selector)?.click();
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
      }
    },
    [selectors, times] as const,
  );
}

test(
  `${TIMES} openings of the menu and of a conversation leave nothing behind`,
  onPhone,
  async ({ page }) => {
    const session = await startWeighing(page);
    await page.goto('/');
    await wake(page);
    const link = page.getByRole('link', { name: proof.testimonials[0]?.name });
    await centre(link);
    const presses = [
      '[popovertarget="menu"]',
      '[popovertarget="menu"]',
      'a[data-enlarge]',
      'dialog[data-viewer] button',
    ];
    await repeat(page, presses, 10);
    const before = await weigh(page, session);
    await repeat(page, presses, TIMES);
    expectNoGrowth(before, await weigh(page, session));
    await expect(page.getByRole('button', { name: words.openMenu })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await expect(page.locator('dialog[open], [popover]:popover-open')).toHaveCount(0);
    await expectSells(page, '/');
  },
);

test(`${TIMES} moves of the carousel leave nothing behind`, onDesktop, async ({ page }) => {
  const session = await startWeighing(page);
  await page.goto('/');
  const { region, row, next, pause } = carouselOn(page);
  await centre(row);
  await expect(region).toHaveAttribute('data-island-status', 'hydrated');
  await pause.click();
  const presses = [`[aria-label="${words.carousel.next}"]`, `[aria-label="${words.carousel.previous}"]`];
  await repeat(page, presses, content.product.modules.length);
  await next.click();
  const before = await weigh(page, session);
  await repeat(page, presses, TIMES / 2);
  expectNoGrowth(before, await weigh(page, session));
  await expectSells(page, '/');
});

test(
  `${TIMES} times restored by Back the page listens no more often than once`,
  onDesktop,
  async ({ page }) => {
    const session = await startWeighing(page);
    await page.goto(variantUrl('honest'));
    await wake(page);
    const restore = (times: number) =>
      page.evaluate((count) => {
        for (let time = 0; time < count; time++) {
          dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
          dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
        }
      }, times);
    await restore(10);
    const before = await weigh(page, session);
    await restore(TIMES);
    expectNoGrowth(before, await weigh(page, session));
    await expectSells(page, '/');
  },
);
