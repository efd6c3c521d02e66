// Double clicks and impatient thumbs.
import { expect, mergeTests, type Page } from '@playwright/test';
import { carouselOn } from '../support/carousel.ts';
import { content } from '../support/content.ts';
import { wake } from '../support/late.ts';
import { callsOn, installPixel } from '../support/pixel.ts';
import { centre, onDesktop, onPhone } from '../support/screens.ts';
import { expectSells, test as selling } from '../support/selling.ts';
import { test as withShop } from '../support/shop.ts';
import { variantUrl } from '../support/variants.ts';

const test = mergeTests(selling, withShop);
const { home, interface: words, links, proof, product } = content;

// Without the redirects, which would end these visits on a slow machine.
test.use({ baseURL: variantUrl('quiet') });

/** Presses a button so often as fast as the page takes it. */
async function pressFast(page: Page, name: string, times: number): Promise<void> {
  await page.getByRole('button', { name }).evaluate((button, count) => {
    for (let press = 0; press < count; press++) (button as HTMLElement).click();
  }, times);
}

test(
  'a double click on a buy link is two presses: two tabs and two events, no more',
  onDesktop,
  async ({ page, context, shop }) => {
    await page.addInitScript(installPixel);
    await page.goto('/');
    const link = page.locator('#preco').getByRole('link', { name: home.price.callToAction, exact: true });
    await link.dblclick();
    await expect
      .poll(() => shop.visits.map(({ path }) => path))
      .toEqual(Array(2).fill(new URL(links.checkoutB).pathname));
    expect(await callsOn(page)).toHaveLength(2);
    await expect.poll(() => context.pages().length).toBe(3);
    await page.bringToFront();
    await expect(link).toBeInViewport();
  },
);

test('a double click on an enlarged conversation opens it and leaves it open', async ({ page }) => {
  await page.goto('/');
  await wake(page);
  const viewer = page.getByRole('dialog', { name: words.enlargedLabel });
  for (const { name } of proof.testimonials) {
    const link = page.getByRole('link', { name });
    await centre(link);
    // At its edge, where after the first press the dialog's backdrop lies.
    await link.dblclick({ position: { x: 4, y: 4 } });
    await expect(viewer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await expect(link).toBeFocused();
  }
});

test('a double click on a poster starts one video, and does not pause it', onDesktop, async ({ page }) => {
  await page.goto(variantUrl('mixed'));
  const poster = page.locator('[data-video] > a');
  await centre(poster);
  await poster.dblclick();
  const video = page.locator('video');
  await expect(video).toHaveCount(1);
  await expect
    .poll(() => video.evaluate((found: HTMLVideoElement) => found.currentTime))
    .toBeGreaterThan(0.2);
  await expect(video).toHaveJSProperty('paused', false);
  expect(await page.evaluate(() => document.fullscreenElement)).toBeNull();
  await video.click();
  await expect(video, 'a later press still pauses').toHaveJSProperty('paused', true);
});

test(
  'the menu is what the last of many presses made it, and blocks nothing once closed',
  onPhone,
  async ({ page }) => {
    await page.goto('/');
    await wake(page);
    const button = page.getByRole('button', { name: words.openMenu });
    await pressFast(page, words.openMenu, 21);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator('#menu')).toBeVisible();
    await pressFast(page, words.openMenu, 21);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(page.locator('#menu')).toBeHidden();
    await expectSells(page, '/');
  },
);

test('each of many presses moves the carousel by one, and each question ends as it was pressed', async ({
  page,
}) => {
  await page.goto('/');
  const { region, row, slides, position } = carouselOn(page);
  await centre(row);
  await expect(region).toHaveAttribute('data-island-status', 'hydrated');
  await pressFast(page, words.carousel.pause, 1);
  await pressFast(page, words.carousel.previous, 1);
  const total = product.modules.length;
  const start = Number((await position.textContent())?.split(' ')[0]);
  await pressFast(page, words.carousel.next, 23);
  await expect(position).toHaveText(`${((start - 1 + 23) % total) + 1} de ${total}`);
  await pressFast(page, words.carousel.previous, 7);
  await expect(position).toHaveText(`${((start - 1 + 16) % total) + 1} de ${total}`);
  await expect(slides).toHaveCount(total);

  const [first, second] = home.faq.items;
  for (const [item, times] of [
    [first, 21],
    [second, 20],
  ] as const) {
    await page.getByText(item?.question ?? '').evaluate((question, count) => {
      for (let press = 0; press < count; press++) (question.closest('summary') as HTMLElement).click();
    }, times);
  }
  await expect(page.getByText(second?.answer ?? '')).toBeHidden();
  expect(await page.locator('details[open]').count()).toBeLessThanOrEqual(1);
  await expectSells(page, '/');
});
