// What each page says and where its links lead, section by section: docs/behaviour.md#pages.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { googleAnalytics } from '../../src/trackers/googleAnalytics.ts';
import { metaPixel } from '../../src/trackers/metaPixel.ts';
import { chatAddress, content, mainPage, offer, offerPage, part } from '../support/content.ts';
import { expectNewTab } from '../support/links.ts';
import { expectDrawn } from '../support/pictures.ts';
import { general, isPhone, onDesktop, onPhone, readWholePage, settleFonts } from '../support/screens.ts';
import { OFFER_PATH, siteUrl } from '../support/sites.ts';

const { site, product, proof, privacy, interface: words } = content;
const { seller } = site;
const features = product.features.map(({ text }) => text);
const numbered = (items: { title: string; description: string }[]) =>
  items.map(({ title, description }, index) => `${index + 1}${title}${description}`);
const listOn = (page: Page, [first]: readonly string[]) =>
  page.locator('ul', { hasText: first }).getByRole('listitem');
const chatUrl = `${chatAddress}?text=${encodeURIComponent(site.chat.message)}`;

test(
  'the first screen of / has the logo, the headline, the text and the way to the price',
  general,
  async ({ page }) => {
    const { text, buttons } = part(mainPage, 'hero');
    await page.goto('/');
    const bar = page.getByRole('banner');
    await expect(bar).toHaveCSS('position', 'fixed');
    const call = page.locator('#inicio').getByRole('link', { name: buttons[0]?.label ?? '?' });
    for (const seen of [
      bar.getByRole('link', { name: site.name }),
      page.getByRole('heading', { level: 1 }),
      page.getByText(text),
      page.locator('.phone .planner-title'),
      call,
    ])
      await expect(seen).toBeInViewport({ ratio: 1 });
    await call.click();
    await expect(page).toHaveURL('/#preco');
    for (const seen of [page.locator('#preco h2'), page.locator('#preco .buy-link').first()])
      await expect(seen).toBeInViewport({ ratio: 1 });
  },
);

test('/ has in each section its texts, prices and links', onPhone, async ({ page }) => {
  await page.goto('/');

  await test.step('sections and anchors', async () => {
    const { headline, headlineAccent } = part(mainPage, 'hero');
    await expect(page.locator('body :is(h1, h2)')).toHaveText([
      `${headline} ${headlineAccent}`,
      ...mainPage.sections.flatMap((section) =>
        'heading' in section ? section.heading.replace('{passos}', 'três') : [],
      ),
    ]);
    const anchors = page.getByRole('banner').locator('nav a');
    await expect(anchors).toHaveText(['Sobre', 'Como funciona', 'Depoimentos', 'Preço']);
    for (const [index, id] of ['sobre', 'como-funciona', 'depoimentos', 'preco'].entries()) {
      await expect(anchors.nth(index)).toHaveAttribute('href', `#${id}`);
      await expect(page.locator(`#${id}`)).toHaveCount(1);
    }
    await expect(page.locator('#inicio')).toContainText(/4,9\/5.*mais de 950/);
  });

  await test.step('about and how it works', async () => {
    expect(features).toHaveLength(9);
    await expect(listOn(page, features)).toHaveText(features);
    const buy = page.locator('#sobre').getByRole('link', { name: 'Adquirir agora!', exact: true });
    await expectNewTab(buy, offer('a').checkout);
    const { items } = part(mainPage, 'steps');
    expect(items).toHaveLength(3);
    await expect(page.locator('#como-funciona ol > li')).toHaveText(numbered(items));
    await expect(page.locator('#aparelhos')).toContainText(/celular.*tablet.*computador/);
    await expectDrawn(page.getByRole('img', { name: part(mainPage, 'content').badge.alt }));
  });

  await test.step('testimonials', async () => {
    const section = page.locator('#depoimentos');
    expect(proof.testimonials).toHaveLength(3);
    await expect(section.locator('figcaption')).toHaveText(proof.testimonials.map(({ name }) => name));
    await expect(section.locator('blockquote')).toHaveText(
      proof.testimonials.map(({ quote }) => `“${quote}”`),
    );
    for (const { picture } of proof.testimonials)
      await expectDrawn(section.getByRole('img', { name: picture.alt }));
    await expect(section.getByText(/^Mais de 950 pessoas.*\b327 avaliações/)).toBeVisible();
    const { label } = part(mainPage, 'testimonials').button;
    await expectNewTab(section.getByRole('link', { name: label }), offer('b').checkout);
  });

  await test.step('modules and bonus', async () => {
    const slides = page.locator('[aria-roledescription="slide"]');
    expect(product.modules).toHaveLength(10);
    await expect(slides).toHaveText(
      product.modules.map(({ title, description }) => words.enlarge + title + description),
    );
    for (const [index, { picture }] of product.modules.entries())
      await expect(slides.nth(index).locator('img')).toHaveAttribute('alt', picture.alt);
    const bonus = page.locator('#incluido .gift');
    await expect(bonus).toContainText('🎁');
    await expect(bonus.getByRole('heading')).toHaveText('Guia em PDF para jovens cristãos');
    await expect(bonus.locator('s')).toContainText('R$ 19,90');
    await expect(bonus.locator('strong')).toContainText('R$ 0,00');
    await expectDrawn(bonus.getByAltText(product.bonuses[0]?.inside?.alt ?? '?'));
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
      site.guarantee.text,
    ])
      await expect(section.getByText(figure)).toBeVisible();
    await expect(section.locator('s')).toHaveText(['R$ 119,00', 'R$ 19,90']);
    await expect(section.getByText('R$ 67,00', { exact: true })).toBeVisible();
    await expect(section.getByRole('timer')).toHaveText(/^4:37:\d\d$/);
    await expect(listOn(page, product.benefits)).toHaveText(product.benefits);
    const { buy } = part(mainPage, 'pricing');
    await expectNewTab(section.getByRole('link', { name: buy }), offer('b').checkout);
  });

  await test.step('questions, help, chat and footer', async () => {
    const { items } = part(mainPage, 'faq');
    expect(items).toHaveLength(4);
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
    await expectDrawn(footer.getByRole('img', { name: site.footer.seals.alt }));
    await expect(footer).toContainText(`© ${new Date().getFullYear()} ${site.name}`);
  });
});

