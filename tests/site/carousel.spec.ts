import { expect, type Page, type Route, test } from '@playwright/test';
import { carouselOn, openCarousel, titlesInView } from '../support/carousel.ts';
import { letPass, openStopped } from '../support/clock.ts';
import { content } from '../support/content.ts';
import { skipOffer } from '../support/offerVisit.ts';
import { centre, onDesktop, onPhone } from '../support/screens.ts';
import { siteUrl } from '../support/sites.ts';

const DELAY_MS = 3000;
const LONG_MS = 4 * DELAY_MS;
const titles = content.product.modules.map(({ title }) => title);

test.beforeEach(({ page }) => skipOffer(page));

test.describe('when scripts are off', onPhone, () => {
  test.use({ javaScriptEnabled: false });

  test('the ten modules are a row that scrolls and snaps, without controls', async ({ page }) => {
    await page.goto('/');
    const parts = carouselOn(page);
    const { row, slides, previous, next, pause, play } = parts;
    await expect(slides.locator('h3')).toHaveText(titles);
    for (const control of [previous, next, pause, play]) await expect(control).toBeHidden();
    await row.evaluate((found) => {
      const [first, second] = found.querySelectorAll('h3');
      const step = (second?.getBoundingClientRect().x ?? 0) - (first?.getBoundingClientRect().x ?? 0);
      found.scrollTo({ left: step * 3.3, behavior: 'instant' });
    });
    await expect
      .poll(async () => (await titlesInView(parts))[0], 'snaps to a whole slide')
      .toBe('Compromissos');
    await row.evaluate((found) => found.scrollTo({ left: found.scrollWidth, behavior: 'instant' }));
    await expect.poll(async () => (await titlesInView(parts)).at(-1), 'reaches the last one').toBe('Metas');
  });
});

test('a tab goes to its page and is marked, wherever the row is', async ({ page }) => {
  await openCarousel(page);
  const parts = carouselOn(page);
  const tab = (name: string) => parts.region.getByRole('link', { name, exact: true });
  for (const title of ['Finanças', 'Bíblia', 'Metas']) {
    await tab(title).click();
    await letPass(page, 1500);
    await expect.poll(async () => (await titlesInView(parts))[0]).toBe(title);
    await expect(parts.region.locator('[aria-current]')).toHaveText([title]);
    await expect(tab(title)).toBeInViewport({ ratio: 0.99 });
  }
  await expect(page).toHaveURL('/');
});

test('three pages stand still on a desktop, where all are in view, and move on a phone', async ({
  page,
  isMobile,
}) => {
  await page.goto(siteUrl('short'));
  const parts = carouselOn(page);
  await centre(parts.row);
  await expect(parts.region).toHaveAttribute('data-island-status', 'hydrated');
  await expect(parts.slides).toHaveCount(3);
  await expect(parts.next).toBeVisible({ visible: isMobile });
  await expect.poll(async () => (await titlesInView(parts)).length).toBe(isMobile ? 1 : 3);
});

for (const { what, tag, act } of [
  { what: 'a pointer that rests over it', ...onDesktop, act: (page: Page) => carouselOn(page).row.hover() },
  { what: 'focus that is in it', ...onPhone, act: (page: Page) => carouselOn(page).row.focus() },
]) {
  test(`it hydrates when it is visible, where it was scrolled to, and ${what} by then stops autoplay`, {
    tag,
  }, async ({ page }) => {
    await openStopped(page);
    const waiting: Route[] = [];
    let isHeld = true;
    await page.route('**/*.js', (route) => (isHeld ? void waiting.push(route) : route.continue()));
    const { region, row, slides, position } = carouselOn(page);
    await letPass(page, LONG_MS);
    expect(waiting).toEqual([]);
    await expect(region).toHaveAttribute('data-island-status', 'pending');
    await centre(row);
    await act(page);
    await expect.poll(() => waiting.length).toBeGreaterThan(0);
    await slides
      .nth(3)
      .evaluate((slide) => slide.scrollIntoView({ inline: 'start', block: 'center', behavior: 'instant' }));
    isHeld = false;
    for (const route of waiting) await route.continue();
    await expect(region).toHaveAttribute('data-island-status', 'hydrated');
    await expect(position, 'and it starts where it was scrolled to').toHaveText('4 de 10');
    await letPass(page, 7000);
    await expect(position).toHaveText('4 de 10');
  });
}

