import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { letPass } from '../support/clock.ts';
import { content } from '../support/content.ts';
import { wake } from '../support/late.ts';
import { leaveOver } from '../support/leaving.ts';
import { centre, onDesktop, onPhone } from '../support/screens.ts';
import { variantUrl } from '../support/variants.ts';

const { invitation } = content.behaviour;
const { close } = content.interface;

// The seller who chose `dialog` for both ways to the offer.
test.use({ baseURL: variantUrl('honest') });

const dialogOn = (page: Page) => page.getByRole('dialog', { name: invitation.heading });

/** Opens the main page with its clock stopped half a minute after the load. */
async function open(page: Page): Promise<void> {
  await page.clock.install({ time: new Date('2030-05-06T08:00:00') });
  await page.goto('/');
  await page.clock.pauseAt(new Date('2030-05-06T08:00:30'));
  await wake(page);
}

/** Brings the price into view and waits until the page has seen that. */
async function seePrice(page: Page): Promise<void> {
  await centre(page.locator('#preco h2'));
  await expect
    .poll(() => page.locator('script[type="speculationrules"]').allTextContents())
    .toContainEqual(expect.stringContaining('prefetch'));
}

async function leaveAtTop(page: Page): Promise<void> {
  await leaveOver(page, 300, -5);
  await letPass(page, 100);
}

test.describe('when scripts are off', onPhone, () => {
  test.use({ javaScriptEnabled: false });

  test('the invitation is not seen, and nobody is sent anywhere', async ({ page }) => {
    await page.goto('/');
    await centre(page.locator('#preco h2'));
    await expect(page.locator('#preco h2')).toBeInViewport();
    await expect(page.getByText(invitation.heading)).toBeHidden();
    await expect(page).toHaveURL('/');
  });
});

test('opens 20,000 ms after the price was seen, and leaves the address and the history alone', async ({
  page,
}) => {
  await open(page);
  const history = () => page.evaluate(() => [window.history.length, window.history.state, location.href]);
  const before = await history();
  await seePrice(page);
  await letPass(page, 19_999);
  await expect(dialogOn(page)).toBeHidden();
  await letPass(page, 1);
  await expect(dialogOn(page)).toBeVisible();
  await letPass(page, 600_000);
  await expect(dialogOn(page)).toBeVisible();
  expect(await history()).toEqual(before);
});

test(
  'opens when the pointer leaves at the top, and holds the offer with a link to choose',
  onDesktop,
  async ({ page }) => {
    await open(page);
    await leaveAtTop(page);
    const dialog = dialogOn(page);
    await expect(dialog).toBeVisible();
    await expect(dialog.getByText(invitation.text)).toContainText('R$ 57');
    await dialog.getByRole('link', { name: invitation.link }).click();
    await expect(page).toHaveURL('/oferta-exclusiva');
    await page.goBack();
    await expect(page).toHaveURL('/');
  },
);

test('the page behind it can neither be pressed nor reached by keys', onDesktop, async ({ page }) => {
  await open(page);
  await leaveAtTop(page);
  const dialog = dialogOn(page);
  for (let press = 0; press < 8; press += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement !== document.body && !activeElement?.closest('dialog');
    });
    expect(isOutside).toBe(false);
  }
  await expect(dialog).toBeVisible();
});

const WAYS_TO_CLOSE: [string, (page: Page) => Promise<void>][] = [
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['its close button', (page) => dialogOn(page).getByRole('button', { name: close }).click()],
  ['its refusal', (page) => dialogOn(page).getByRole('button', { name: invitation.decline }).click()],
  ['its backdrop', (page) => page.mouse.click(8, 400)],
];

