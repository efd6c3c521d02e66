// Tests the page without scrolling, as in a full-page screenshot, and on paper.
import { expect, test } from '@playwright/test';
import { anyProductOnPhone, onDesktop, waitForMain } from '../support/screens.ts';
import { siteUrl } from '../support/sites.ts';

test(
  'elements with a reveal animation are opaque without scrolling, as in a full-page screenshot',
  anyProductOnPhone,
  async ({ page }) => {
    await page.goto('/');
    await waitForMain(page);
    const seen = await page
      .locator('main .reveal > *')
      .evaluateAll((found) => found.map((element) => getComputedStyle(element).opacity));
    expect(seen.length).toBeGreaterThan(5);
    expect(seen.filter((opacity) => opacity !== '1')).toEqual([]);
  },
);

test('in print the page is black on white, with all questions open', onDesktop, async ({ page }) => {
  await page.goto(siteUrl('tracked'));
  await waitForMain(page);
  const answers = page.locator('details p');
  const readable = () =>
    answers.evaluateAll((all) => all.filter((one) => one.checkVisibility() && one.clientHeight > 20));
  expect(await readable()).toHaveLength(0);
  await page.emulateMedia({ media: 'print' });
  expect(await readable()).toHaveLength(2);
  const marks = await page.locator('body, body *').evaluateAll((found) =>
    found.flatMap((element) => {
      if (!element.checkVisibility({ visibilityProperty: true })) return [];
      const { color, backgroundColor, backgroundImage, position } = getComputedStyle(element);
      const isOnPaper =
        color === 'rgb(0, 0, 0)' && backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none';
      return isOnPaper && (position !== 'fixed' || element.matches('[href="#conteudo"]'))
        ? []
        : [element.outerHTML.slice(0, 90)];
    }),
  );
  expect(marks).toEqual([]);
  const hidden = 'header button:not([aria-hidden]), [data-buy-bar], [data-chat-button], [data-consent]';
  await expect(page.locator(hidden).filter({ visible: true })).toHaveCount(0);
});
