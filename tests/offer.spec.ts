import { expect, type Locator, type Page, test } from '@playwright/test';
import { content } from './support/content.ts';
import { expectNewTab } from './support/links.ts';
import { expectDrawn } from './support/pictures.ts';
import { onPhone } from './support/screens.ts';

const { offer, home, product, links, site, seller, privacy } = content;
const BUY = '✓ GARANTIR MEU ACESSO POR R$ 57 AGORA';

const highlighted = (page: Page) => page.locator('main :not(a, a *)').filter({ hasText: /^R\$ 57$/ });

async function expectOfferWords(page: Page): Promise<void> {
  await expect(page.locator('s')).toHaveText(['R$ 119']);
  await expect(page.locator('s')).toHaveCSS('text-decoration-line', 'line-through');
  for (const words of [
    'R$ 67',
    'OFERTA ESPECIAL',
    'à vista ou no cartão',
    'Se você sair desta página, perde essa chance. Não terá acesso novamente.',
    'Desconto de 52% aplicado',
    'Como funciona?',
    'Mais de 960 pessoas',
  ]) {
    await expect(page.getByText(words, { exact: true })).toBeVisible();
  }
  await expect(highlighted(page)).toBeVisible();
  const buying = page.getByRole('link', { name: BUY, exact: true });
  await expect(buying).toHaveCount(2);
  for (const index of [0, 1]) {
    await expectNewTab(buying.nth(index), links.checkoutExclusive);
    await expect(buying.nth(index)).toHaveText(BUY);
  }
}

test.describe('when scripts are off', onPhone, () => {
  test.use({ javaScriptEnabled: false });

  test('has every sentence and price that the specification quotes, and both buy links', async ({ page }) => {
    await page.goto('/oferta-exclusiva');
    await expectOfferWords(page);
  });
});

test('has every sentence and price that the specification quotes, and both buy links', async ({ page }) => {
  await page.goto('/oferta-exclusiva');
  await expectOfferWords(page);
  const size = (price: Locator) =>
    price.evaluate((found) => Number.parseFloat(getComputedStyle(found).fontSize));
  const promotional = await size(page.getByText('R$ 67', { exact: true }));
  expect(await size(highlighted(page)), 'the highlighted price').toBeGreaterThan(2 * promotional);
});

test('has the mockup, the trust line, the features, the steps, the devices and the rights line', async ({
  page,
}) => {
  await page.goto('/oferta-exclusiva');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(offer.heading);
  await expectDrawn(page.getByRole('img', { name: offer.mockupAlt }));
  const trust = page.locator('ul', { hasText: offer.trust[0] }).getByRole('listitem');
  await expect(trust).toHaveText([
    /pagamento seguro/i,
    /acesso imediato/i,
    /suporte premium/i,
    /garantia de 7 dias/i,
  ]);
  const features = page.locator('ul', { hasText: product.features[0]?.text }).getByRole('listitem');
  await expect(features).toHaveText(product.features.map(({ text }) => text));
  await expect(features).toHaveCount(9);

  const section = page.locator('div', { has: page.getByRole('heading', { name: 'Como funciona?' }) }).last();
  const steps = section.locator('ol > li');
  await expect(steps).toHaveText([/^1.*compra/, /^2.*e-mail.*link.*tutorial.*bônus/, /^3.*Comece/]);
  await expect(steps.getByRole('heading')).toHaveText(offer.steps.map(({ title }) => title));

  await expect(page.getByRole('heading', { name: home.devices.heading })).toBeVisible();
  await expectDrawn(page.getByRole('img', { name: home.devices.badgeAlt }));
  const rights = `© ${new Date().getFullYear()} ${site.name}. ${site.footer.rights}`;
  await expect(page.getByRole('contentinfo')).toHaveText(
    [
      `${seller.name} · ${seller.document} · ${seller.address}`,
      `${seller.regret} ${seller.email}`,
      privacy.link,
      rights,
    ].join(''),
  );
});

test(
  'answers 200 at its own address without a redirect, and stays out of search engines',
  onPhone,
  async ({ page }) => {
    const response = await page.request.get('/oferta-exclusiva', { maxRedirects: 0 });
    expect(response.status()).toBe(200);
    await page.goto('/oferta-exclusiva');
    await expect(page).toHaveURL('/oferta-exclusiva');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await page.goto('/');
    await expect(page.locator('meta[name="robots"][content*="noindex"]')).toHaveCount(0);
  },
);
