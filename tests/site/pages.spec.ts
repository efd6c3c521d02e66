// What each page says and where its links lead, section by section: docs/behaviour.md#pages.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { chatAddress, content, menu } from '../support/content.ts';
import { expectNewTab } from '../support/links.ts';
import { expectDrawn } from '../support/pictures.ts';
import { general, isPhone, onDesktop, onPhone, readWholePage, settleFonts } from '../support/screens.ts';
import { siteUrl } from '../support/sites.ts';

const { site, home, offer, product, proof, links, seller, privacy, interface: words } = content;
const features = product.features.map(({ text }) => text);
const listOn = (page: Page, [first]: readonly string[]) =>
  page.locator('ul', { hasText: first }).getByRole('listitem');
const chatUrl = `${chatAddress}?text=${encodeURIComponent(links.chatMessage)}`;

test(
  'the first screen of / has the logo, the headline, the text and the way to the price',
  general,
  async ({ page }) => {
    await page.goto('/');
    const bar = page.getByRole('banner');
    await expect(bar).toHaveCSS('position', 'fixed');
    const call = page.locator('#inicio').getByRole('link', { name: home.hero.callToAction });
    for (const part of [
      bar.getByRole('link', { name: site.name }),
      page.getByRole('heading', { level: 1 }),
      page.getByText(home.hero.text),
      call,
    ])
      await expect(part).toBeInViewport({ ratio: 1 });
    await call.click();
    await expect(page).toHaveURL('/#preco');
    await expect(page.getByRole('heading', { name: home.price.heading })).toBeInViewport({ ratio: 1 });
  },
);

test('/ has in each section its texts, prices and links', onPhone, async ({ page }) => {
  await page.goto('/');

  await test.step('sections and anchors', async () => {
    await expect(page.locator('body :is(h1, h2)')).toHaveText([
      `${home.hero.headline} ${home.hero.headlineAccent}`,
      ...[home.about, home.howItWorks, home.devices, home.testimonials].map(({ heading }) => heading),
      ...[home.included, home.price, home.faq, home.help].map(({ heading }) => heading),
    ]);
    const anchors = page.getByRole('banner').locator('nav a');
    await expect(anchors).toHaveText(Object.values(menu));
    const sections = [home.about, home.howItWorks, home.testimonials, home.price];
    for (const [index, id] of ['sobre', 'como-funciona', 'depoimentos', 'preco'].entries()) {
      await expect(anchors.nth(index)).toHaveAttribute('href', `#${id}`);
      await expect(page.locator(`#${id}`)).toContainText(sections[index]?.heading ?? '?');
    }
    await expect(page.locator('#inicio')).toContainText(/4,9\/5.*mais de 950/);
  });

  await test.step('about and how it works', async () => {
    await expect(listOn(page, features)).toHaveText(features);
    const buy = page.locator('#sobre').getByRole('link', { name: 'Adquirir agora!', exact: true });
    await expectNewTab(buy, links.checkoutA);
    const { steps } = home.howItWorks;
    await expect(page.locator('#como-funciona ol > li')).toHaveText(
      steps.map(({ title, description }, index) => `${index + 1}${title}${description}`),
    );
    await expectDrawn(page.getByRole('img', { name: home.devices.badgeAlt }));
  });

  await test.step('testimonials', async () => {
    const section = page.locator('#depoimentos');
    await expect(section.locator('figcaption')).toHaveText(proof.testimonials.map(({ name }) => name));
    await expect(section.locator('blockquote')).toHaveText(
      proof.testimonials.map(({ quote }) => `“${quote}”`),
    );
    for (const { alt } of proof.testimonials) await expectDrawn(section.getByRole('img', { name: alt }));
    await expect(section.getByText(/\b327 avaliações/)).toBeVisible();
    await expect(section.getByText(/^Mais de 950 pessoas/)).toBeVisible();
    await expectNewTab(section.getByRole('link', { name: home.testimonials.callToAction }), links.checkoutB);
  });

  await test.step('modules and bonus', async () => {
    const slides = page.locator('[aria-roledescription="slide"]');
    await expect(slides).toHaveText(
      product.modules.map(({ title, description }) => words.enlarge + title + description),
    );
    for (const [index, { alt }] of product.modules.entries())
      await expect(slides.nth(index).locator('img')).toHaveAttribute('alt', alt);
    const { emoji, title, insideAlt } = product.bonus;
    const bonus = page.locator('#incluido .gift');
    await expect(bonus).toContainText(emoji);
    await expect(bonus.getByRole('heading')).toHaveText(title);
    await expect(bonus.locator('s')).toContainText('R$ 19,90');
    await expect(bonus.locator('strong')).toContainText('R$ 0,00');
    await expectDrawn(bonus.getByAltText(insideAlt));
  });

  await test.step('price', async () => {
    const section = page.locator('#preco');
    for (const figure of [
      /\+1\.247\s+downloads/,
      /957\s+clientes ativos/,
      '4,9/5',
      'à vista',
      /até 12x de R\$\s7,79/,
      /\b43%/,
      /incondicional de 7 dias/,
      home.price.guaranteeText,
    ])
      await expect(section.getByText(figure)).toBeVisible();
    await expect(section.locator('s')).toHaveText(['R$ 119,00', 'R$ 19,90']);
    for (const struck of await section.locator('s').all())
      await expect(struck).toHaveCSS('text-decoration-line', 'line-through');
    await expect(section.getByText(product.bonus.title)).toBeVisible();
    await expect(section.getByText('R$ 67,00', { exact: true })).toBeVisible();
    await expect(listOn(page, product.benefits)).toHaveText(product.benefits);
    await expectNewTab(section.getByRole('link', { name: home.price.callToAction }), links.checkoutB);
  });

  await test.step('questions, help, chat and footer', async () => {
    const { items } = home.faq;
    await expect(page.locator('details[name]')).toHaveText(
      items.map(({ question, answer }) => question + answer),
    );
    await expectNewTab(page.getByRole('link', { name: 'Central de ajuda', exact: true }), chatUrl);
    // By its attribute: it hides from the accessibility tree while it would cover a link.
    const floating = page.locator('[data-chat-button]');
    await expect(floating).toHaveAttribute('aria-label', words.chat);
    await expectNewTab(floating, chatUrl);
    await expect(floating).toHaveCSS('position', 'fixed');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByText(site.name, { exact: true })).toBeVisible();
    await expect(footer.getByText(site.tagline)).toBeVisible();
    await expectDrawn(footer.getByRole('img', { name: site.footer.sealsAlt }));
    await expect(footer).toContainText(`© ${new Date().getFullYear()} ${site.name}`);
  });
});

