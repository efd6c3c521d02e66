// The pages where scripts are off.
import { expect, type Page, test } from '@playwright/test';
import { chatAddress, content, menu, routine, textsIn } from '../support/content.ts';
import { centre, generalOnPhone, onDesktop, onPhone } from '../support/screens.ts';
import { sellingRoutes } from '../support/selling.ts';

const { site, behaviour, home, product, offer, links, proof, interface: words } = content;

test.use({ javaScriptEnabled: false });

/** Everything the page says: its text, and the names of its pictures and controls. */
async function wordsOf(page: Page): Promise<string> {
  const text = await page.locator('body').evaluate((body) => {
    const names = Array.from(body.querySelectorAll('[alt], [aria-label]'), (element) =>
      [element.getAttribute('alt'), element.getAttribute('aria-label')].join(' '),
    );
    return [body.textContent, ...names].join(' ');
  });
  return text.replace(/\s+/g, ' ');
}

/** The headings and paragraphs that cannot be seen although no closed question holds them, and a phone does not leave them out. */
const hiddenTexts = (page: Page) =>
  page.locator('main :is(h1, h2, h3, p, li, figcaption)').evaluateAll((found) =>
    found
      .filter((element) => !element.closest('details:not([open]) > :not(summary), .planner-window'))
      .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((element) => element.textContent),
  );

test('the pages that sell show all of the seller’s texts', generalOnPhone, async ({ page }) => {
  const features = product.features.map(({ text }) => text);
  const { features: _, ...restOfProduct } = product;
  const { sections: _home, menu: _menu, hero, ...restOfHome } = home;
  const { kind: _kind, properties, ...restOfRoutine } = routine;
  const restOfHero = { ...hero, planner: restOfRoutine };
  const { sections: _offer, ...restOfOffer } = offer;
  // Words of parts that the content may leave out.
  const unsaid = [
    product.bonus ? undefined : home.included.bonusHeading,
    behaviour.countdown === 'off' ? home.price.countdownLabel : undefined,
  ];
  for (const [route, expected, hidden] of [
    [
      '/',
      [
        ...textsIn([restOfHome, restOfHero, restOfProduct, menu, site.footer, site.tagline]),
        ...features,
        ...(properties ?? []).flatMap(({ icon: _, ...property }) => textsIn(property)),
        ...proof.testimonials.flatMap(({ name, alt }) => [name, alt]),
      ],
      // The carousel counts once it is hydrated.
      [`1 de ${product.modules.length}`],
    ],
    [
      '/oferta-exclusiva',
      [...textsIn([restOfOffer, offer.sections.includes('devices') && home.devices]), ...features],
      [],
    ],
  ] as const) {
    await page.goto(route);
    const shown = await wordsOf(page);
    expect(expected.length).toBeGreaterThan(30);
    const missing = expected.filter((text) => !shown.includes(text.replace(/\s+/g, ' ')));
    expect(missing.filter((text) => !unsaid.includes(text))).toEqual([]);
    expect(await hiddenTexts(page)).toEqual(hidden);
  }
});

test('the first full-page screenshot shows every picture already', onDesktop, async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  const shot = () => page.screenshot({ fullPage: true, animations: 'disabled' });
  const first = await shot();
  expect(first.equals(await shot())).toBe(true);
});

test('every way to buy, to ask and to watch is a link that can be seen', onPhone, async ({ page }) => {
  const bar = page.getByRole('complementary', { name: words.buyBar });
  for (const [route, addresses, { title }] of [
    ['/', [links.checkoutA, links.checkoutB, chatAddress], links.mainVideo],
    ['/oferta-exclusiva', [links.checkoutExclusive], links.offerVideo],
  ] as const) {
    await page.goto(route);
    for (const address of addresses) {
      const found = page.locator(`main a[href^="${address}"]`).first();
      await found.scrollIntoViewIfNeeded();
      await expect(found).toBeInViewport();
    }
    const poster = page.getByRole('link', { name: words.playVideo.replace('{titulo}', title) });
    await centre(poster);
    await expect(poster).toBeInViewport();
    const file = await page.request.get((await poster.getAttribute('href')) ?? '');
    expect(file.headers()['content-type']).toBe('video/mp4');
    await expect(poster).toHaveAttribute('target', '_blank');
  }
  await page.goto('/');
  const chat = page.getByRole('link', { name: words.chat });
  await expect(chat).not.toHaveCSS('position', 'fixed');
  await chat.scrollIntoViewIfNeeded();
  await expect(chat).toBeInViewport();
  await bar.scrollIntoViewIfNeeded();
  await expect(bar.getByRole('link')).toHaveAttribute('href', links.checkoutB);
  await expect(bar).toBeInViewport({ ratio: 1 });
});

test('the buy bar is the last thing on the page, and covers nothing there', onPhone, async ({ page }) => {
  for (const route of sellingRoutes) {
    await page.goto(route);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const bar = await page.getByRole('complementary', { name: words.buyBar }).boundingBox();
    const footer = await page.getByRole('contentinfo').boundingBox();
    const main = await page.getByRole('main').boundingBox();
    const closing = await page.locator('main > section').last().boundingBox();
    const bottom = (box: typeof bar) => (box?.y ?? 0) + (box?.height ?? 0);
    expect(bottom(closing), `${route}: no strip before the footer`).toBeCloseTo(bottom(main), 0);
    expect(bar?.y, `${route}: below the footer`).toBeGreaterThanOrEqual(bottom(footer) - 0.5);
    expect(bottom(bar), `${route}: at the window's foot`).toBeCloseTo(page.viewportSize()?.height ?? 0, 0);
  }
});

test('the menu, the questions, the tasks and the conversations work', onPhone, async ({ page, context }) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: words.openMenu });
  const toPrice = page.getByRole('banner').getByRole('link', { name: menu.price, exact: true });
  await expect(toPrice).toBeHidden();
  await button.click();
  await toPrice.click();
  await expect(page.locator('#preco')).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('timer')).toHaveText('4:37:22');
  for (const { question, answer } of home.faq.items) {
    await page.getByText(question).click();
    await expect(page.getByText(answer)).toBeVisible();
  }
  const { tasks, finished } = routine;
  await expect(page.getByText(finished)).toBeHidden();
  await page.getByRole('checkbox', { name: tasks.find(({ done }) => !done)?.text }).check();
  await expect(page.getByText(finished)).toBeVisible();

  for (const { name } of proof.testimonials) {
    const opening = context.waitForEvent('page');
    await page.locator('#depoimentos').getByRole('link', { name }).click();
    await (await opening).waitForURL(/\.(?:webp|avif)$/);
    await expect(page).toHaveURL('/#preco');
  }
});
