// What a visitor presses: the questions, the menu, the enlarged conversation, the chat button and the buy bar.
import { expect, type Page, test } from '@playwright/test';
import { content, mainPage, menu, offer, part, routes } from '../support/content.ts';
import {
  centre,
  followWithinPage,
  isPhone,
  nextFrames,
  onDesktop,
  onPhone,
  settleFonts,
} from '../support/screens.ts';
import { OFFER_PATH, siteUrl } from '../support/sites.ts';

const { interface: words, proof, product } = content;

async function open(page: Page, route = '/'): Promise<void> {
  await page.goto(route);
  await settleFonts(page);
}

test('questions: one is open at a time, and each can be closed', onPhone, async ({ page }) => {
  await open(page);
  const questions = page.locator('details[name] summary');
  const readable = async () => {
    const shown = await Promise.all(
      part(mainPage, 'faq').items.map(({ answer }) => page.getByText(answer).isVisible()),
    );
    return shown.flatMap((isShown, index) => (isShown ? [index] : []));
  };
  await expect.poll(readable).toEqual([]);
  for (const index of [0, 3, 2]) {
    await questions.nth(index).click();
    await expect.poll(readable).toEqual([index]);
  }
  await questions.nth(2).click();
  await expect.poll(readable).toEqual([]);
  await page.keyboard.press('Enter');
  await expect.poll(readable).toEqual([2]);
});

const anchors = (mainPage.topBar?.menu ?? []).map(({ to, label }) => [label, to] as const);

function menuOn(page: Page) {
  const bar = page.getByRole('banner');
  return {
    button: bar.getByRole('button', { name: words.openMenu }),
    link: (name: string) => bar.getByRole('link', { name, exact: true }),
  };
}

/** The section has come to the top, its heading just below the fixed bar. */
async function expectArrivedAt(page: Page, id: string): Promise<void> {
  await expect(page).toHaveURL(`/#${id}`);
  const distance = () =>
    page.locator(`header, #${id}, #${id} h2`).evaluateAll((found) => {
      const [bar, section, title] = found.map((element) => element.getBoundingClientRect());
      const [above, below] = [
        (section?.top ?? NaN) - (bar?.bottom ?? 0),
        (title?.top ?? NaN) - (bar?.bottom ?? 0),
      ];
      return above < 100 && below >= 0 && below < innerHeight / 2;
    });
  await expect.poll(distance).toBe(true);
}