test('advances every 3,000 ms, loops, and obeys its buttons, as an ARIA carousel in Portuguese', async ({
  page,
  isMobile,
}) => {
  const parts = await openCarousel(page);
  const { region, row, slides, position, next, previous } = parts;
  await expect(region).toHaveAttribute('aria-roledescription', 'carrossel');
  await expect(slides.nth(2)).toHaveAttribute('aria-label', '3 de 10');
  await expect(slides.nth(2)).toHaveRole('group');
  const shown = isMobile ? 1 : 3;
  await expect.poll(() => titlesInView(parts)).toEqual(titles.slice(0, shown));
  // Below the row, where they are in sight with the pages.
  const [upper, lower] = [await row.boundingBox(), await next.boundingBox()];
  expect(lower?.y).toBeGreaterThanOrEqual((upper?.y ?? 0) + (upper?.height ?? 0));
  await letPass(page, DELAY_MS - 50);
  await expect(position).toHaveText('1 de 10');
  for (let turn = 2; turn <= 10; turn++) {
    await letPass(page, turn === 2 ? 50 : DELAY_MS);
    await expect(position).toHaveText(`${turn} de 10`);
  }
  await letPass(page, DELAY_MS);
  await letPass(page, DELAY_MS - 100);
  await expect(position).toHaveText('1 de 10');
  await expect.poll(async () => (await titlesInView(parts))[0]).toBe('Bíblia');

  const press = (button: typeof next, times: number) =>
    button.evaluate((found: HTMLElement, count) => {
      for (let time = 0; time < count; time++) found.click();
    }, times);
  await press(next, 23);
  await expect(position).toHaveText('4 de 10');
  await expect(position).toHaveAttribute('aria-live', 'polite');
  await press(previous, 4);
  await expect(position).toHaveText('10 de 10');
  await letPass(page, LONG_MS);
  await expect(position).toHaveText('10 de 10');
  await page.setViewportSize({ width: isMobile ? 767 : 768, height: 900 });
  const countAfterResize = async () => {
    await letPass(page, 100);
    return (await titlesInView(parts)).length;
  };
  await expect.poll(countAfterResize).toBe(shown);
});

test(
  'a pointer over it, the arrow keys and a drag stop it, until the pointer leaves',
  onDesktop,
  async ({ page }) => {
    const { row, position } = await openCarousel(page);
    const leave = () => page.mouse.move(5, 5);
    await letPass(page, DELAY_MS - 500);
    await row.hover();
    await letPass(page, LONG_MS);
    await expect(position).toHaveText('1 de 10');
    await leave();
    await letPass(page, DELAY_MS - 50);
    await expect(position).toHaveText('1 de 10');
    await letPass(page, 50);
    await expect(position).toHaveText('2 de 10');

    await row.focus();
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft']) await page.keyboard.press(key);
    await letPass(page, LONG_MS);
    await expect(position).toHaveText('3 de 10');
    const { x = 0, y = 0, width = 0 } = (await row.boundingBox()) ?? {};
    await page.mouse.move(x + width * 0.8, y + 80);
    await page.mouse.down();
    await page.mouse.move(x + width * 0.8 - 250, y + 80, { steps: 8 });
    await page.mouse.up();
    await letPass(page, LONG_MS);
    await expect(position).toHaveText('4 de 10');
    await leave();
    await letPass(page, DELAY_MS);
    await expect(position).toHaveText('5 de 10');
  },
);

test(
  'a hidden tab, another part of the page, the pause button and reduced motion each hold it',
  onPhone,
  async ({ page }) => {
    const parts = await openCarousel(page);
    const { row, pause, play, next, position } = parts;
    const setHidden = (isHidden: boolean) =>
      page.evaluate((hidden) => {
        Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      }, isHidden);
    await setHidden(true);
    await letPass(page, LONG_MS);
    await expect(position).toHaveText('1 de 10');
    await setHidden(false);
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

    await pause.click();
    await letPass(page, LONG_MS);
    await expect(position).toHaveText('3 de 10');
    await play.click();
    await page.mouse.move(5, 5);
    await letPass(page, DELAY_MS);
    await expect(position).toHaveText('4 de 10');

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(play).toBeVisible();
    await next.click();
    await expect(position).toHaveText('5 de 10');
    await letPass(page, 50);
    await expect.poll(async () => (await titlesInView(parts))[0]).toBe(titles[4]);
  },
);

test('follows a finger, and stops', onPhone, async ({ page }) => {
  const { row, position } = await openCarousel(page);
  const { x = 0, y = 0, width = 0 } = (await row.boundingBox()) ?? {};
  const browser = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', moved?: number) =>
    browser.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: moved === undefined ? [] : [{ x: x + width * 0.8 - moved, y: y + 80 }],
    });
  await touch('touchStart', 0);
  for (let moved = 20; moved <= 240; moved += 20) await touch('touchMove', moved);
  await touch('touchEnd');
  await letPass(page, 500);
  await expect(position).not.toHaveText('1 de 10');
  const reached = (await position.textContent()) ?? '';
  await letPass(page, LONG_MS);
  await expect(position).toHaveText(reached);
});
