import { expect, test } from '@playwright/test';
import { chatAddress, content } from './support/content.ts';
import { expectNewTab } from './support/links.ts';
import { expectDrawn } from './support/pictures.ts';
import { onPhone } from './support/screens.ts';

const { site, home, product, links } = content;

test('the price section: badges, offer card with the prices of the specification, guarantee', async ({
  page,
}) => {
  await page.goto('/');
  const section = page.locator('#preco');
  await expect(section.getByText(/\+1\.247\s+downloads/)).toBeVisible();
  await expect(section.getByText(/957\s+clientes ativos/)).toBeVisible();
  await expect(section.getByText('4,9/5')).toBeVisible();

  await expect(section.locator('s')).toHaveText(['R$ 119,00']);
  await expect(section.locator('s')).toHaveCSS('text-decoration-line', 'line-through');
  await expect(section.getByText('R$ 67,00', { exact: true })).toBeVisible();
  await expect(section.getByText('à vista')).toBeVisible();
  await expect(section.getByText(/até 12x de R\$ 7,79/)).toBeVisible();
  await expect(section.getByText(/\b43%/)).toBeVisible();
  const benefits = section.locator('ul', { hasText: product.benefits[0] }).getByRole('listitem');
  await expect(benefits).toHaveText(product.benefits);
  await expect(benefits).toHaveText([
    /template completo/i,
    /vitalício.*sem (?:mensalidade|assinatura)/i,
    /qualquer dispositivo/i,
    /atualizações gratuitas/i,
    /suporte por e-mail/i,
  ]);
  await expectNewTab(section.getByRole('link', { name: home.price.callToAction }), links.checkoutB);

  await expect(section.getByRole('heading', { name: /incondicional.*7 dias/ })).toBeVisible();
  await expect(section.getByText(home.price.guaranteeText)).toContainText(/7 dias.*devolvemos tudo/);
});

test('the help box and the floating button lead to the chat with the support number', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: home.help.heading })).toHaveText(/dúvida.*\?$/);
  const address = `${chatAddress}?text=${encodeURIComponent(links.chatMessage)}`;
  await expectNewTab(page.getByRole('link', { name: 'Central de ajuda', exact: true }), address);
  const floating = page.getByRole('link', { name: content.interface.chat });
  await expectNewTab(floating, address);
  await expect(floating).toHaveCSS('position', 'fixed');
});

test(
  'the footer has the name, the tagline, the seals and the current year, whenever that is',
  onPhone,
  async ({ page }) => {
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByText(site.name, { exact: true })).toBeVisible();
    await expect(footer.getByText(site.tagline)).toBeVisible();
    await expectDrawn(footer.getByRole('img', { name: site.footer.sealsAlt }));
    await expect(footer).toContainText(`© ${new Date().getFullYear()} ${site.name}`);

    await page.clock.setFixedTime(new Date('2041-06-07T12:00:00'));
    for (const route of ['/', '/oferta-exclusiva', '/privacidade']) {
      await page.goto(route);
      await expect(page.getByRole('contentinfo')).toContainText(`© 2041 ${site.name}`);
    }
  },
);

test(
  'every link that leaves the site is a plain link in a new tab without opener or referrer',
  onPhone,
  async ({ page }) => {
    for (const route of ['/', '/oferta-exclusiva']) {
      await page.goto(route);
      const leaving = await page
        .locator('a[href^="http"]')
        .evaluateAll((found) => found.map((link) => [link.getAttribute('target'), link.getAttribute('rel')]));
      expect(leaving.length).toBeGreaterThan(1);
      for (const link of leaving) expect(link).toEqual(['_blank', 'noopener noreferrer']);
      expect(await page.locator('[onclick]').count()).toBe(0);
    }
  },
);