test(
  'menu: on a phone a button opens it; a link, Escape and a touch outside close it',
  onPhone,
  async ({ page }) => {
    await open(page);
    const { button, link } = menuOn(page);
    const expectOpen = async (isOpen: boolean) => {
      await expect(button).toHaveAttribute('aria-expanded', String(isOpen));
      for (const [label] of anchors) await expect(link(label)).toBeInViewport({ ratio: isOpen ? 1 : 0 });
    };
    await button.click();
    await expectOpen(true);
    await button.click();
    await expect(link(menu.preco)).toBeHidden();
    await button.click();
    await page.mouse.click(20, 800);
    await expect(link(menu.preco)).toBeHidden();
    await expect(page).toHaveURL('/');

    await button.focus();
    await page.keyboard.press('Enter');
    for (const [label] of anchors) {
      await page.keyboard.press('Tab');
      await expect(link(label)).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expect(link(menu.preco)).toBeHidden();
    await expect(button).toBeFocused();
    for (const key of ['Enter', 'Tab', 'Enter']) await page.keyboard.press(key);
    await expect(link(menu.preco)).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(page.locator('#sobre :focus')).toHaveCount(1);

    for (const [label, id] of anchors) {
      await button.click();
      await link(label).click();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await expectArrivedAt(page, id);
    }
  },
);

test('menu: from 768 px its links are in the bar', onDesktop, async ({ page }) => {
  await open(page);
  const { button, link } = menuOn(page);
  await expect(button).toBeHidden();
  for (const [label, id] of anchors) {
    await link(label).click();
    await expectArrivedAt(page, id);
  }
  for (const width of [768, 767]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(link(menu.preco)).toBeVisible({ visible: width === 768 });
  }
});

function viewerOn(page: Page) {
  return {
    link: (index: number) =>
      page.locator('#depoimentos').getByRole('link', { name: proof.testimonials[index]?.name }),
    dialog: page.getByRole('dialog', { name: words.enlargedLabel }),
    close: page.getByRole('button', { name: words.close, exact: true }),
  };
}

test('viewer: a press shows that very conversation, larger, and a second one larger still', async ({
  page,
}) => {
  await open(page);
  const { link, dialog, close } = viewerOn(page);
  const width = page.viewportSize()?.width ?? 0;
  for (const index of [0, 2]) {
    const address = await link(index).getAttribute('href');
    await link(index).click();
    const picture = dialog.getByRole('img', { name: proof.testimonials[index]?.picture.alt });
    await expect(picture).toHaveAttribute('src', new RegExp(`${address}$`));
    for (const part of [picture, close]) await expect(part).toBeInViewport({ ratio: 1 });
    await picture.click();
    const zoomed = Math.floor(Math.min(Math.max(48 * 16, 0.8 * width), 1.7 * width));
    await expect.poll(async () => Math.floor((await picture.boundingBox())?.width ?? 0)).toBe(zoomed);
    await expect(dialog.getByText(words.dragHint)).toBeInViewport({ ratio: 1 });
    // A mouse drags it, which is no press; a finger scrolls it.
    if (!isPhone(page)) {
      const top = async () => Math.round((await picture.boundingBox())?.y ?? 0);
      const before = await top();
      await page.mouse.move(640, 300);
      await page.mouse.down();
      await page.mouse.move(640, 240, { steps: 4 });
      await page.mouse.up();
      await expect.poll(top).toBe(before - 60);
    }
    await dialog.getByRole('button', { name: words.zoomOut, exact: true }).click();
    for (const part of [picture, close]) await expect(part).toBeInViewport({ ratio: 1 });
    await close.click();
    await expect(dialog).toBeHidden();
    await expect(link(index)).toBeFocused();
  }
});

test('viewer: the arrow keys go through all pages of the planner, and the arrow stays where it is', async ({
  page,
}) => {
  await open(page);
  const { dialog, close } = viewerOn(page);
  const enlarge = page.locator('.slide a').first();
  await centre(enlarge);
  await expect(page.locator('#incluido [data-island-status="hydrated"]')).toHaveCount(1);
  await enlarge.press('Enter');
  await expect(close).toBeFocused();
  const titles = product.modules.map(({ title }) => title);
  const next = dialog.getByRole('button', { name: words.nextPicture });
  const place = async () => Math.round((await next.boundingBox())?.y ?? 0);
  const first = await place();
  for (const title of titles) {
    await expect(dialog.getByRole('heading')).toHaveText(title);
    await expect.poll(place, title).toBe(first);
    await page.keyboard.press('ArrowRight');
  }
  await expect(dialog.getByRole('heading')).toHaveText(titles[0] ?? '');
  await expect(close).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(enlarge).toBeFocused();
});

const PRESSABLE = 'a, button, summary, label, video';

/**
 * The touch areas that are smaller than 44 by 44 px, and those that overlap. A link in a sentence may be 24 px high.
 * Hidden elements and the contents of closed ones have none.
 */
function touchFaults(page: Page): Promise<string[]> {
  return page.locator(PRESSABLE).evaluateAll((found) => {
    const name = (element: Element) => element.textContent?.trim() || element.outerHTML.slice(0, 60);
    const areas = found
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          !element.matches('.skip-link:not(:focus), [aria-hidden="true"]'),
      )
      .map((element) => ({ element, box: element.getBoundingClientRect() }));
    const small = areas.flatMap(({ element, box }) => {
      const isInline =
        getComputedStyle(element).display === 'inline' &&
        element.parentElement?.textContent?.trim() !== element.textContent?.trim();
      const fits = isInline ? box.height >= 24 : box.width >= 43.9 && box.height >= 43.9;
      return fits ? [] : [`${name(element)} is ${box.width.toFixed(1)}x${box.height.toFixed(1)}`];
    });
    const isAbove = (element: Element) =>
      element.closest('header, dialog, [data-buy-bar], [data-chat-button], [data-consent]');
    const overlapping = areas.flatMap(({ element, box }, index) =>
      areas.slice(index + 1).flatMap(({ element: other, box: next }) => {
        if (isAbove(element) !== isAbove(other) || element.closest('.slide') || other.closest('.slide'))
          return [];
        const x = Math.min(box.right, next.right) - Math.max(box.left, next.left);
        const y = Math.min(box.bottom, next.bottom) - Math.max(box.top, next.top);
        return x > 0.5 && y > 0.5 ? [`${name(element)} overlaps ${name(other)} by ${y.toFixed(1)} px`] : [];
      }),
    );
    return [...small, ...overlapping];
  });
}

test(
  'everything that can be pressed is at least 44 px high and wide, and overlaps nothing',
  onPhone,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const expectTouchable = async (state: string) => {
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await nextFrames(page);
        expect.soft(await touchFaults(page), `${state} at ${width} px`).toEqual([]);
      }
    };
    for (const route of [...routes.slice(1), `${siteUrl('tracked')}/`, '/']) {
      await open(page, route);
      await expectTouchable(route);
    }
    await menuOn(page).button.click();
    await expectTouchable('with the menu open');
    await page.keyboard.press('Escape');
    const carousel = page.locator('#incluido [data-island-status]');
    await centre(carousel);
    await expect(carousel).toHaveAttribute('data-island-status', 'hydrated');
    await viewerOn(page).link(0).click();
    await expectTouchable('with a conversation enlarged and the carousel hydrated');
  },
);

