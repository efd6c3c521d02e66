// What each page says and where its links lead, section by section: docs/behaviour.md#pages.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { googleAnalytics } from '../../src/trackers/googleAnalytics.ts';
import { metaPixel } from '../../src/trackers/metaPixel.ts';
import { chatAddress, content, mainPage, offer, offerPage, part } from '../support/content.ts';
import { expectNewTab } from '../support/links.ts';
import { expectDrawn } from '../support/pictures.ts';
import { general, isPhone, onPhone, readWholePage, settleFonts } from '../support/screens.ts';
import { OFFER_PATH, siteUrl } from '../support/sites.ts';

const { site, product, proof, privacy } = content;
const { seller } = site;
const fontSizeOf = (text: Locator) =>
  text.evaluate((found) => Number.parseFloat(getComputedStyle(found).fontSize));
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

/** Compares how many items each place lists. Their words are compared in withoutScripts.spec.ts. */
async function expectLists(page: Page, counts: Record<string, number>): Promise<void> {
  for (const [selector, count] of Object.entries(counts))
    await expect(page.locator(selector), selector).toHaveCount(count);
}

test('/ has its sections, numbers and links', onPhone, async ({ page }) => {
  await page.goto('/');
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
  await expectLists(page, {
    '#sobre ul > li': 9,
    '#como-funciona ol > li': 3,
    '#depoimentos figcaption': 3,
    '[aria-roledescription="slide"]': 10,
    '#incluido .gift': 1,
    '#perguntas details[name]': 4,
  });
  for (const [place, ...texts] of [
    ['#inicio', /4,9\/5.*mais de 950/],
    ['#aparelhos', /celular.*tablet.*computador/],
    ['#depoimentos', /Mais de 950 pessoas.*\b327 avaliações/],
    ['.gift', '🎁', 'Guia em PDF para jovens cristãos'],
    ['.gift s', 'R$ 19,90'],
    ['.gift strong', 'R$ 0,00'],
    ['#preco', /\+1\.247\s+downloads/, /957\s+clientes ativos/, '4,9/5', /incondicional de 7 dias/],
    ['#preco .price-card', 'à vista', /até 12x de R\$\s7,79/, '43% de desconto'],
    ['#preco s >> nth=0', 'R$ 119,00'],
    ['#preco [data-price]', 'R$ 67,00'],
    ['#preco [role="timer"]', /^4:37:\d\d$/],
    ['footer', site.name, site.tagline, `© ${new Date().getFullYear()} ${site.name}`],
  ] as const)
    for (const text of texts) await expect(page.locator(place), place).toContainText(text);

  const link = (place: string, name: string) => page.locator(place).getByRole('link', { name, exact: true });
  await expectNewTab(link('#sobre', 'Adquirir agora!'), offer('a').checkout);
  const { label } = part(mainPage, 'testimonials').button;
  await expectNewTab(link('#depoimentos', label), offer('b').checkout);
  await expectNewTab(link('#preco', part(mainPage, 'pricing').buy), offer('b').checkout);
  await expectNewTab(link('#ajuda', 'Central de ajuda'), chatUrl);
  // By its attribute: it hides from the accessibility tree while it would cover a link.
  const floating = page.locator('[data-chat-button]');
  await expectNewTab(floating, chatUrl);
  await expect(floating).toHaveCSS('position', 'fixed');

  const pictures = [
    part(mainPage, 'content').badge,
    ...proof.testimonials.map(({ picture }) => picture),
    product.bonuses[0]?.inside,
    site.footer.seals,
  ];
  for (const { alt } of pictures.filter((picture) => picture !== undefined))
    await expectDrawn(page.getByRole('img', { name: alt }));
});

