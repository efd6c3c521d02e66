import { expect, type Page, test } from '@playwright/test';
import { content } from './support/content.ts';
import { wake } from './support/late.ts';
import { desktop, inDetail, onDesktop, onPhone, phone } from './support/screens.ts';

const { menu } = content.site;
const anchors = [
  { label: menu.about, id: 'sobre', heading: content.home.about.heading },
  { label: menu.howItWorks, id: 'como-funciona', heading: content.home.howItWorks.heading },
  { label: menu.testimonials, id: 'depoimentos', heading: content.home.testimonials.heading },
  { label: menu.price, id: 'preco', heading: content.home.price.heading },
];

function menuOn(page: Page) {
  const bar = page.getByRole('banner');
  return {
    bar,
    button: bar.getByRole('button', { name: content.interface.openMenu }),
    link: (name: string) => bar.getByRole('link', { name, exact: true }),
  };
}

/** The section's heading is on the screen, and wholly below the fixed bar. */
async function expectArrivedAt(page: Page, { id, heading }: { id: string; heading: string }): Promise<void> {
  await expect(page).toHaveURL(`/#${id}`);
  const title = page.getByRole('heading', { name: heading, exact: true });
  await expect(title).toBeInViewport({ ratio: 1 });
  const barHeight = await menuOn(page).bar.evaluate((bar) => bar.getBoundingClientRect().bottom);
  await expect
    .poll(() => page.locator(`#${id}`).evaluate((section) => section.getBoundingClientRect().top))
    .toBeLessThan(barHeight + 100);
  await expect
    .poll(() => title.evaluate((found) => found.getBoundingClientRect().top))
    .toBeGreaterThanOrEqual(barHeight);
}

test.describe('when scripts are off, on a phone', onPhone, () => {
  test.use({ ...phone, javaScriptEnabled: false });

  test('the button still opens and closes the menu, and its links lead to their sections', async ({
    page,
  }) => {
    await page.goto('/');
    const { button, link } = menuOn(page);
    await expect(link(menu.price)).toBeHidden();
    await button.click();
    for (const { label } of anchors) await expect(link(label)).toBeVisible();
    await button.click();
    await expect(link(menu.price)).toBeHidden();
    await button.click();
    await link(menu.testimonials).click();
    await expect(page).toHaveURL('/#depoimentos');
    await expect(page.locator('#depoimentos')).toBeInViewport();
  });
});

test.describe('on a phone', onPhone, () => {
  test.use(phone);

  test.beforeEach(async ({ page }) => {
    await page.goto('/');
  });

  test('the button toggles the menu and tells its state', async ({ page }) => {
    await wake(page);
    const { button, link } = menuOn(page);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(link(menu.about)).toBeHidden();
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    for (const { label } of anchors) await expect(link(label)).toBeInViewport({ ratio: 1 });
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(link(menu.about)).toBeHidden();
  });

  test('choosing a link closes the menu and leads to its section, below the bar', async ({ page }) => {
    const { button, link } = menuOn(page);
    for (const anchor of anchors) {
      await button.click();
      await link(anchor.label).click();
      await expect(link(anchor.label)).toBeHidden();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await expectArrivedAt(page, anchor);
    }
  });

  test('the keyboard opens the menu, goes through its links and on from the chosen section', async ({
    page,
  }) => {
    const { button, link } = menuOn(page);
    await button.focus();
    await page.keyboard.press('Enter');
    for (const { label } of anchors) {
      await page.keyboard.press('Tab');
      await expect(link(label)).toBeFocused();
    }
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(link(menu.testimonials)).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(page.locator('#depoimentos :focus')).toHaveCount(1);
  });

  test('Escape closes the menu and gives the focus back to the button', async ({ page }) => {
    const { button, link } = menuOn(page);
    await button.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(link(menu.about)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(link(menu.about)).toBeHidden();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toBeFocused();
  });

  test('a touch or click outside closes the menu', async ({ page }) => {
    const { button, link } = menuOn(page);
    await button.click();
    await expect(link(menu.about)).toBeVisible();
    await page.mouse.click(20, 800);
    await expect(link(menu.about)).toBeHidden();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(page).toHaveURL('/');
  });
});

test.describe('on a desktop', onDesktop, () => {
  test.use(desktop);

  test('the four links stand in the bar without a button, and lead to their sections', async ({ page }) => {
    await page.goto('/');
    const { button, link } = menuOn(page);
    await expect(button).toBeHidden();
    for (const { label } of anchors) await expect(link(label)).toBeInViewport({ ratio: 1 });
    for (const anchor of anchors) {
      await link(anchor.label).click();
      await expectArrivedAt(page, anchor);
    }
  });

  test('the links show from 768 px and give way to the button below', inDetail, async ({ page }) => {
    await page.goto('/');
    const { button, link } = menuOn(page);
    await page.setViewportSize({ width: 768, height: 900 });
    await expect(link(menu.price)).toBeVisible();
    await expect(button).toBeHidden();
    await page.setViewportSize({ width: 767, height: 900 });
    await expect(link(menu.price)).toBeHidden();
    await button.click();
    await expect(link(menu.price)).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(link(menu.price)).toBeVisible();
    await page.setViewportSize({ width: 767, height: 900 });
    await expect(link(menu.price)).toBeHidden();
  });
});
