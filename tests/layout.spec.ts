import { expect, type Page, test } from '@playwright/test';
import { routes } from './support/content.ts';
import { nextFrames, readWholePage } from './support/screens.ts';
import { variantUrl } from './support/variants.ts';

// Without the redirects, which would end these long visits on a slow machine.
test.use({ baseURL: variantUrl('quiet') });

const sizes = {
  phone: [
    { width: 320, height: 640 },
    { width: 360, height: 740 },
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ],
  desktop: [
    { width: 768, height: 1024 },
    { width: 1024, height: 768 },
    { width: 1280, height: 800 },
    { width: 1920, height: 1080 },
  ],
};

/** The sizes of the project that runs. */
const sizesHere = () => (test.info().project.name === 'phone' ? sizes.phone : sizes.desktop);

/** How far the page can be scrolled sideways, and the texts that stick out of the screen although it cannot. */
function sideways(page: Page) {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const out: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const holder = text.parentElement;
      if (!text.nodeValue?.trim() || !holder?.checkVisibility({ visibilityProperty: true })) continue;
      if (holder.closest('[data-viewport], .sr-only, .skip-link, script, style')) continue;
      const letters = document.createRange();
      letters.selectNodeContents(text);
      const { left, right } = letters.getBoundingClientRect();
      if (right > clientWidth + 1 || left < -1) out.push(text.nodeValue.trim());
    }
    return { excess: scrollWidth - clientWidth, out };
  });
}

async function expectNoSidewaysScroll(page: Page, prepare: (page: Page) => Promise<unknown>): Promise<void> {
  for (const route of routes) {
    await page.goto(route);
    await prepare(page);
    for (const size of sizesHere()) {
      await page.setViewportSize(size);
      await nextFrames(page);
      expect.soft(await sideways(page), `${route} at ${size.width} px`).toEqual({ excess: 0, out: [] });
    }
  }
}

test('nothing scrolls or sticks out sideways at any width', async ({ page }) => {
  await expectNoSidewaysScroll(page, async () => {});
});

test('nothing scrolls or sticks out sideways with text at 200%', async ({ page }) => {
  await expectNoSidewaysScroll(page, () => page.addStyleTag({ content: 'html { font-size: 200% }' }));
});

test('long words and long prices hold', async ({ page }) => {
  await expectNoSidewaysScroll(page, () =>
    page.evaluate(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const isHeading = text.parentElement?.closest('h1, h2, h3');
        const longer = (text.nodeValue ?? '').replaceAll(/R\$ [\d.,]*\d/g, 'R$ 12.345,67');
        // The build sets a long price smaller: see components/BigPrice.tsx.
        text.parentElement?.closest('.big-price')?.classList.add('big-price-long');
        text.nodeValue = isHeading ? longer.replace(/\p{L}{4,}/u, 'inconstitucionalissimamente') : longer;
      }
    }),
  );
});

test('nothing jumps, on load or while the page is read', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: { value: number; moved: string }[] = [];
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
  for (const route of routes) {
    await page.goto(route);
    await readWholePage(page);
    await nextFrames(page);
    const shifts: { value: number; moved: string }[] = await page.evaluate(() =>
      Reflect.get(window, 'shifts'),
    );
    const total = shifts.reduce((sum, { value }) => sum + value, 0);
    expect.soft(total, `${route}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(0.001);
  }
});

test('the headline stands above the fold on every size', async ({ page }) => {
  for (const route of routes) {
    await page.goto(route);
    for (const size of sizesHere()) {
      await page.setViewportSize(size);
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({
        ratio: size.height < 500 ? 0.5 : 1,
      });
    }
  }
});