test('/oferta-exclusiva has its prices, words and links', onPhone, async ({ page }) => {
  const response = await page.request.get(OFFER_PATH, { maxRedirects: 0 });
  expect(response.status()).toBe(200);
  await page.goto(OFFER_PATH);
  const { mockup } = part(offerPage, 'offerHero');
  const struck = page.locator('s');
  await expect(struck).toHaveText(['R$ 119', 'R$ 19,90']);
  await expect(struck.first()).toHaveCSS('text-decoration-line', 'line-through');
  for (const quoted of [
    'OFERTA ESPECIAL',
    'à vista ou no cartão',
    'Se você sair desta página, perde essa chance. Não terá acesso novamente.',
    'Desconto de 52% aplicado',
    'Como funciona?',
    'Mais de 960 pessoas',
  ])
    await expect(page.getByText(quoted, { exact: true })).toBeVisible();
  const highlighted = await fontSizeOf(page.locator('[data-price]', { hasText: 'R$ 57' }));
  expect(highlighted).toBeGreaterThan(2 * (await fontSizeOf(page.getByText(/promocional R\$\s67$/))));
  await expectLists(page, { 'ol > li': 3, '[data-video]': 1 });
  for (const [first, count] of [
    [part(offerPage, 'offerHero').trust[0], 4],
    [product.features[0]?.text, 9],
  ] as const)
    await expect(page.locator('ul', { hasText: first }).getByRole('listitem')).toHaveCount(count);
  await expect(page.locator('#aparelhos')).toContainText(/celular.*tablet.*computador/);
  const { badge, picture } = part(offerPage, 'content');
  for (const { alt } of [mockup, badge, picture]) await expectDrawn(page.getByRole('img', { name: alt }));
  const label = '✓ GARANTIR MEU ACESSO POR R$ 57 AGORA';
  const buying = page.getByRole('link', { name: label, exact: true });
  await expect(buying).toHaveText([label, label]);
  for (const link of await buying.all()) await expectNewTab(link, offer('exclusiva').checkout);
  await expect(page.getByRole('contentinfo')).toContainText(
    `© ${new Date().getFullYear()} ${site.name}. Todos os direitos reservados.`,
  );
});

test('the foot of every page names the seller and the right of withdrawal', onPhone, async ({ page }) => {
  for (const route of ['/', OFFER_PATH, '/privacidade']) {
    await page.goto(route);
    const footer = page.getByRole('contentinfo');
    const identity = footer.getByText(`${seller.name} · ${seller.document} · ${seller.address}`, {
      exact: true,
    });
    const regret = footer.getByText(seller.regret);
    await expect(regret).toContainText(/desistir.*7 dias.*art\. 49/);
    await expect(regret.getByRole('link', { name: seller.email, exact: true })).toHaveAttribute(
      'href',
      `mailto:${seller.email}`,
    );
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    for (const text of [identity, regret]) {
      await expect(text).toBeInViewport({ ratio: 1 });
      expect(await fontSizeOf(text)).toBeGreaterThanOrEqual(15);
    }
    await footer.getByRole('link', { name: privacy.link, exact: true }).click();
    await expect(page).toHaveURL('/privacidade');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  }
});

test(
  '/privacidade leads to its sections and back, and describes the services of the site',
  onPhone,
  async ({ page }) => {
    await page.goto('/privacidade');
    const { contents, rights, video } = privacy;
    await page.getByText(contents, { exact: true }).filter({ visible: true }).click();
    await page.getByRole('link', { name: rights.heading }).click();
    await expect(page.getByRole('heading', { name: rights.heading })).toBeInViewport({ ratio: 1 });
    await page.getByRole('main').getByRole('link', { name: site.name }).click();
    await expect(page).toHaveURL('/');

    await page.goto(`${siteUrl('tracked')}/privacidade`);
    for (const text of [video.vimeo, video.panda, metaPixel.privacy, googleAnalytics.privacy])
      await expect(page.getByRole('main')).toContainText(text);
  },
);

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
    const leaving = page.locator('a[href^="http"]');
    await expect(leaving.and(page.locator(':not([target="_blank"][rel="noopener noreferrer"])'))).toHaveCount(
      0,
    );
  }
  expect(faults).toEqual([]);
  expect(await page.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length])).toEqual([
    '',
    0,
    0,
  ]);
});
