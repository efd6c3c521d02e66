import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { content } from '../support/content.ts';
import { centre, onPhone, setTextSize } from '../support/screens.ts';
import { watchShifts } from '../support/shifts.ts';
import { siteUrl } from '../support/sites.ts';

const { consent: words } = content.tracking;

const notice = (page: Page) => page.getByRole('region', { name: words.label });
const answerButton = (page: Page, name: string) => notice(page).getByRole('button', { name, exact: true });

test.use({ baseURL: siteUrl('tracked') });

test(
  'the buttons to refuse and to accept look alike, and the notice follows the skip link in the tab order',
  onPhone,
  async ({ page }) => {
    const shifts = await watchShifts(page);
    // Blocks the fonts, because lines may break differently when they arrive.
    await page.route('**/*.woff2', (route) => route.abort());
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await expect(notice(page)).toContainText('Meta e Google');
    const look = (name: string) =>
      answerButton(page, name).evaluate((button) => {
        const { width, height, top } = button.getBoundingClientRect();
        const { color, backgroundColor, font, border, opacity, boxShadow } = getComputedStyle(button);
        return [Math.round(width), height, top, color, backgroundColor, font, border, opacity, boxShadow];
      });
    expect(await look(words.refuse)).toEqual(await look(words.accept));
    await page.keyboard.press('Tab');
    for (const name of [words.privacyLink, words.refuse, words.accept]) {
      await page.keyboard.press('Tab');
      await expect(notice(page).getByText(name, { exact: true })).toBeFocused();
    }
    expect(shifts).toEqual([]);
  },
);

test(
  'the notice does not cover the buy bar or the chat button, and its answers are reachable with large text',
  onPhone,
  async ({ page }) => {
    const isUncovered = (part: string) =>
      page.locator(part).evaluate((found) => {
        const { top, bottom, left, right } = found.getBoundingClientRect();
        return found.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
      });
    await page.goto('/');
    await expect(notice(page)).toBeVisible();
    await centre(page.locator('details summary').last());
    await expect(page.locator('[data-buy-bar]')).toHaveAttribute('data-shown', '');
    for (const part of ['[data-buy-bar] a', '[data-chat-button]'])
      await expect.poll(() => isUncovered(part), part).toBe(true);
    await page.setViewportSize({ width: 320, height: 640 });
    await setTextSize(page, 200);
    for (const name of [words.refuse, words.accept]) {
      await answerButton(page, name).scrollIntoViewIfNeeded();
      await expect(answerButton(page, name)).toBeInViewport({ ratio: 1 });
    }
  },
);

test('the debug panel fits a phone and is accessible', onPhone, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(`/?debug=rastreio&src=bio&fbclid=F1&utm_term=${'longo'.repeat(60)}`);
  const panel = page.getByRole('complementary', { name: 'Rastreio em teste' });
  await panel.getByText('Rastreio em teste').tap();
  await expect(panel).toContainText('src = bio');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await expectAccessible(page, 'the panel is open');
});
