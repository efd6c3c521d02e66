import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { content } from '../support/content.ts';
import { openAndClose } from '../support/offerVisit.ts';
import { recordErrors } from '../support/pixel.ts';
import { centre, onDesktop, onPhone, setTextSize, waitForMain } from '../support/screens.ts';
import { watchShifts } from '../support/shifts.ts';
import { ANALYTICS, META_PIXEL, OFFER_PATH, siteUrl } from '../support/sites.ts';
import { answerAsServices, type ServiceLog } from '../support/standIns.ts';

const { consent: words } = content.tracking;
const ACCEPTED = `${META_PIXEL} ${ANALYTICS}`;

/** Everything that the site has stored in the browser. */
const storedOn = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => ({
    ...Object.fromEntries([...Object.entries(localStorage), ...Object.entries(sessionStorage)]),
    ...(document.cookie && { cookie: document.cookie }),
  }));

const notice = (page: Page) => page.getByRole('region', { name: words.label });
const answerButton = (page: Page, name: string) => notice(page).getByRole('button', { name, exact: true });
const changeLink = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: words.change });
const names = (log: ServiceLog) =>
  log
    .events()
    .map(({ name }) => name)
    .toSorted();

let log: ServiceLog;
test.use({ baseURL: siteUrl('tracked') });
test.beforeEach(async ({ context }) => {
  log = await answerAsServices(context);
});

/** Waits until all requests of the page have been answered. */
async function settle(page: Page): Promise<void> {
  await waitForMain(page);
  await page.waitForLoadState('networkidle');
}

/** Scrolls to the price of the page and follows a buy link. */
async function buy(page: Page): Promise<void> {
  await centre(page.locator('[data-price]').first());
  await openAndClose(page.locator('main a[data-buy-link]').last(), (link) => link.click());
}

async function visit(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await waitForMain(page);
  await buy(page);
}

test(
  'after accepting, the pages are measured until consent is withdrawn',
  onDesktop,
  async ({ page, context }) => {
    const errors = recordErrors(page);
    await page.goto('/?fbclid=F1&src=bio');
    const link = page.locator('main a[data-buy-link]').last();
    await expect(link).toHaveAttribute('href', /src=bio/);
    await expect(link).not.toHaveAttribute('href', /fbclid/);
    await answerButton(page, words.accept).click();
    await expect(link).toHaveAttribute('href', /fbclid=F1/);
    await expect.poll(() => names(log)).toEqual(['PageView', 'page_view']);
    await expect
      .poll(() => storedOn(page))
      .toEqual({
        consent: ACCEPTED,
        campaign: 'fbclid=F1&src=bio',
        cookie: expect.stringMatching(/_fbp=.*_ga=|_ga=.*_fbp=/),
      });
    await buy(page);
    await expect
      .poll(() => names(log))
      .toEqual(['InitiateCheckout', 'PageView', 'ViewContent', 'begin_checkout', 'page_view', 'view_item']);
    expect(log.events().find(({ name }) => name === 'InitiateCheckout')?.payload).toMatchObject({
      value: 47.9,
    });

    log.urls.length = 0;
    await visit(page, OFFER_PATH);
    await expect.poll(() => names(log)).toEqual(['PageView', 'ViewContent', 'page_view', 'view_item']);
    await expect(notice(page)).toBeHidden();

    const other = await context.newPage();
    await other.goto('/');
    await expect.poll(() => log.events()).toHaveLength(6);
    await centre(changeLink(other));
    await changeLink(other).click();
    await expect(notice(other)).toBeFocused();
    await answerButton(other, words.refuse).click();
    await expect(changeLink(other)).toBeFocused();
    log.urls.length = 0;
    await buy(other);
    expect(await storedOn(other)).toEqual({ consent: 'no' });
    await page.bringToFront();
    await buy(page);
    await settle(page);
    expect(await storedOn(page)).toEqual({ consent: 'no', campaign: 'src=bio' });
    expect(log.urls).toEqual([]);
    expect(errors).toEqual([]);
  },
);

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
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(notice(page)).toBeHidden();
    await changeLink(page).evaluate((link: HTMLElement) => link.click());
    await expect(notice(page)).toBeVisible();
    expect(shifts).toEqual([]);
    await expectAccessible(page, 'the notice is open');
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

test('the debug panel fits a phone, is accessible, and nothing is sent', onPhone, async ({ page }) => {
  const panel = page.getByRole('complementary', { name: 'Rastreio em teste' });
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(`/?debug=rastreio&src=bio&fbclid=F1&utm_term=${'longo'.repeat(60)}`);
  await panel.getByText('Rastreio em teste').tap();
  for (const text of ['src = bio', 'Não passam adiante: fbclid.']) await expect(panel).toContainText(text);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await expectAccessible(page, 'the panel is open');
  await panel.getByText('Rastreio em teste').tap();
  await answerButton(page, words.accept).click();
  await buy(page);
  await settle(page);
  expect(log.urls).toEqual([]);
});
