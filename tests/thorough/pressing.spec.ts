import { expect, type Page, test } from '@playwright/test';
import { content } from '../support/content.ts';
import { wake } from '../support/late.ts';
import { nextFrames, onDesktop, onPhone, phone, settleBands } from '../support/screens.ts';
import { variantUrl } from '../support/variants.ts';

// Without the redirects, which would end these long visits on a slow machine.
test.use({ baseURL: variantUrl('quiet') });

const PRESSABLE = 'a, button, summary, label, video';

/** Everything that can be pressed and is smaller than a thumb, with its size. A link in a sentence may be 24 px high. */
function tooSmall(page: Page): Promise<string[]> {
  return page.locator(PRESSABLE).evaluateAll((found) =>
    found.flatMap((element) => {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.matches('.skip-link:not(:focus)'))
        return [];
      const { width, height } = element.getBoundingClientRect();
      const isInline =
        getComputedStyle(element).display === 'inline' &&
        (element.parentElement?.textContent ?? '').trim() !== element.textContent?.trim();
      const fits = isInline ? height >= 24 : width >= 43.9 && height >= 43.9;
      return fits ? [] : [`${element.outerHTML.slice(0, 80)} ${width.toFixed(1)}x${height.toFixed(1)}`];
    }),
  );
}

/**
 * Scrolls the page in small steps. Tells how often the chat button showed, and each thing to press that it lay over,
 * at its centre or a corner.
 */
function coveredByChat(page: Page) {
  return page.evaluate(async (pressable) => {
    const chat = document.querySelector('[data-chat-button]');
    const covered = new Set<string>();
    let steps = 0;
    let shown = 0;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.documentElement.scrollHeight - innerHeight; top += 80) {
      scrollTo({ top, behavior: 'instant' });
      for (let frames = 0; frames < 3; frames++) await frame();
      steps++;
      if (!chat?.checkVisibility({ visibilityProperty: true })) continue;
      shown++;
      for (const element of document.querySelectorAll(`:is(${pressable}):not([data-chat-button])`)) {
        const { left, right, top: above, bottom } = element.getBoundingClientRect();
        if (bottom < 0 || above > innerHeight) continue;
        const points = [left + 1, (left + right) / 2, right - 1].flatMap((x) =>
          [above + 1, (above + bottom) / 2, bottom - 1].map((y) => [x, y] as const),
        );
        if (points.some(([x, y]) => chat.contains(document.elementFromPoint(x, y)))) {
          covered.add(element.textContent?.trim() || element.outerHTML.slice(0, 60));
        }
      }
    }
    return { share: shown / steps, covered: [...covered] };
  }, PRESSABLE);
}

test.describe('when scripts are off', onPhone, () => {
  test.use({ javaScriptEnabled: false });

  test('the chat button floats over nothing, and the buy bar closes what the page says', async ({ page }) => {
    await page.goto('/');
    const chat = page.getByRole('link', { name: content.interface.chat });
    await expect(chat).not.toHaveCSS('position', 'fixed');
    await chat.scrollIntoViewIfNeeded();
    await expect(chat).toBeInViewport();
    const bar = page.getByRole('complementary', { name: content.interface.buyBar });
    await bar.scrollIntoViewIfNeeded();
    await expect(bar.getByRole('link')).toHaveAttribute('href', content.links.checkoutB);
    await expect(bar).toBeInViewport({ ratio: 1 });
  });
});

for (const width of [320, 390]) {
  test.describe(`at ${width} px`, onPhone, () => {
    test.use({ viewport: { width, height: 844 } });

    test('everything that can be pressed is at least 44 by 44 px', async ({ page }) => {
      for (const route of ['/', '/oferta-exclusiva', '/privacidade', '/nao-existe']) {
        await page.goto(route);
        await settleBands(page);
        expect(await page.locator(PRESSABLE).count()).toBeGreaterThan(1);
        expect(await tooSmall(page), route).toEqual([]);
      }
      await page.goto('/');
      await page.getByRole('button', { name: content.interface.openMenu }).click();
      await expect(page.getByRole('link', { name: content.site.menu.about })).toBeVisible();
      expect(await tooSmall(page), 'with the menu open').toEqual([]);
      await page.keyboard.press('Escape');
      const row = page.locator('[data-island-status]').first();
      await row.scrollIntoViewIfNeeded();
      await expect(row).toHaveAttribute('data-island-status', 'hydrated');
      expect(await tooSmall(page), 'with the carousel awake').toEqual([]);
      await wake(page);
      await page.getByRole('link', { name: content.proof.testimonials[0]?.name }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await tooSmall(page), 'with a conversation enlarged').toEqual([]);
    });
  });
}

test('the floating chat button covers nothing that can be pressed, and is mostly there', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const isPhone = test.info().project.name === 'phone';
  const portrait = { width: 390, height: 844 };
  for (const size of isPhone ? [portrait, { width: 844, height: 390 }] : [{ width: 1280, height: 800 }]) {
    await page.setViewportSize(size);
    await page.goto('/');
    const { share, covered } = await coveredByChat(page);
    expect.soft(covered, `${size.width} px`).toEqual([]);
    expect.soft(share, `the share of the page at ${size.width} px where it shows`).toBeGreaterThan(0.4);
  }
});

test.describe('the buy bar on a phone', onPhone, () => {
  test.use(phone);

  test('shows once the price was seen, and hides while another buy link is on the screen', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await wake(page);
    const bar = page.getByRole('complementary', { name: content.interface.buyBar });
    const goTo = async (selector: string) => {
      await page
        .locator(selector)
        .first()
        .evaluate((found) => found.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await nextFrames(page);
    };
    await expect(bar).toBeHidden();
    for (const place of ['#sobre h2', '#como-funciona h2', '#incluido h2']) {
      await goTo(place);
      await expect(bar).toBeHidden();
    }
    await goTo('#preco h2');
    await expect(bar).toBeInViewport({ ratio: 1 });
    await goTo('#preco a');
    await expect(bar).toBeHidden();
    await goTo('#perguntas h2');
    await expect(bar).toBeInViewport({ ratio: 1 });
    await expect(bar).toContainText('R$ 67,00');
    await expect(bar.getByRole('link')).toHaveAttribute('href', content.links.checkoutB);
    await goTo('#depoimentos > div > a');
    await expect(bar).toBeHidden();
    await goTo('#como-funciona li:nth-child(2)');
    await expect(bar).toBeInViewport({ ratio: 1 });
  });

  test('leaves the end of the page readable', async ({ page }) => {
    await page.goto('/');
    await wake(page);
    await page.locator('#preco').evaluate((price) => price.scrollIntoView({ behavior: 'instant' }));
    await nextFrames(page);
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    const bar = page.getByRole('complementary', { name: content.interface.buyBar });
    await expect(bar).toBeInViewport({ ratio: 1 });
    const barTop = (await bar.boundingBox())?.y ?? 0;
    const lastLine = await page.getByRole('contentinfo').locator('p').last().boundingBox();
    expect((lastLine?.y ?? 9999) + (lastLine?.height ?? 0)).toBeLessThanOrEqual(barTop);
  });
});

test.describe('on a desktop', onDesktop, () => {
  test.use({ viewport: { width: 768, height: 900 } });

  test('the buy bar never shows', async ({ page }) => {
    await page.goto('/');
    await wake(page);
    const bar = page.locator('[data-buy-bar]');
    for (const place of ['#preco', '#perguntas', '#ajuda']) {
      await page.locator(place).scrollIntoViewIfNeeded();
      await nextFrames(page);
      await expect(bar).toBeHidden();
    }
  });
});
