import { expect, type Page, test } from '@playwright/test';
import { content } from './support/content.ts';
import { toldOn } from './support/privacy.ts';
import { inDetail, onDesktopInDetail, onPhone, settleFonts } from './support/screens.ts';
import { variantUrl } from './support/variants.ts';

const { seller, privacy: words, site, links } = content;
const ROUTES = ['/', '/oferta-exclusiva', '/privacidade'];

const footerOf = (page: Page) => page.getByRole('contentinfo');

/** Who sells, the right of regret and the way to the privacy page stand at the foot of the page, to be read and pressed. */
async function expectLawAtFoot(page: Page): Promise<void> {
  const footer = footerOf(page);
  await footer.scrollIntoViewIfNeeded();
  const identity = footer.getByText(`${seller.name} · ${seller.document} · ${seller.address}`, {
    exact: true,
  });
  await expect(identity).toBeVisible();
  await expect(identity).toContainText(
    / · (?:CPF \d{3}\.\d{3}\.\d{3}|CNPJ [\dA-Z]{2}\.[\dA-Z]{3}\.[\dA-Z]{3}\/)/,
  );
  const regret = footer.getByText(seller.regret);
  await expect(regret).toBeVisible();
  await expect(regret).toContainText(/desistir.*7 dias.*art\. 49/);
  const mail = regret.getByRole('link', { name: seller.email, exact: true });
  await expect(mail).toBeVisible();
  await expect(mail).toHaveAttribute('href', `mailto:${seller.email}`);
  for (const text of [identity, regret]) {
    const size = await text.evaluate((found) => Number.parseFloat(getComputedStyle(found).fontSize));
    expect(size).toBeGreaterThanOrEqual(15);
  }
  await expect(footer.getByRole('link', { name: words.link, exact: true })).toHaveAttribute(
    'href',
    '/privacidade',
  );
}

test.describe('when scripts are off', onPhone, () => {
  test.use({ javaScriptEnabled: false });

  for (const route of ROUTES) {
    test(`${route} says who sells and how to go back on a purchase`, async ({ page }) => {
      await page.goto(route);
      await expectLawAtFoot(page);
    });
  }

  test('the privacy page stands whole, and leads back to the main page', async ({ page }) => {
    await page.goto('/privacidade');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.heading);
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      words.responsible.heading,
      words.visit.heading,
      words.video.heading,
      words.chat.heading,
      words.purchase.heading,
      words.regret.heading,
      words.abroad.heading,
      words.reasons.heading,
      words.keeping.heading,
      words.rights.heading,
      words.minors.heading,
      words.changes.heading,
    ]);
    await page.getByRole('main').getByRole('link', { name: site.name }).click();
    await expect(page).toHaveURL('/');
  });
});

test('every page says who sells and how to go back on a purchase, and nothing lies over it', async ({
  page,
}) => {
  for (const route of ROUTES) {
    await page.goto(route);
    await expectLawAtFoot(page);
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    await footerOf(page).getByRole('link', { name: words.link }).click();
    await expect(page).toHaveURL('/privacidade');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  }
});

test(
  'the privacy page tells who answers for the data, the rights and where to complain',
  onPhone,
  async ({ page }) => {
    await page.goto('/privacidade');
    const main = page.getByRole('main');
    for (const fact of [seller.name, seller.document, seller.address, `“${links.chatMessage}”`]) {
      await expect(main).toContainText(fact);
    }
    await expect(main.getByRole('link', { name: seller.email })).toHaveCount(3);
    const rights = main.locator('section', {
      has: page.getByRole('heading', { name: words.rights.heading }),
    });
    await expect(rights.getByRole('listitem')).toHaveText(words.rights.items);
    await expect(rights.getByRole('link', { name: 'gov.br/anpd' })).toHaveAttribute(
      'href',
      words.rights.complaintLink,
    );
    await expect(main.locator('time')).toHaveText('21 de novembro de 2026');
    await expect(main.locator('time')).toHaveAttribute('datetime', '2026-11-21');
  },
);

test('the privacy page may be found, at its own address', onPhone, async ({ page }) => {
  await page.goto('/privacidade');
  await expect(page).toHaveTitle(words.page.title);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', words.page.description);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${site.address}/privacidade`);
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
});

test('its lines are 45 to 75 characters long where there is room', onDesktopInDetail, async ({ page }) => {
  await page.goto('/privacidade');
  await settleFonts(page);
  const longest = await page.getByText(words.visit.hosting.slice(0, 40)).evaluate((paragraph) => {
    const letters = document.createRange();
    const text = paragraph.firstChild as Text;
    const lines: number[] = [];
    let top = Number.NaN;
    for (let at = 0; at < text.length; at++) {
      letters.setStart(text, at);
      letters.setEnd(text, at + 1);
      const rect = letters.getBoundingClientRect();
      if (rect.width === 0) continue;
      if (Math.abs(rect.top - top) > 4) lines.push(0);
      if (Number.isNaN(top) || Math.abs(rect.top - top) > 4) top = rect.top;
      lines[lines.length - 1] = (lines.at(-1) ?? 0) + 1;
    }
    return Math.max(...lines);
  });
  expect(longest).toBeGreaterThanOrEqual(45);
  expect(longest).toBeLessThanOrEqual(75);
});

test.describe('tells what the site does and no more', onPhone, () => {
  test('with the settings of the demonstration', inDetail, async ({ page }) => {
    await page.goto('/privacidade');
    expect(await toldOn(page)).toEqual(['alone', 'offer', 'campaign', 'own']);
  });

  test('with nothing by itself, and videos at Vimeo and Panda', inDetail, async ({ page }) => {
    await page.goto(`${variantUrl('quiet')}/privacidade`);
    expect(await toldOn(page)).toEqual(['alone', 'campaign', 'vimeo', 'panda']);
  });

  test('and asks nobody for anything while it is read', inDetail, async ({ page, baseURL }) => {
    const others: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(baseURL ?? '?')) others.push(request.url());
    });
    await page.goto('/privacidade', { waitUntil: 'networkidle' });
    expect(others).toEqual([]);
    expect(await page.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length])).toEqual([
      '',
      0,
      0,
    ]);
  });
});