test('/oferta-exclusiva has its texts, prices and links', onPhone, async ({ page }) => {
  const response = await page.request.get('/oferta-exclusiva', { maxRedirects: 0 });
  expect(response.status()).toBe(200);
  await page.goto('/oferta-exclusiva');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(offer.heading);
  const struck = page.locator('s');
  await expect(struck).toHaveText(['R$ 119', 'R$ 19,90']);
  for (const price of await struck.all())
    await expect(price).toHaveCSS('text-decoration-line', 'line-through');
  for (const quoted of [
    'OFERTA ESPECIAL',
    'à vista ou no cartão',
    'Se você sair desta página, perde essa chance. Não terá acesso novamente.',
    'Desconto de 52% aplicado',
    'Como funciona?',
    'Mais de 960 pessoas',
    home.devices.heading,
  ])
    await expect(page.getByText(quoted, { exact: true })).toBeVisible();
  const sizeOf = (price: Locator) =>
    price.evaluate((found) => Number.parseFloat(getComputedStyle(found).fontSize));
  const highlighted = await sizeOf(page.locator('.big-price', { hasText: 'R$ 57' }));
  expect(highlighted).toBeGreaterThan(2 * (await sizeOf(page.getByText(/promocional R\$\s67$/))));
  await expect(listOn(page, offer.trust)).toHaveText(offer.trust);
  await expect(listOn(page, features)).toHaveText(features);
  await expect(page.locator('ol > li')).toHaveText(
    offer.steps.items.map(({ title, description }, index) => `${index + 1}${title}${description}`),
  );
  await expectDrawn(page.getByRole('img', { name: offer.mockupAlt }));
  await expectDrawn(page.getByRole('img', { name: home.devices.imageAlt }));
  await expectDrawn(page.getByRole('img', { name: home.devices.badgeAlt }));
  const label = '✓ GARANTIR MEU ACESSO POR R$ 57 AGORA';
  const buying = page.getByRole('link', { name: label, exact: true });
  await expect(buying).toHaveText([label, label]);
  for (const link of await buying.all()) await expectNewTab(link, links.checkoutExclusive);
  await expect(page.getByRole('contentinfo')).toContainText(
    `© ${new Date().getFullYear()} ${site.name}. ${site.footer.rights}`,
  );
});

/** The seller, the right of regret and the privacy link are at the foot of the page, to be read and pressed. */
async function expectLawAtFoot(page: Page): Promise<void> {
  const footer = page.getByRole('contentinfo');
  const identity = footer.getByText(`${seller.name} · ${seller.document} · ${seller.address}`, {
    exact: true,
  });
  await expect(identity).toContainText(
    / · (?:CPF \d{3}\.\d{3}\.\d{3}|CNPJ [\dA-Z]{2}\.[\dA-Z]{3}\.[\dA-Z]{3}\/)/,
  );
  const regret = footer.getByText(seller.regret);
  await expect(regret).toContainText(/desistir.*7 dias.*art\. 49/);
  await expect(regret.getByRole('link', { name: seller.email, exact: true })).toHaveAttribute(
    'href',
    `mailto:${seller.email}`,
  );
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  for (const text of [identity, regret]) {
    await expect(text).toBeInViewport({ ratio: 1 });
    const size = await text.evaluate((found) => Number.parseFloat(getComputedStyle(found).fontSize));
    expect(size).toBeGreaterThanOrEqual(15);
  }
  await footer.getByRole('link', { name: privacy.link, exact: true }).click();
  await expect(page).toHaveURL('/privacidade');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
}

