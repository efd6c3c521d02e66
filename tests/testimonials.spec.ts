import { expect, type Page, test } from '@playwright/test';
import { content } from './support/content.ts';
import { wake } from './support/late.ts';
import { inDetail, nextFrames, onDesktopInDetail, onPhone } from './support/screens.ts';

const { testimonials } = content.proof;

function viewerOn(page: Page) {
  return {
    link: (index: number) =>
      page.locator('#depoimentos').getByRole('link', { name: testimonials[index]?.name }),
    dialog: page.getByRole('dialog', { name: content.interface.enlargedLabel }),
    close: page.getByRole('button', { name: content.interface.close, exact: true }),
  };
}

test.describe('when scripts are off', onPhone, () => {
  test.use({ javaScriptEnabled: false });

  test('each link leads to its own picture', inDetail, async ({ page }) => {
    await page.goto('/');
    const { link } = viewerOn(page);
    const addresses = new Set<string | null>();
    for (const index of testimonials.keys()) {
      const address = await link(index).getAttribute('href');
      addresses.add(address);
      const response = await page.request.get(address ?? '');
      expect(response.status()).toBe(200);
      expect(response.headers()['content-type']).toMatch(/^image\//);
    }
    expect(addresses.size).toBe(3);
    await link(1).click();
    await expect(page).toHaveURL(/\/uploads\/[^/]+\.(?:webp|avif)$/);
  });
});

test('a press enlarges that very conversation, within the screen', async ({ page }) => {
  await page.goto('/');
  await wake(page);
  const { link, dialog, close } = viewerOn(page);
  await expect(dialog).toBeHidden();
  for (const index of [0, 2]) {
    const address = await link(index).getAttribute('href');
    const small = await link(index).getByRole('img').boundingBox();
    await link(index).click();
    await expect(dialog).toBeInViewport({ ratio: 1 });
    const picture = dialog.getByRole('img', { name: testimonials[index]?.alt });
    await expect(picture).toBeInViewport({ ratio: 1 });
    await expect(picture).toHaveAttribute('src', new RegExp(`${address}$`));
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expect.poll(async () => (await picture.boundingBox())?.width).toBeGreaterThan(small?.width ?? 9999);
    await expect(close).toBeInViewport({ ratio: 1 });
    await close.click();
    await expect(dialog).toBeHidden();
    await expect(link(index)).toBeFocused();
  }
});

test(
  'the keyboard opens it, stays in it, closes it with Escape and is back on the link',
  onDesktopInDetail,
  async ({ page }) => {
    await page.goto('/');
    await wake(page);
    const { link, dialog, close } = viewerOn(page);
    await link(1).focus();
    await page.keyboard.press('Enter');
    await expect(close).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(link(1)).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(link(1)).toBeFocused();
  },
);

test('a press beside the picture closes it, a press on the picture does not', inDetail, async ({ page }) => {
  await page.goto('/');
  await wake(page);
  const { link, dialog } = viewerOn(page);
  await link(0).click();
  await dialog.getByRole('img').click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(4, 20);
  await expect(dialog).toBeHidden();
  await expect(link(0)).toBeFocused();
});

test(
  'a large picture that comes late does not take the place of the next one',
  inDetail,
  async ({ page }) => {
    await page.goto('/');
    await wake(page);
    const { link, dialog, close } = viewerOn(page);
    const [late, next] = [await link(0).getAttribute('href'), await link(1).getAttribute('href')];
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(`**${late}`, async (route) => {
      await held;
      // Whoever has asked for another picture does not wait for this one any more.
      await route.continue().catch(() => {});
    });
    await link(0).click();
    await close.click();
    await link(1).click();
    const picture = dialog.getByRole('img', { name: testimonials[1]?.alt });
    await expect(picture).toHaveAttribute('src', new RegExp(`${next}$`));
    letGo();
    await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address ?? '';
      await image.decode();
    }, late);
    await nextFrames(page);
    await expect(picture).toHaveAttribute('src', new RegExp(`${next}$`));
  },
);

test(
  'a click with ctrl is left to the browser, which opens a new tab',
  onDesktopInDetail,
  async ({ page, context }) => {
    await page.goto('/');
    const { link, dialog } = viewerOn(page);
    const opening = context.waitForEvent('page');
    await link(0).click({ modifiers: ['Control'] });
    const tab = await opening;
    await tab.waitForURL(/\/uploads\//);
    await expect(dialog).toBeHidden();
  },
);
