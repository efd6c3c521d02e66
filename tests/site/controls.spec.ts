// Tests the controls of the pages: the menu, the enlarged conversation, the chat button and the buy bar.
import { expect, type Page, test } from '@playwright/test';
import { content, mainPage, menu } from '../support/content.ts';
import {
  centre,
  isPhone,
  nextFrames,
  onDesktop,
  onPhone,
  scrollToEnd,
  waitForMain,
} from '../support/screens.ts';
import { OFFER_PATH } from '../support/sites.ts';

const { interface: words, proof } = content;

async function open(page: Page, route = '/'): Promise<void> {
  await page.goto(route);
  await waitForMain(page);
}

const anchors = (mainPage.topBar?.menu ?? []).map(({ to, label }) => [label, to] as const);

function menuOn(page: Page) {
  const bar = page.getByRole('banner');
  return {
    button: bar.getByRole('button', { name: words.openMenu }),
    link: (name: string) => bar.getByRole('link', { name, exact: true }),
  };
}

test('menu: each link leads to its section, just below the fixed bar, and is marked there', async ({
  page,
}) => {
  await open(page);
  const { button, link } = menuOn(page);
  for (const [label, id] of anchors) {
    if (isPhone(page)) await button.click();
    await link(label).click();
    await expect(page).toHaveURL(`/#${id}`);
    const hasArrived = () =>
      page.locator(`header, #${id}, #${id} h2`).evaluateAll((found) => {
        const [bar, section, title] = found.map((element) => element.getBoundingClientRect());
        const below = (title?.top ?? NaN) - (bar?.bottom ?? 0);
        return (section?.top ?? NaN) - (bar?.bottom ?? 0) < 100 && below >= 0 && below < innerHeight / 2;
      });
    await expect.poll(hasArrived).toBe(true);
    await expect(page.locator('#menu [aria-current]')).toHaveText([label]);
  }
});

test(
  'menu: Tab reaches its links and continues in the section, and Escape or a press beside it closes it',
  onPhone,
  async ({ page }) => {
    await open(page);
    const { button, link } = menuOn(page);
    await button.press('Enter');
    for (const [label] of anchors) {
      await page.keyboard.press('Tab');
      await expect(link(label)).toBeFocused();
      await expect(link(label)).toBeInViewport({ ratio: 1 });
    }
    await page.mouse.click(20, 800);
    await expect(link(menu.preco)).toBeHidden();
    await expect(page).toHaveURL('/');
    await button.press('Enter');
    await page.keyboard.press('Escape');
    await expect(link(menu.preco)).toBeHidden();
    await expect(button).toBeFocused();
    for (const key of ['Enter', 'Tab', 'Enter', 'Tab']) await page.keyboard.press(key);
    await expect(page.locator('#sobre :focus')).toHaveCount(1);
  },
);

test('menu: from 768 px on its links are in the top bar', onDesktop, async ({ page }) => {
  await open(page);
  const { button, link } = menuOn(page);
  await expect(button).toBeHidden();
  for (const width of [768, 767]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(link(menu.preco)).toBeVisible({ visible: width === 768 });
  }
});

test('viewer: a press enlarges a conversation, and a second press enlarges it further', async ({ page }) => {
  await open(page);
  const dialog = page.getByRole('dialog', { name: words.enlargedLabel });
  const close = dialog.getByRole('button', { name: words.close, exact: true });
  const conversation = proof.testimonials[2];
  await page.locator('#depoimentos').getByRole('link', { name: conversation?.name }).click();
  const picture = dialog.getByRole('img', { name: conversation?.picture?.alt });
  for (const part of [picture, close]) await expect(part).toBeInViewport({ ratio: 1 });
  const before = (await picture.boundingBox())?.width ?? NaN;
  await picture.click();
  await expect.poll(async () => (await picture.boundingBox())?.width).toBeGreaterThan(1.5 * before);
  await expect(dialog.getByText(words.dragHint)).toBeInViewport({ ratio: 1 });
  // A drag with the mouse moves the picture and does not count as a press. A finger scrolls the picture.
  if (!isPhone(page)) {
    const top = async () => Math.round((await picture.boundingBox())?.y ?? 0);
    const topBefore = await top();
    await page.mouse.move(640, 300);
    await page.mouse.down();
    await page.mouse.move(640, 240, { steps: 4 });
    await page.mouse.up();
    await expect.poll(top).toBe(topBefore - 60);
  }
  await dialog.getByRole('button', { name: words.zoomOut, exact: true }).click();
  for (const part of [picture, close]) await expect(part).toBeInViewport({ ratio: 1 });
  await close.click();
  await expect(dialog).toBeHidden();
});

