import { expect, type Page, type Request, type Route } from '@playwright/test';
import { content } from '../support/content.ts';
import { expectDrawn } from '../support/pictures.ts';
import { nextFrames, onPhone } from '../support/screens.ts';
import { expectSells, sellingRoutes, test } from '../support/selling.ts';
import { variantUrl } from '../support/variants.ts';

// Without the redirects, which would end these long visits on a slow machine.
test.use({ baseURL: variantUrl('quiet') });

const WAYS: Record<string, (route: Route) => Promise<void> | undefined> = {
  'are missing': (route) => route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' }),
  'have their connection reset': (route) => route.abort('connectionreset'),
  'are cut off': async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    await route.fulfill({ response, body: body.subarray(0, body.length / 3) });
  },
  'hang for ever': () => undefined,
};

const isPicture = (request: Request) => request.resourceType() === 'image';

/** What a visitor sees of each picture in the page's text: its words, and the place kept for it. */
function picturesOn(page: Page) {
  return page.locator('main img').evaluateAll((found) =>
    found.map((image) => {
      const { x, y, width, height } = image.getBoundingClientRect();
      const place = [x, y + scrollY, width, height].map(Math.round);
      return { alt: image.getAttribute('alt'), place: place.join(' ') };
    }),
  );
}

/** Scrolls through the page without waiting for what never comes. */
async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top <= height; top += 700) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    await nextFrames(page);
  }
}

async function measure(page: Page) {
  // The carousel's own moves are not the pictures' doing.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await scrollThrough(page);
  const awake = page.locator('[data-island-status="hydrated"]');
  await expect(awake).toHaveCount(await page.locator('[data-island-status]').count());
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  return { height, pictures: await picturesOn(page) };
}

for (const route of sellingRoutes) {
  for (const [way, answer] of Object.entries(WAYS)) {
    test(`${route} keeps its words, its places and its sales when pictures ${way}`, async ({ page }) => {
      await page.goto(route);
      const whole = await measure(page);
      expect(whole.pictures.filter(({ alt }) => alt).length).toBeGreaterThan(0);
      let failed = 0;
      await page.route('**', (request) => {
        if (!isPicture(request.request())) return request.fallback();
        failed++;
        return answer(request);
      });
      await page.goto(route, { waitUntil: 'domcontentloaded' });
      expect(await measure(page)).toEqual(whole);
      expect(failed).toBeGreaterThan(0);
      await expectSells(page, route);
    });
  }
}

test(
  'a conversation whose large picture fails opens with what is there, and closes',
  onPhone,
  async ({ page }) => {
    await page.goto('/');
    const [first] = content.proof.testimonials;
    const link = page.getByRole('link', { name: first?.name });
    await expectDrawn(link.getByRole('img'));
    let failed = 0;
    await page.route(`**${await link.getAttribute('href')}`, (request) => {
      failed++;
      return request.abort('connectionreset');
    });
    await link.click();
    const viewer = page.getByRole('dialog', { name: content.interface.enlargedLabel });
    await expect(viewer.getByRole('img', { name: first?.alt })).toBeVisible();
    await expectDrawn(viewer.getByRole('img'));
    expect(failed).toBe(1);
    await viewer.getByRole('button', { name: content.interface.close }).click();
    await expect(viewer).toBeHidden();
    await expectSells(page, '/');
  },
);
