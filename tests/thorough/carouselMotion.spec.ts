import { expect, test } from '@playwright/test';
import { titlesInView, wakeCarousel } from '../support/carousel.ts';
import { letPass } from '../support/clock.ts';
import { centre, onDesktop, onPhone } from '../support/screens.ts';

const DELAY_MS = 3000;
const LONG_MS = 4 * DELAY_MS;

test('advances every 3,000 ms and loops from the tenth back to the first', async ({ page }) => {
  const parts = await wakeCarousel(page);
  await letPass(page, DELAY_MS - 50);
  await expect(parts.position).toHaveText('1 de 10');
  for (let turn = 2; turn <= 10; turn++) {
    await letPass(page, turn === 2 ? 50 : DELAY_MS);
    await expect(parts.position).toHaveText(`${turn} de 10`);
  }
  await letPass(page, DELAY_MS);
  await expect(parts.position).toHaveText('1 de 10');
  await letPass(page, DELAY_MS - 100);
  expect((await titlesInView(parts))[0]).toBe('Bíblia');
});

test(
  'stops while the pointer is over it, and starts afresh when that leaves',
  onDesktop,
  async ({ page }) => {
    const { row, position } = await wakeCarousel(page);
    await letPass(page, DELAY_MS - 500);
    await row.hover();
    await letPass(page, LONG_MS);
    await expect(position).toHaveText('1 de 10');
    await page.mouse.move(5, 5);
    await letPass(page, DELAY_MS - 50);
    await expect(position).toHaveText('1 de 10');
    await letPass(page, 50);
    await expect(position).toHaveText('2 de 10');
  },
);

test('stops when a button is pressed, until the pointer has come and gone', async ({ page }) => {
  const { row, next, previous, position } = await wakeCarousel(page);
  await next.click();
  await expect(position).toHaveText('2 de 10');
  await letPass(page, LONG_MS);
  await expect(position).toHaveText('2 de 10');
  for (let press = 0; press < 2; press++) await previous.click();
  await expect(position).toHaveText('10 de 10');
  await row.hover();
  await page.mouse.move(5, 5);
  await letPass(page, DELAY_MS);
  await expect(position).toHaveText('1 de 10');
});

test('answers to the arrow keys, and stops', onDesktop, async ({ page }) => {
  const { row, position } = await wakeCarousel(page);
  await row.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(position).toHaveText('3 de 10');
  await letPass(page, LONG_MS);
  await expect(position).toHaveText('3 de 10');
  for (let press = 0; press < 3; press++) await page.keyboard.press('ArrowLeft');
  await expect(position).toHaveText('10 de 10');
});

test('follows a finger, and stops', onPhone, async ({ page }) => {
  const { row, position } = await wakeCarousel(page);
  const box = await row.boundingBox();
  const y = (box?.y ?? 0) + 80;
  const start = (box?.x ?? 0) + (box?.width ?? 0) * 0.8;
  const browser = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] });
  await touch('touchStart', start);
  for (let moved = 20; moved <= 240; moved += 20) await touch('touchMove', start - moved);
  await touch('touchEnd');
  await letPass(page, 500);
  await expect(position).not.toHaveText('1 de 10');
  const reached = (await position.textContent()) ?? '';
  await letPass(page, LONG_MS);
  await expect(position).toHaveText(reached);
});

test(
  'follows a drag with the mouse, holds under it, and starts afresh when the pointer leaves',
  onDesktop,
  async ({ page }) => {
    const { row, position } = await wakeCarousel(page);
    const box = await row.boundingBox();
    const y = (box?.y ?? 0) + 80;
    const start = (box?.x ?? 0) + (box?.width ?? 0) * 0.8;
    await page.mouse.move(start, y);
    await page.mouse.down();
    await page.mouse.move(start - 250, y, { steps: 8 });
    await page.mouse.up();
    await letPass(page, LONG_MS);
    await expect(position).toHaveText('2 de 10');
    await page.mouse.move(5, 5);
    await letPass(page, DELAY_MS);
    await expect(position).toHaveText('3 de 10');
  },
);

test(
  'the pause button holds it, through hover and all, until it is pressed again',
  onPhone,
  async ({ page }) => {
    const { row, pause, play, position } = await wakeCarousel(page);
    await pause.click();
    await expect(play).toBeVisible();
    await expect(pause).toBeHidden();
    await letPass(page, LONG_MS);
    await row.hover();
    await page.mouse.move(5, 5);
    await letPass(page, LONG_MS);
    await expect(position).toHaveText('1 de 10');
    await play.click();
    await expect(pause).toBeVisible();
    await page.mouse.move(5, 5);
    await letPass(page, DELAY_MS);
    await expect(position).toHaveText('2 de 10');
  },
);

test('stays still under reduced motion, where its buttons still move it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const parts = await wakeCarousel(page);
  await letPass(page, LONG_MS);
  await expect(parts.position).toHaveText('1 de 10');
  await expect(parts.play).toBeVisible();
  await parts.next.click();
  await expect(parts.position).toHaveText('2 de 10');
  await letPass(page, 50);
  expect((await titlesInView(parts))[0]).toBe('Devocional');
});

test('stays still while the tab is hidden', onPhone, async ({ page }) => {
  const { position } = await wakeCarousel(page);
  const setVisibility = (state: DocumentVisibilityState) =>
    page.evaluate((visibility) => {
      Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
      Object.defineProperty(document, 'hidden', { value: visibility === 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    }, state);
  await letPass(page, DELAY_MS);
  await expect(position).toHaveText('2 de 10');
  await setVisibility('hidden');
  await letPass(page, LONG_MS);
  await expect(position).toHaveText('2 de 10');
  await setVisibility('visible');
  await letPass(page, DELAY_MS);
  await expect(position).toHaveText('3 de 10');
});

test('stays still while it is off the screen', onPhone, async ({ page }) => {
  const { row, position } = await wakeCarousel(page);
  await letPass(page, DELAY_MS);
  await expect(position).toHaveText('2 de 10');
  await centre(page.getByRole('heading', { level: 1 }));
  await expect(position).toHaveAttribute('aria-live', 'polite');
  await letPass(page, LONG_MS);
  await expect(position).toHaveText('2 de 10');
  await centre(row);
  await expect(position).toHaveAttribute('aria-live', 'off');
  await letPass(page, DELAY_MS);
  await expect(position).toHaveText('3 de 10');
});
