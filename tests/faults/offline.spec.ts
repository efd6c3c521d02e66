// The network goes once the page has loaded: in a lift, in the underground.
import { expect } from '@playwright/test';
import { carouselOn } from '../support/carousel.ts';
import { letPass } from '../support/clock.ts';
import { content } from '../support/content.ts';
import { wake } from '../support/late.ts';
import { expectNeverGo, expectStay, leaveOver, openStopped, showPrice } from '../support/leaving.ts';
import { centre, onDesktop, onPhone } from '../support/screens.ts';
import { expectSells, sellingRoutes, test } from '../support/selling.ts';
import { variantUrl } from '../support/variants.ts';

const { home, interface: words, site, links, proof } = content;

for (const route of sellingRoutes) {
  test(`${route} still sells, and its links and questions work`, async ({ page, context }) => {
    await page.goto(variantUrl('quiet') + route);
    await wake(page);
    await context.setOffline(true);
    await expectSells(page, route);
    if (route !== '/') return;
    for (const { question, answer } of home.faq.items) {
      await page.getByText(question).click();
      await expect(page.getByText(answer)).toBeVisible();
    }
    const { row, slides } = carouselOn(page);
    await centre(row);
    await expect(slides).toHaveCount(content.product.modules.length);
    await row.evaluate((found) => found.scrollTo({ left: found.scrollWidth, behavior: 'instant' }));
    await expect.poll(() => row.evaluate((found) => found.scrollLeft)).toBeGreaterThan(500);
    await expect(page.getByRole('timer')).toHaveText(/^4:37:\d\d$/);

    await page.getByRole('link', { name: proof.testimonials[0]?.name }).click();
    const viewer = page.getByRole('dialog', { name: words.enlargedLabel });
    await expect(viewer.getByRole('img', { name: proof.testimonials[0]?.alt })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();

    const isPhone = test.info().project.name === 'phone';
    if (isPhone) await page.getByRole('button', { name: words.openMenu }).click();
    await page.getByRole('banner').getByRole('link', { name: site.menu.price, exact: true }).click();
    await expect(page).toHaveURL(/#preco$/);
    await expect(page.locator('#preco h2')).toBeInViewport();
    await context.setOffline(false);
  });
}

test(
  'the video gives its poster back, and plays once the network is there again',
  onPhone,
  async ({ page, context }) => {
    await page.goto('/');
    await context.setOffline(true);
    const poster = page.getByRole('link', {
      name: words.playVideo.replace('{titulo}', links.mainVideo.title),
    });
    await poster.tap();
    await expect(poster).toBeVisible();
    await expect(page.locator('video')).toHaveCount(0);
    await expectSells(page, '/');
    await context.setOffline(false);
    await poster.tap();
    await expect(page.locator('video')).toHaveJSProperty('paused', false);
  },
);

test('nobody is sent away from a page that sells to an error of the browser', async ({ page, context }) => {
  await openStopped(page);
  await showPrice(page);
  await context.setOffline(true);
  await letPass(page, 20_000);
  await expectStay(page);
  await expectSells(page, '/');
  await context.setOffline(false);
  await expectNeverGo(page);
});

test('nor does the exit intent', onDesktop, async ({ page, context }) => {
  await openStopped(page);
  await letPass(page, 4000);
  await context.setOffline(true);
  await leaveOver(page, 300, -5);
  await letPass(page, 100);
  await expectStay(page);
  await expectSells(page, '/');
});
