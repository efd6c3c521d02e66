// Tests that the pages sell even if the network, the scripts, the storage or other hosts fail.
import { expect, type Page } from '@playwright/test';
import { carouselOn } from '../support/carousel.ts';
import { openStopped, runMain } from '../support/clock.ts';
import { content, mainPage, menu, sectionOn } from '../support/content.ts';
import { showPrice, skipOffer } from '../support/offerVisit.ts';
import { centre, onDesktop, onPhone, scrollThrough, waitForMain } from '../support/screens.ts';
import { expectSells, test } from '../support/selling.ts';
import { OFFER_PATH } from '../support/sites.ts';

const { interface: words, proof } = content;
const SCROLL_MS = 20_000;

const posterOn = (page: Page) => page.locator('[data-video] > a');
const viewerOn = (page: Page) => page.getByRole('dialog', { name: words.enlargedLabel });

/** Expects that the parts that need no script work: the carousel's row, the questions, the menu and the buy bar. */
async function expectUsable(page: Page, isMobile: boolean): Promise<void> {
  const { row } = carouselOn(page);
  await row.evaluate((found) => found.scrollTo({ left: found.scrollWidth, behavior: 'instant' }));
  await expect.poll(() => row.evaluate((found) => found.scrollLeft)).toBeGreaterThan(500);
  for (const { question, answer } of sectionOn(mainPage, 'faq').items) {
    await page.getByText(question).click();
    await expect(page.getByText(answer)).toBeVisible();
  }
  if (isMobile) {
    const bar = page.getByRole('complementary', { name: words.buyBar });
    await centre(page.locator('#ajuda h2'));
    await expect(bar.getByRole('link')).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: words.openMenu }).click();
  }
  await page.getByRole('banner').getByRole('link', { name: menu.sobre, exact: true }).click();
  await expect(page).toHaveURL('/#sobre');
}

for (const [what, size, breakScripts] of [
  ['fail to load', onDesktop, (page: Page) => page.route('**/*.js', (route) => route.abort())],
  [
    'throw',
    onPhone,
    (page: Page) => page.addInitScript(() => Reflect.deleteProperty(globalThis, 'IntersectionObserver')),
  ],
] as const)
  test(
    `scripts that ${what} leave the main page usable as without scripts`,
    size,
    async ({ page, isMobile }) => {
      await breakScripts(page);
      await page.goto('/');
      await expect(page.locator('html')).not.toHaveClass(/scripts/);
      await scrollThrough(page);
      await expect(carouselOn(page).next).toBeHidden();
      await expectSells(page, '/');
      await expectUsable(page, isMobile);
      await expect(posterOn(page)).toHaveAttribute('target', '_blank');
    },
  );

test(
  'an open page works offline, and its video plays when the connection is back',
  onPhone,
  async ({ page, context }) => {
    await skipOffer(page);
    await page.goto('/');
    await waitForMain(page);
    await context.setOffline(true);
    await expectSells(page, '/');
    await expectUsable(page, true);
    const conversation = proof.testimonials[0];
    await page.getByRole('link', { name: conversation?.name }).click();
    await expect(viewerOn(page).getByRole('img', { name: conversation?.picture?.alt })).toBeVisible();
    await page.keyboard.press('Escape');
    await posterOn(page).tap();
    await expect(posterOn(page)).toBeVisible();
    await expect(page.locator('video')).toHaveCount(0);
    await context.setOffline(false);
    await posterOn(page).tap();
    await expect(page.locator('video')).toHaveJSProperty('paused', false);
  },
);

test('without storage the page works, and its redirect keeps the campaign', onPhone, async ({ page }) => {
  await page.addInitScript(() => {
    const deny = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['sessionStorage', 'localStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, { get: deny });
    }
    Object.defineProperty(document, 'cookie', { get: deny, set: deny });
  });
  await openStopped(page, '/?src=bio');
  await showPrice(page);
  await page.clock.runFor(SCROLL_MS);
  await expect(page).toHaveURL((url) => url.pathname === OFFER_PATH);
  await runMain(page);
  await expect(page.locator('a[data-buy-link]').first()).toHaveAttribute('href', /\?src=bio$/);
});
