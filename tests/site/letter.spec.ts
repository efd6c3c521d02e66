// Tests a page whose sections appear while its video plays. src/client/ui/letter.test.ts tests the rules.
import { expect, type Page, test } from '@playwright/test';
import { onPhone, waitForMain } from '../support/screens.ts';
import { LETTER_PATH, siteUrl } from '../support/sites.ts';

const LETTER = siteUrl('twice') + LETTER_PATH;
const price = (page: Page) => page.locator('#preco');
const questions = (page: Page) => page.locator('#perguntas');

test(
  'a link shows its section. Other sections appear while the video plays, move neither focus nor page, and stay',
  onPhone,
  async ({ page }) => {
    await page.goto(`${LETTER}#perguntas`);
    await expect(questions(page)).toBeVisible();
    await expect(price(page)).toBeHidden();
    await page.goto(LETTER);
    await waitForMain(page);
    await expect(questions(page)).toBeHidden();
    await expect(page.locator('[data-buy-bar]')).toBeHidden();
    await page.locator('[data-video] > a').click();
    await expect(price(page)).toBeVisible();
    await expect(questions(page)).toBeVisible();
    await expect(page.locator('video')).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBeLessThan(200);
    await page.reload();
    await expect(questions(page)).toBeVisible();
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('a section that waits for the video is visible', onPhone, async ({ page }) => {
    await page.goto(LETTER);
    await expect(questions(page)).toBeVisible();
  });
});
