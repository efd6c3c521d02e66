// The seller's player, pixel and checkout belong to others: what they do must not reach the page.
import { expect, type Page } from '@playwright/test';
import { content } from '../support/content.ts';
import type { Pixel } from '../support/pixel.ts';
import { centre, onDesktop, onPhone, readWholePage, settleBands } from '../support/screens.ts';
import { expectSells, type SellingRoute, test } from '../support/selling.ts';
import { type VARIANTS, variantUrl } from '../support/variants.ts';

const { links } = content;
const checkoutLink = (page: Page) => page.locator(`#preco a[href="${links.checkoutB}"]`);

const PLAYERS: { site: keyof typeof VARIANTS; route: SellingRoute }[] = [
  { site: 'honest', route: '/' },
  { site: 'quiet', route: '/oferta-exclusiva' },
  { site: 'honest', route: '/oferta-exclusiva' },
];

for (const { site, route } of PLAYERS) {
  test(
    `a player that hangs for ever holds up neither ${route} of the ${site} seller nor its reload`,
    onPhone,
    async ({ page }) => {
      let hanging = 0;
      await page.route(
        ({ hostname }) => hostname !== 'localhost',
        () => void hanging++,
      );
      await page.goto(variantUrl(site) + route);
      const poster = page.locator('[data-video] > a');
      await centre(poster);
      await poster.tap();
      await expect.poll(() => hanging).toBe(1);
      await expectSells(page, route);
      await page.reload();
      await expect(poster).toBeVisible();
      await expectSells(page, route);
      expect(hanging, 'asked again only by a press').toBe(1);
    },
  );
}

test('a player whose script throws costs the page nothing', onPhone, async ({ page, faults }) => {
  await page.route('https://scripts.converteai.net/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("The player is broken.")' }),
  );
  await page.goto(`${variantUrl('honest')}/oferta-exclusiva`);
  await centre(page.locator('[data-video]'));
  await page.locator('[data-video] > a').tap();
  await expect.poll(() => faults.splice(0)).toEqual(['exception: The player is broken.']);
  await readWholePage(page);
  await expectSells(page, '/oferta-exclusiva');
});

test('a checkout that never answers leaves the page as it was, and is asked once a press', async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  await context.route('https://pay.example.com/**', (route) => void asked.push(route.request().url()));
  await page.goto(variantUrl('quiet'));
  await settleBands(page);
  for (let press = 1; press <= 2; press++) {
    await checkoutLink(page).click();
    await expect.poll(() => asked).toEqual(Array(press).fill(links.checkoutB));
    await page.bringToFront();
    await expectSells(page, '/');
  }
});

const PIXELS: Record<string, () => void> = {
  'throws what is no error': () => {
    (window as Pixel).fbq = () => {
      throw undefined;
    };
  },
  'is broken to the touch': () => {
    (window as Pixel).fbq = new Proxy(() => {}, {
      apply: () => {
        throw new Error('The pixel is broken.');
      },
      get: () => {
        throw new Error('The pixel is broken.');
      },
    });
  },
};

for (const [way, install] of Object.entries(PIXELS)) {
  test(`a pixel that ${way} costs neither the sale nor an error`, onDesktop, async ({ page, context }) => {
    await context.route('https://pay.example.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Pagamento</title>' }),
    );
    await page.goto(variantUrl('quiet'));
    await page.evaluate(install);
    for (let press = 1; press <= 2; press++) {
      const opening = context.waitForEvent('page');
      await checkoutLink(page).click();
      const tab = await opening;
      await tab.waitForURL(links.checkoutB);
      await tab.close();
    }
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    await expectSells(page, '/');
  });
}