test('the chat button covers nothing that can be pressed', onDesktop, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page);
    const { covered, shown } = await page.evaluate(async () => {
      const chat = document.querySelector('[data-chat-button]');
      const covered: string[] = [];
      let shown = 0;
      for (let place = 0; place < document.documentElement.scrollHeight - innerHeight; place += 250) {
        scrollTo({ top: place, behavior: 'instant' });
        // Waits until the observer of the chat button has reported and may have hidden it.
        for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
        if (!chat?.checkVisibility({ visibilityProperty: true })) continue;
        shown += 1;
        const { left, right, top, bottom } = chat.getBoundingClientRect();
        for (const x of [left, (left + right) / 2, right])
          for (const y of [top, (top + bottom) / 2, bottom]) {
            const under = document.elementsFromPoint(x, y).filter((element) => !chat.contains(element));
            // Controls under the buy bar cannot be pressed anyway.
            const bar = under.findIndex((element) => element.closest('[data-buy-bar]'));
            const reached = bar < 0 ? under : under.slice(0, bar + 1);
            const pressable = reached.filter((element) =>
              element.closest('a, button, summary, label, video'),
            );
            covered.push(...pressable.map(({ outerHTML }) => outerHTML));
          }
      }
      return { covered, shown };
    });
    expect(covered, `${width} px`).toEqual([]);
    expect(shown, `${width} px`).toBeGreaterThan(0);
  }
});

/** Expects that the end of the page stays readable above the bar at the bottom. */
async function expectEndAbove(page: Page, bottom: number): Promise<void> {
  await scrollToEnd(page);
  const last = await page.locator('footer p').last().boundingBox();
  expect((last?.y ?? NaN) + (last?.height ?? 0)).toBeLessThanOrEqual(bottom);
}

const barOn = (page: Page) => page.getByRole('complementary', { name: words.buyBar });

test('the buy bar and the chat button show only in their parts of the page', onPhone, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  const bar = barOn(page);
  const chat = page.getByRole('complementary', { name: words.chat }).getByRole('link');
  for (const [place, showsBar, showsChat] of [
    ['#inicio h1', false, false],
    ['#sobre h2', true, false],
    ['#preco a', false, false],
    ['footer p:last-of-type', true, true],
  ] as const) {
    await centre(page.locator(place).first());
    await nextFrames(page);
    await expect(bar, place).toBeVisible({ visible: showsBar });
    await expect(chat, place).toBeVisible({ visible: showsChat });
  }
  await expect(bar.getByRole('link')).toHaveAttribute('data-track', /"value":47.9/);
  await expectEndAbove(page, (await bar.boundingBox())?.y ?? 0);
  await page.setViewportSize({ width: 1024, height: 900 });
  await expect(bar).toBeHidden();
});

test('on a page without a top bar the buy bar is at the edge of a low window', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, OFFER_PATH);
  const bar = barOn(page);
  // In a low window, the last section's button is out of view at the page's end. On a desktop, the bar is at the top.
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 400 });
  await scrollToEnd(page);
  const edges = await bar.evaluate((found) => found.getBoundingClientRect().toJSON());
  expect(edges).toMatchObject(isPhone(page) ? { bottom: 400 } : { top: 0 });
  await expectEndAbove(page, isPhone(page) ? edges.top : 400);
});
