import { expect, test } from '@playwright/test';
import { content } from './support/content.ts';
import { expectNewTab } from './support/links.ts';
import { expectDrawn } from './support/pictures.ts';
import { onDesktop, onPhone } from './support/screens.ts';

const { site, home, product, links } = content;

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('the sections stand in the order of the specification', async ({ page }) => {
  await expect(page.locator('body :is(h1, h2)')).toHaveText([
    `${home.hero.headline} ${home.hero.headlineAccent}`,
    home.about.heading,
    home.howItWorks.heading,
    home.devices.heading,
    home.testimonials.heading,
    home.included.heading,
    home.price.heading,
    home.faq.heading,
    home.help.heading,
  ]);
});

test('the fixed top bar has the logo and four anchors, each to its own section', async ({ page }) => {
  const bar = page.getByRole('banner');
  await expect(bar).toHaveCSS('position', 'fixed');
  await expect(bar.getByRole('link', { name: site.name })).toBeInViewport();
  const anchors = await bar
    .locator('nav a')
    .evaluateAll((found) => found.map((link) => [link.getAttribute('href'), link.textContent?.trim()]));
  expect(anchors).toEqual([
    ['#sobre', site.menu.about],
    ['#como-funciona', site.menu.howItWorks],
    ['#depoimentos', site.menu.testimonials],
    ['#preco', site.menu.price],
  ]);
  await expect(page.locator('#sobre')).toContainText(home.about.heading);
  await expect(page.locator('#como-funciona')).toContainText(home.howItWorks.heading);
  await expect(page.locator('#depoimentos')).toContainText(home.testimonials.heading);
  await expect(page.locator('#preco')).toContainText(home.price.heading);
});

test('the hero opens with the headline, the sub-text, the call to #preco and the star line', async ({
  page,
}) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  await expect(page.getByText(home.hero.text)).toBeInViewport({ ratio: 1 });
  const call = page.getByRole('link', { name: home.hero.callToAction });
  await expect(call).toBeInViewport({ ratio: 1 });
  await expect(call).toHaveAttribute('href', '#preco');
  await call.click();
  await expect(page.getByRole('heading', { name: home.price.heading })).toBeInViewport({ ratio: 1 });
  const hero = page.getByRole('main').locator('section').first();
  await expect(hero).toContainText(/4,9\/5.*mais de 950/);
  await expect(hero).toContainText('7 minutos');
});

test('the nine features are listed in the order of the specification', onPhone, async ({ page }) => {
  const features = page.locator('#sobre').getByRole('listitem');
  await expect(features).toHaveText(product.features.map(({ text }) => text));
  await expect(features).toHaveText([
    /Bíblia.*livros e capítulos/,
    /devociona/i,
    /compromissos/i,
    /(?=.*metas)(?=.*anotações)/i,
    /(?=.*finanças)(?=.*dízimo)/i,
    /treino/i,
    /estudos/i,
    /gráfico.*progresso/i,
    /moderno.*fácil/i,
  ]);
});

test(
  "'Adquirir agora!' is a link that opens offer A in a new tab without opener or referrer",
  onDesktop,
  async ({ page, context }) => {
    await context.route('https://pay.example.com/**', (route) => route.fulfill({ body: 'checkout' }));
    const link = page.locator('#sobre').getByRole('link', { name: 'Adquirir agora!', exact: true });
    await expectNewTab(link, links.checkoutA);
    const opening = context.waitForEvent('page');
    await link.click();
    const checkout = await opening;
    await checkout.waitForURL(links.checkoutA);
    expect(await checkout.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
    await expect(page).toHaveURL('/');
  },
);

test('how it works: three numbered steps, then the devices and the badge of the app', async ({ page }) => {
  const section = page.locator('#como-funciona');
  const steps = section.locator('ol > li');
  await expect(steps).toHaveCount(3);
  for (const [index, { title, description }] of home.howItWorks.steps.entries()) {
    const step = steps.nth(index);
    await expect(step).toContainText(String(index + 1));
    await expect(step.getByRole('heading', { name: title })).toBeVisible();
    await expect(step.getByText(description)).toBeVisible();
  }
  const heading = section.getByRole('heading', { name: home.devices.heading });
  await expect(heading).toHaveText(/computador.*tablet.*celular/);
  await expect(section.getByText(home.devices.text)).toBeVisible();
  await expectDrawn(section.getByRole('img', { name: home.devices.badgeAlt }));
});

test('three testimonials with first name and last initial, the 327 line and the link to offer B', async ({
  page,
}) => {
  const section = page.locator('#depoimentos');
  const items = section.getByRole('listitem');
  await expect(items).toHaveCount(3);
  for (const [index, { name, alt }] of content.proof.testimonials.entries()) {
    expect(name).toMatch(/^\p{Lu}\p{L}+ \p{Lu}\.$/u);
    await expect(items.nth(index).getByText(name, { exact: true })).toBeVisible();
    await expectDrawn(items.nth(index).getByRole('img', { name: alt }));
  }
  await expect(section.getByText(/\b327 avaliações/)).toBeVisible();
  await expectNewTab(section.getByRole('link', { name: home.testimonials.callToAction }), links.checkoutB);
});

test(
  'the ten modules in the order of the specification, each with a picture and a description',
  onPhone,
  async ({ page }) => {
    const slides = page.locator('[aria-roledescription="slide"]');
    await expect(slides.locator('h3')).toHaveText([
      'Bíblia',
      'Devocional',
      'Anotações',
      'Compromissos',
      'Diário',
      'Dízimo',
      'Finanças',
      'Estudos',
      'Treino',
      'Metas',
    ]);
    for (const [index, { alt, description }] of product.modules.entries()) {
      await expect(slides.nth(index).locator('img')).toHaveAttribute('alt', alt);
      await expect(slides.nth(index)).toContainText(description);
    }
    await expect(slides.nth(4)).toContainText(/mês|mensal/);
  },
);

test('the bonus: a PDF for young Christians, from R$ 19,90 to R$ 0,00', onPhone, async ({ page }) => {
  const { emoji, title, description } = product.bonus;
  const card = page
    .locator('section div', { has: page.getByRole('heading', { name: title }) })
    .last()
    .locator('..');
  await expect(card).toContainText(emoji);
  await expect(card.getByRole('heading')).toHaveText(/PDF.*jovens cristãos/);
  await expect(card).toContainText(description);
  await expect(card.locator('s')).toContainText('R$ 19,90');
  await expect(card.locator('strong')).toContainText('R$ 0,00');
});
