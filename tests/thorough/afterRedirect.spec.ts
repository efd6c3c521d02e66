import { expect, type Page, test } from '@playwright/test';
import { letPass } from '../support/clock.ts';
import { content } from '../support/content.ts';
import {
  expectNeverGo,
  expectStay,
  LONG_MS,
  leaveOver,
  OFFER,
  openStopped,
  showPrice,
} from '../support/leaving.ts';
import { onDesktop, onPhone } from '../support/screens.ts';

const DELAY_MS = 20_000;
const { links, site } = content;

test.describe('when scripts are off', onPhone, () => {
  test.use({ javaScriptEnabled: false });

  test('the way there and back is one of links and the browser alone', async ({ page }) => {
    await page.goto('/');
    await page.goto(OFFER);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

const buyLink = (page: Page) => page.locator(`#preco a[href="${links.checkoutB}"]`);

/** Everything that could send the visitor again leaves them where they are. */
async function expectLeftAlone(page: Page): Promise<void> {
  await showPrice(page);
  await letPass(page, LONG_MS);
  await leaveOver(page, 300, -5);
  await letPass(page, LONG_MS);
  await expectStay(page);
}

async function redirected(page: Page): Promise<void> {
  await openStopped(page);
  await showPrice(page);
  await page.clock.runFor(DELAY_MS);
  await expect(page).toHaveURL(OFFER);
}

const storages = {
  'as it is': () => {},
  denied: () => {
    for (const name of ['sessionStorage', 'localStorage']) {
      Object.defineProperty(globalThis, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  },
};
for (const [state, prepare] of Object.entries(storages)) {
  test.describe(`with storage ${state}`, () => {
    test('Back leads to the page as it was, and nothing sends the visitor again', async ({ page }) => {
      await page.addInitScript(prepare);
      await redirected(page);
      await page.goBack();
      await expect(page).toHaveURL('/');
      await expectLeftAlone(page);
      await page.goForward();
      await expect(page).toHaveURL(OFFER);
      await page.goBack();
      await expect(page).toHaveURL('/');
      await expectLeftAlone(page);
    });
  });
}

test('after Back not even a reload sends the visitor again', async ({ page }) => {
  await redirected(page);
  await page.goBack();
  await page.reload();
  await expectLeftAlone(page);
});

test(
  'after Back, a menu link and a reload the visitor is left alone as well',
  onDesktop,
  async ({ page }) => {
    await redirected(page);
    await page.goBack();
    await page.getByRole('banner').getByRole('link', { name: site.menu.about, exact: true }).click();
    await expect(page).toHaveURL('/#sobre');
    await page.reload();
    await expectLeftAlone(page);
  },
);

test('the redirect is one step of the history, and Back gives a page that works', async ({ page }) => {
  await openStopped(page);
  const steps = await page.evaluate(() => history.length);
  await showPrice(page);
  await page.clock.runFor(DELAY_MS);
  await expect(page).toHaveURL(OFFER);
  expect(await page.evaluate(() => history.length)).toBe(steps + 1);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { question, answer } = content.home.faq.items[0] ?? { question: '', answer: '' };
  await page.getByText(question).click();
  await expect(page.getByText(answer)).toBeVisible();
  const timer = page.getByRole('timer');
  await timer.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-island-status="hydrated"]', { has: timer })).toBeAttached();
  const shown = (await timer.textContent()) ?? '';
  await letPass(page, 1000);
  await expect(timer).not.toHaveText(shown);
  if (test.info().project.name === 'phone') {
    await page.getByRole('button', { name: content.interface.openMenu }).click();
  }
  await page.getByRole('banner').getByRole('link', { name: site.menu.about, exact: true }).click();
  await expect(page).toHaveURL('/#sobre');
  const opening = page.context().waitForEvent('page');
  await buyLink(page).click();
  await (await opening).close();
  await expectNeverGo(page);
});