for (const [way, press] of WAYS_TO_CLOSE) {
  test(`${way} closes it, the focus returns, and it does not come again in this session`, async ({
    page,
  }) => {
    await open(page);
    await seePrice(page);
    const link = page.locator('#preco').getByRole('link', { name: content.home.price.callToAction });
    await link.focus();
    await letPass(page, 20_000);
    await expect(dialogOn(page)).toBeVisible();
    await press(page);
    await expect(dialogOn(page)).toBeHidden();
    await expect(link).toBeFocused();

    await leaveAtTop(page);
    await letPass(page, 60_000);
    await expect(dialogOn(page)).toBeHidden();

    await page.reload();
    await page.clock.runFor(5000);
    await page.mouse.wheel(0, 100);
    await centre(page.locator('#preco h2'));
    await leaveAtTop(page);
    await letPass(page, 60_000);
    await expect(dialogOn(page)).toBeHidden();
    await expect(page).toHaveURL('/');
  });
}

test('waits while a conversation is enlarged', async ({ page }) => {
  await open(page);
  await seePrice(page);
  await page.getByRole('link', { name: content.proof.testimonials[0]?.name }).click();
  const viewer = page.getByRole('dialog', { name: content.interface.enlargedLabel });
  await letPass(page, 20_000);
  await expect(viewer).toBeVisible();
  await expect(dialogOn(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(dialogOn(page)).toBeVisible();
});

test('tells a screen reader the offer, and puts the focus on its heading', async ({ page }) => {
  await open(page);
  await seePrice(page);
  await letPass(page, 20_000);
  await expect(dialogOn(page)).toHaveAccessibleDescription(invitation.text);
  await expect(dialogOn(page).getByRole('heading')).toBeFocused();
});

test('a press inside it closes nothing', async ({ page }) => {
  await open(page);
  await seePrice(page);
  await letPass(page, 20_000);
  await dialogOn(page).getByText(invitation.text).click();
  await dialogOn(page).click({ position: { x: 6, y: 60 } });
  await expect(dialogOn(page)).toBeVisible();
});

test(
  'a buy-like click on a desktop spares the visitor the one after the price',
  onDesktop,
  async ({ page }) => {
    await open(page);
    await seePrice(page);
    await page.context().route('https://pay.example.com/**', (route) => route.fulfill({ body: 'checkout' }));
    await page.locator('#preco').getByRole('link', { name: content.home.price.callToAction }).click();
    await letPass(page, 60_000);
    await expect(dialogOn(page)).toBeHidden();
  },
);

test('opens once even where storage is denied', onDesktop, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await open(page);
  await seePrice(page);
  await leaveAtTop(page);
  await expect(dialogOn(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await leaveAtTop(page);
  await letPass(page, 60_000);
  await expect(dialogOn(page)).toBeHidden();
});

test('asks nobody to stay: the leave prompt is off', onDesktop, async ({ page }) => {
  await open(page);
  await page.mouse.click(300, 300);
  const isAsked = await page.evaluate(() => {
    const event = new Event('beforeunload', { cancelable: true });
    dispatchEvent(event);
    return event.defaultPrevented;
  });
  expect(isAsked).toBe(false);
});

test('fits the screen, at 320 px and with text of 200% too, and axe finds nothing', async ({ page }) => {
  await open(page);
  await seePrice(page);
  await letPass(page, 20_000);
  await page.clock.resume();
  await expectAccessible(page, 'the invitation is open');
  for (const [width, height, fontSize] of [
    [320, 568, '100%'],
    [320, 568, '200%'],
    [844, 390, '100%'],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, fontSize);
    const box = await dialogOn(page).evaluate((dialog) => {
      const { left, right, top, bottom } = dialog.getBoundingClientRect();
      return { left, right, top, bottom, isCut: dialog.scrollWidth > dialog.clientWidth };
    });
    expect.soft(box.isCut, `${width}, ${fontSize}`).toBe(false);
    expect.soft(Math.min(box.left, box.top), `${width}, ${fontSize}`).toBeGreaterThanOrEqual(0);
    expect.soft(box.right, `${width}, ${fontSize}`).toBeLessThanOrEqual(width);
    expect.soft(box.bottom, `${width}, ${fontSize}`).toBeLessThanOrEqual(height);
    await dialogOn(page).getByRole('button', { name: invitation.decline }).scrollIntoViewIfNeeded();
    await expect(dialogOn(page).getByRole('button', { name: invitation.decline })).toBeInViewport({
      ratio: 1,
    });
  }
});