test('without a countdown, counts or seals nothing takes their place', onPhone, async ({ page }) => {
  const price = page.locator('#preco');
  await page.goto(siteUrl('tracked'));
  await expect(price.locator('.price-strip')).toHaveCount(0);
  await expect(price.locator('h2 + ul > li')).toHaveCount(2);
  await page.goto(siteUrl('short'));
  await expect(price.locator('h2 + ul')).toHaveCount(0);
  await expect(page.locator('footer .seals, #inicio [viewBox="0 0 108 20"]')).toHaveCount(0);
});

test('the foot of every page names the seller and the right of withdrawal', onPhone, async ({ page }) => {
  for (const route of ['/', '/oferta-exclusiva', '/privacidade']) {
    await page.goto(route);
    await expectLawAtFoot(page);
  }
});

test('/privacidade has its sections, and describes what the site does', onPhone, async ({ page }) => {
  await page.goto('/privacidade');
  const { responsible, visit, video, chat, purchase, regret, abroad, ads, ...rest } = privacy;
  const { reasons, keeping, rights, minors, changes } = rest;
  const sections = [responsible, visit, video, chat, purchase, regret, abroad, reasons, keeping, rights];
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(
    [...sections, minors, changes].map(({ heading }) => heading),
  );
  await expect(page.locator('h1 + p')).toHaveText(`${changes.updated} 28 de novembro de 2026`);
  await expect(page.locator('main time')).toHaveAttribute('datetime', '2026-11-28');
  await page.getByText(privacy.contents, { exact: true }).filter({ visible: true }).click();
  await page.getByRole('link', { name: rights.heading }).click();
  await expect(page.getByRole('heading', { name: rights.heading })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('link', { name: 'gov.br/anpd' })).toHaveAttribute('href', rights.complaintLink);
  await page.getByRole('main').getByRole('link', { name: site.name }).click();
  await expect(page).toHaveURL('/');

  await page.goto(`${siteUrl('tracked')}/privacidade`);
  for (const text of [video.vimeo, video.panda, ads.pixel, ads.analytics])
    await expect(page.getByRole('main')).toContainText(text);
});

test(
  'any unknown path answers 404 with the page, logs the path and leads back',
  onPhone,
  async ({ page }) => {
    for (const path of ['/um-caminho-que-nao-existe', '/um/caminho/fundo.html', '/oferta-exclusiva/nada']) {
      const logging = page.waitForEvent('console', (message) => message.text().includes(path));
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await logging;
      const heading = page.getByRole('heading', { name: 'Oops! Page not found' });
      await expect(heading).toBeInViewport({ ratio: 1 });
      await expect(heading).toHaveAttribute('lang', 'en');
      await expect(page.getByText('404', { exact: true })).toBeInViewport({ ratio: 1 });
      await expectNewTab(page.getByRole('link', { name: home.help.button, exact: true }), chatUrl);
      await page.getByRole('link', { name: site.notFound.homeLink }).click();
      await expect(page).toHaveURL('/');
    }
    // Where static hosts look for it.
    expect(await (await page.request.get('/404.html')).text()).toContain('Oops! Page not found');
  },
);

test('a visit that is not measured asks only the site, misses nothing, logs nothing, keeps nothing and is asked nothing', async ({
  page,
  baseURL,
}) => {
  const faults: string[] = [];
  page.on('console', (message) => faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(response.url());
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`) && !/^(?:data|blob):/.test(request.url()))
      faults.push(request.url());
  });
  for (const route of isPhone(page) ? ['/', '/oferta-exclusiva', '/privacidade'] : ['/']) {
    await page.goto(route);
    await settleFonts(page);
    await readWholePage(page);
    await expect(page.locator('[data-consent]')).toHaveCount(0);
  }
  expect(faults).toEqual([]);
  expect(await page.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length])).toEqual([
    '',
    0,
    0,
  ]);
});

test(
  'links that leave the site open in a new tab, which learns nothing of this one',
  onDesktop,
  async ({ page, context }) => {
    for (const route of ['/oferta-exclusiva', '/']) {
      await page.goto(route);
      const leaving = await page
        .locator('a[href^="http"]')
        .evaluateAll((found) => found.map((link) => [link.getAttribute('target'), link.getAttribute('rel')]));
      expect(leaving.length).toBeGreaterThan(1);
      for (const link of leaving) expect(link).toEqual(['_blank', 'noopener noreferrer']);
    }
    await context.route('https://pay.example.com/**', (route) => route.fulfill({ body: 'checkout' }));
    const opening = context.waitForEvent('page');
    await page.getByRole('link', { name: 'Adquirir agora!', exact: true }).click();
    const checkout = await opening;
    await checkout.waitForURL(links.checkoutA);
    expect(await checkout.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
  },
);