test('/oferta-exclusiva has its texts, prices and links', onPhone, async ({ page }) => {
  const response = await page.request.get(OFFER_PATH, { maxRedirects: 0 });
  expect(response.status()).toBe(200);
  await page.goto(OFFER_PATH);
  const { heading, trust, mockup } = part(offerPage, 'offerHero');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
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
  ])
    await expect(page.getByText(quoted, { exact: true })).toBeVisible();
  const sizeOf = (price: Locator) =>
    price.evaluate((found) => Number.parseFloat(getComputedStyle(found).fontSize));
  const highlighted = await sizeOf(page.locator('[data-price]', { hasText: 'R$ 57' }));
  expect(highlighted).toBeGreaterThan(2 * (await sizeOf(page.getByText(/promocional R\$\s67$/))));
  expect(trust).toHaveLength(4);
  await expect(listOn(page, trust)).toHaveText(trust);
  await expect(listOn(page, features)).toHaveText(features);
  await expect(page.locator('ol > li')).toHaveText(numbered(part(offerPage, 'steps').items));
  await expect(page.locator('#aparelhos')).toContainText(/celular.*tablet.*computador/);
  const { badge, picture } = part(offerPage, 'content');
  for (const { alt } of [mockup, badge, picture]) await expectDrawn(page.getByRole('img', { name: alt }));
  await expect(page.locator('[data-video]')).toHaveCount(1);
  const label = '✓ GARANTIR MEU ACESSO POR R$ 57 AGORA';
  const buying = page.getByRole('link', { name: label, exact: true });
  await expect(buying).toHaveText([label, label]);
  for (const link of await buying.all()) await expectNewTab(link, offer('exclusiva').checkout);
  await expect(page.getByRole('contentinfo')).toContainText(
    `© ${new Date().getFullYear()} ${site.name}. Todos os direitos reservados.`,
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

test('what the content leaves out or hides leaves no gap', onPhone, async ({ page }) => {
  const price = page.locator('#preco');
  await page.goto(siteUrl('tracked'));
  await expect(price.getByRole('timer')).toHaveCount(0);
  await expect(price.locator('h2 + ul > li')).toHaveCount(2);
  await page.goto(siteUrl('short'));
  await expect(price.locator('h2 + ul')).toHaveCount(0);
  await expect(page.getByRole('contentinfo').getByRole('img')).toHaveCount(0);
  // A hidden section, and its item of the menu.
  await expect(page.locator('#perguntas, a[href="#perguntas"]')).toHaveCount(0);
  expect(await page.content()).not.toContain('FAQPage');
});

test('the foot of every page names the seller and the right of withdrawal', onPhone, async ({ page }) => {
  for (const route of ['/', OFFER_PATH, '/privacidade']) {
    await page.goto(route);
    await expectLawAtFoot(page);
  }
});

test('/privacidade has its sections, and describes what the site does', onPhone, async ({ page }) => {
  await page.goto('/privacidade');
  const { responsible, visit, video, chat, purchase, regret, abroad, ...rest } = privacy;
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
  for (const text of [video.vimeo, video.panda, metaPixel.privacy, googleAnalytics.privacy])
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
      await expectNewTab(page.getByRole('link', { name: site.chat.label, exact: true }), chatUrl);
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
  for (const route of isPhone(page) ? ['/', OFFER_PATH, '/privacidade'] : ['/']) {
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
    for (const route of [OFFER_PATH, '/']) {
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
    await checkout.waitForURL(offer('a').checkout);
    expect(await checkout.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
  },
);