test('the chat button covers nothing that can be pressed', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const sizes = [
    { width: 320, height: 640 },
    { width: 390, height: 844 },
  ];
  for (const size of isPhone(page) ? sizes : [{ width: 1280, height: 800 }]) {
    await page.setViewportSize(size);
    await open(page);
    const { share, covered } = await page.evaluate(async (pressable) => {
      const chat = document.querySelector('[data-chat-button]');
      const covered = new Set<string>();
      let [steps, shown] = [0, 0];
      for (let top = 0; top < document.documentElement.scrollHeight - innerHeight; top += 200) {
        scrollTo({ top, behavior: 'instant' });
        for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
        steps++;
        if (!chat?.checkVisibility({ visibilityProperty: true })) continue;
        shown++;
        const { left, right, top: above, bottom } = chat.getBoundingClientRect();
        for (const x of [left, (left + right) / 2, right])
          for (const y of [above, (above + bottom) / 2, bottom]) {
            const under = document.elementsFromPoint(x, y).filter((element) => !chat.contains(element));
            // Controls under the buy bar cannot be pressed anyway.
            const bar = under.findIndex((element) => element.closest('[data-buy-bar]'));
            for (const element of bar < 0 ? under : under.slice(0, bar))
              if (element.matches(pressable)) covered.add(element.outerHTML);
            if (under[bar]?.closest('a')) covered.add('the buy bar’s link');
          }
      }
      return { share: shown / steps, covered: [...covered] };
    }, PRESSABLE);
    expect.soft(covered, `${size.width} px`).toEqual([]);
    const least = isPhone(page) ? 0.05 : 0.4;
    expect.soft(share, `the share of the page at ${size.width} px where it shows`).toBeGreaterThan(least);
  }
});

test(
  'on a phone the buy bar stays from the hero’s button to the price card, with the chat from the questions on',
  onPhone,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page);
    const bar = page.getByRole('complementary', { name: words.buyBar });
    const chat = page.getByRole('complementary', { name: words.chat });
    const goTo = async (selector: string) => {
      await centre(page.locator(selector).first());
      await nextFrames(page);
    };
    for (const [place, showsBar, showsChat] of [
      ['#inicio h1', false, false],
      ['#sobre h2', true, false],
      ['#depoimentos > div > a', true, false],
      ['#preco a', false, false],
      ['#perguntas details:last-of-type', true, true],
      ['footer p:last-of-type', true, true],
      ['#inicio h1', false, false],
      ['footer p:last-of-type', true, true],
    ] as const) {
      await goTo(place);
      await expect(bar, place).toBeVisible({ visible: showsBar });
      await expect(chat.getByRole('link'), place).toBeVisible({ visible: showsChat });
    }
    await expect(bar).toContainText('R$ 67,00');
    await expect(bar.getByRole('link')).toHaveAttribute('href', offer('b').checkout);
    // The end of the page stays readable above it.
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    const bottom = await page
      .locator('footer p')
      .last()
      .evaluate((line) => line.getBoundingClientRect().bottom);
    expect(bottom).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0);
    await page.setViewportSize({ width: 1024, height: 900 });
    await expect(bar).toBeHidden();
  },
);

test('on the offer page the buy bar stays until the closing’s own button is seen, and covers no end', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, OFFER_PATH);
  const bar = page.getByRole('complementary', { name: words.buyBar });
  const closing = page.locator('#fechamento');
  for (const [name, block, showsBar] of [
    ['heading', 'end', true],
    ['link', 'center', false],
  ] as const) {
    await closing
      .getByRole(name)
      .first()
      .evaluate((element, block) => element.scrollIntoView({ block }), block);
    await nextFrames(page);
    await expect(bar, name).toBeVisible({ visible: showsBar });
  }
  // In a lower window the closing's button leaves it before the page ends. On a desktop the bar is at the top.
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 400 });
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  await expect(bar).toContainText('R$ 57');
  await expect(bar.getByRole('link')).toHaveAttribute('href', offer('exclusiva').checkout);
  const edges = await bar.evaluate((found) => found.getBoundingClientRect().toJSON());
  expect(edges).toMatchObject(isPhone(page) ? { bottom: 400 } : { top: 0 });
  const last = await page.locator('footer p').last().boundingBox();
  expect((last?.y ?? NaN) + (last?.height ?? 0)).toBeLessThanOrEqual(isPhone(page) ? edges.top : 400);
});

test(
  'on a desktop a green button in the top bar leads to the price, and the menu marks the section',
  onDesktop,
  async ({ page }) => {
    await open(page);
    const bar = page.getByRole('banner');
    const button = bar.getByRole('link', { name: 'R$ 67,00' });
    const marked = bar.locator('[aria-current]');
    await expect(button).toBeHidden();
    await expect(marked).toHaveCount(0);
    await centre(page.locator('#como-funciona h3').first());
    await expect(marked).toHaveText([menu['como-funciona']]);
    await followWithinPage(page, button);
    await expect(page.locator('#preco .buy-link')).toBeInViewport({ ratio: 1 });
    await expect(marked).toHaveText([menu.preco]);
    await expect(button).toBeHidden();
    // As soon as the card's own button is under the bar, while the rest of the card is still there.
    const cardButton = page.locator('#preco .buy-link').first();
    await cardButton.evaluate((link) =>
      scrollBy({ top: link.getBoundingClientRect().bottom, behavior: 'instant' }),
    );
    await expect(page.locator('.price-card')).toBeInViewport();
    await expect(button).toBeVisible();
  },
);
