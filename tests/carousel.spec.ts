import { expect, test } from '@playwright/test';
import { carouselOn, titlesInView, wakeCarousel } from './support/carousel.ts';
import { letPass } from './support/clock.ts';
import { content } from './support/content.ts';
import { centre, desktop, inDetail, onDesktop, onPhone, onPhoneInDetail, phone } from './support/screens.ts';

const { modules } = content.product;
const titles = modules.map(({ title }) => title);

test.describe('when scripts are off', () => {
  test.use({ javaScriptEnabled: false });

  test('the ten modules stand in a row that scrolls and snaps, without controls', async ({ page }) => {
    await page.goto('/');
    const parts = carouselOn(page);
    const { row, slides, previous, next, pause, play } = parts;
    await expect(slides.locator('h3')).toHaveText(titles);
    for (const { description } of modules) await expect(row.getByText(description)).toBeVisible();
    for (const control of [previous, next, pause, play]) await expect(control).toBeHidden();

    await row.evaluate((found) => {
      const [first, second] = found.querySelectorAll('h3');
      const step = (second?.getBoundingClientRect().x ?? 0) - (first?.getBoundingClientRect().x ?? 0);
      found.scrollTo({ left: step * 3.3, behavior: 'instant' });
    });
    await expect
      .poll(async () => (await titlesInView(parts))[0], 'snaps to a whole slide')
      .toBe('Compromissos');
    const [frame, picture] = [await row.boundingBox(), await slides.nth(3).getByRole('img').boundingBox()];
    expect(picture?.x, 'its picture begins where the row does').toBeCloseTo(frame?.x ?? Number.NaN, 0);
    await row.evaluate((found) => found.scrollTo({ left: found.scrollWidth, behavior: 'instant' }));
    await expect.poll(async () => (await titlesInView(parts)).at(-1), 'reaches the last one').toBe('Metas');
  });
});

test(
  'when its scripts fail to arrive, the row still scrolls and shows no dead controls',
  onPhone,
  async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/');
    const { row, next } = carouselOn(page);
    const failure = page.waitForEvent('requestfailed');
    await centre(row);
    await failure;
    await expect(next).toBeHidden();
    await row.evaluate((found) => found.scrollTo({ left: found.scrollWidth, behavior: 'instant' }));
    await expect.poll(() => row.evaluate((found) => found.scrollLeft)).toBeGreaterThan(500);
  },
);

test(
  'when its scripts failed at the first sight, it wakes at the next one',
  onPhoneInDetail,
  async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/');
    const { row, next } = carouselOn(page);
    const failure = page.waitForEvent('requestfailed');
    await row.scrollIntoViewIfNeeded();
    await failure;
    await expect(next).toBeHidden();
    await page.unroute('**/*.js');
    await page.locator('h1').scrollIntoViewIfNeeded();
    await expect(row).not.toBeInViewport();
    await row.scrollIntoViewIfNeeded();
    await expect(next).toBeVisible();
  },
);

test('asks for its scripts only when it comes into view', onPhone, async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const { region, row } = carouselOn(page);
  await expect(region).toHaveAttribute('data-island-status', 'asleep');
  expect(scripts).toEqual([]);
  await centre(row);
  await expect(region).toHaveAttribute('data-island-status', 'hydrated');
  expect(scripts.length).toBeGreaterThan(0);
});

test('a row that was scrolled before it woke stays where it was', inDetail, async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const parts = carouselOn(page);
  await centre(parts.row);
  await parts.slides.nth(3).evaluate((slide) => slide.scrollIntoView({ inline: 'start', block: 'center' }));
  await expect.poll(() => parts.row.evaluate((row) => row.scrollLeft)).toBeGreaterThan(500);
  // The row's own scrolling ends in the very task in which the carousel takes over: a frame between would show the first slide.
  await parts.row.evaluate((row) => {
    const standing: string[] = [];
    Object.assign(window, { standing });
    const titles = Array.from(row.querySelectorAll('h3'));
    const afterTask = new MessageChannel();
    afterTask.port2.onmessage = () => {
      const { left } = row.getBoundingClientRect();
      const first = titles.find((title) => Math.abs(title.getBoundingClientRect().left - left) < 2);
      standing.push(first?.textContent ?? 'none');
    };
    const scroll = row.scrollTo.bind(row) as (options?: ScrollToOptions) => void;
    row.scrollTo = (options?: unknown) => {
      scroll(options as ScrollToOptions);
      afterTask.port1.postMessage(0);
    };
  });
  release();
  await expect(parts.region).toHaveAttribute('data-island-status', 'hydrated');
  await expect(parts.position).toHaveText('4 de 10');
  expect(await page.evaluate(() => Reflect.get(window, 'standing'))).toEqual(['Compromissos']);
  await expect.poll(async () => (await titlesInView(parts))[0]).toBe('Compromissos');
});

test('follows the ARIA carousel pattern in Portuguese', onPhone, async ({ page }) => {
  const { region, slides, position, pause, previous, next } = await wakeCarousel(page);
  await expect(region).toHaveAttribute('aria-roledescription', 'carrossel');
  await expect(slides).toHaveCount(10);
  await expect(slides.nth(2)).toHaveAttribute('aria-label', '3 de 10');
  await expect(slides.nth(2)).toHaveRole('group');
  await expect(position).toHaveText('1 de 10');
  await expect(position).toHaveAttribute('aria-live', 'off');
  await pause.click();
  await expect(position).toHaveAttribute('aria-live', 'polite');
  for (let press = 0; press < 2; press++) await next.click();
  await expect(position).toHaveText('3 de 10');
  await previous.click();
  await expect(position).toHaveText('2 de 10');
});

test.describe('on a phone', onPhone, () => {
  test.use(phone);

  test('shows one slide, with the buttons below it', async ({ page }) => {
    const parts = await wakeCarousel(page);
    expect(await titlesInView(parts)).toEqual(['Bíblia']);
    const row = await parts.row.boundingBox();
    for (const button of [parts.previous, parts.next]) {
      const box = await button.boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual((row?.y ?? 0) + (row?.height ?? 0));
    }
    await parts.next.click();
    await letPass(page, 2000);
    expect(await titlesInView(parts)).toEqual(['Devocional']);
    await page.setViewportSize({ width: 767, height: 900 });
    await letPass(page, 1000);
    expect(await titlesInView(parts)).toHaveLength(1);
  });
});

test.describe('on a desktop', onDesktop, () => {
  test.use(desktop);

  test('shows three slides, and still three at 768 px', async ({ page }) => {
    const parts = await wakeCarousel(page);
    expect(await titlesInView(parts)).toEqual(['Bíblia', 'Devocional', 'Anotações']);
    await page.setViewportSize({ width: 768, height: 900 });
    await expect.poll(() => titlesInView(parts)).toHaveLength(3);
  });
});
