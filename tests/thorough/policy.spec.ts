import { expect, type Page, test } from '@playwright/test';
import { letPass } from '../support/clock.ts';
import { content, routes } from '../support/content.ts';
import { answerAsPlayers, expectFocusIn } from '../support/players.ts';
import { centre, onDesktop, onPhone, readWholePage } from '../support/screens.ts';
import { TEST_PORT, variantUrl } from '../support/variants.ts';

const { site, interface: words, links } = content;

/** The players' frames say it both ways, for browsers that know one alone. */
const NO_COMPLAINT = "Allow attribute will take precedence over 'allowfullscreen'.";

/** Notes whatever the browser was kept from doing, and every other complaint of its console. */
async function noteComplaints(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const isComplaint = ['error', 'warning'].includes(message.type()) && message.text() !== NO_COMPLAINT;
    if (isComplaint) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`Kept from ${event.effectiveDirective}: ${event.blockedURI} ${event.sample}`);
    });
  });
  return complaints;
}

async function pressVideo(page: Page, title: string): Promise<void> {
  const poster = page.getByRole('link', { name: words.playVideo.replace('{titulo}', title), exact: true });
  await centre(poster);
  await poster.click();
  const player = page.locator('[data-video] > :is(video, iframe, vturb-smartplayer)');
  await expectFocusIn(player);
  const kind = await player.evaluate((found) => found.localName);
  if (kind === 'iframe') await expect(page.frameLocator('iframe').getByText('Tocando')).toBeVisible();
  else if (kind === 'video') await expect(player).toHaveJSProperty('paused', false);
  else await expect(player).toHaveAttribute('data-done', 'yes');
}

async function useMainPage(page: Page): Promise<void> {
  await page.goto('/');
  if (test.info().project.name === 'phone') {
    await page.getByRole('button', { name: words.openMenu }).click();
    await page.getByRole('banner').getByRole('link', { name: site.menu.about, exact: true }).click();
  }
  await readWholePage(page);
  const islands = page.locator('[data-island-status]');
  for (const island of await islands.all()) {
    await centre(island);
    await expect(island).toHaveAttribute('data-island-status', 'hydrated');
  }
  await page.getByRole('button', { name: words.carousel.next }).click();
  await pressVideo(page, links.mainVideo.title);
  await page.locator('#depoimentos a[data-enlarge]').first().click();
  await expect(page.getByRole('dialog', { name: words.enlargedLabel })).toBeVisible();
  await page.getByRole('button', { name: words.close, exact: true }).click();
  await page.locator('details[name] summary').first().click();
  await expect(
    page.evaluate(() => document.fonts.ready.then((fonts) => fonts.check('1em Figtree'))),
  ).resolves.toBe(true);
}

const sites = [
  { name: 'the file player', baseURL: `http://localhost:${TEST_PORT}` },
  { name: 'Vimeo and Panda', baseURL: variantUrl('quiet') },
  { name: 'YouTube and VTurb', baseURL: variantUrl('honest') },
];

for (const { name, baseURL } of sites) {
  test.describe(`with ${name}`, () => {
    test.use({ baseURL });

    test.beforeEach(({ context }) => answerAsPlayers(context));

    test('nothing that the main page does is kept from it', async ({ page }) => {
      const complaints = await noteComplaints(page);
      // The ways to the offer are tried apart: here they would end the walk.
      await page.clock.install();
      await useMainPage(page);
      expect(complaints).toEqual([]);
    });

    test('nothing that the offer and the 404 page do is kept from them', async ({ page }) => {
      const complaints = await noteComplaints(page);
      await page.goto('/oferta-exclusiva');
      await readWholePage(page);
      await pressVideo(page, links.offerVideo.title);
      expect(complaints).toEqual([]);

      await page.goto('/um/caminho.html');
      await readWholePage(page);
      expect(complaints).toEqual([
        expect.stringContaining('status of 404'),
        expect.stringContaining('/um/caminho.html'),
      ]);
    });
  });
}

for (const { name, baseURL, isRedirect } of [
  { name: 'the redirect', baseURL: `http://localhost:${TEST_PORT}`, isRedirect: true },
  { name: 'the invitation', baseURL: variantUrl('honest'), isRedirect: false },
]) {
  test.describe('on the way to the offer', () => {
    test.use({ baseURL });

    test(`${name} and what it prepares are not kept from anything`, onPhone, async ({ page }) => {
      const complaints = await noteComplaints(page);
      await page.clock.install({ time: new Date('2030-05-06T08:00:00') });
      await page.goto('/');
      await page.clock.pauseAt(new Date('2030-05-06T08:00:10'));
      await centre(page.locator('#preco h2'));
      const rules = page.locator('script[type="speculationrules"]');
      await expect(rules).toHaveCount(1);
      await letPass(page, 16_999);
      await expect(rules).toHaveCount(1);
      await page.clock.runFor(1);
      if (isRedirect) await expect(rules).toHaveCount(2);
      await page.clock.runFor(3_000);
      if (isRedirect) await page.waitForURL('/oferta-exclusiva');
      else
        await expect(page.getByRole('dialog', { name: content.behaviour.invitation.heading })).toBeVisible();
      expect(complaints).toEqual([]);
    });
  });
}

test(
  'what is slipped into a page is kept from running, drawing, asking and sending',
  onDesktop,
  async ({ page }) => {
    for (const route of routes) {
      const complaints = await noteComplaints(page);
      await page.goto(route);
      complaints.length = 0;
      await page.evaluate(async () => {
        const put = (html: string) =>
          document.body.append(document.createRange().createContextualFragment(html));
        put('<script>window.injected = 1</script>');
        put('<script src="https://pay.example.com/x.js"></script>');
        put('<style>body { opacity: 0.5 }</style><p style="color: red" onclick="0">x</p>');
        put(
          '<img alt="" src="https://pay.example.com/x.png"><iframe src="https://pay.example.com/"></iframe>',
        );
        put('<base href="https://pay.example.com/">');
        await fetch('https://pay.example.com/').catch(() => {});
      });
      expect(await page.evaluate(() => 'injected' in window)).toBe(false);
      await expect(page.locator('body')).toHaveCSS('opacity', '1');
      for (const kept of [
        'script-src-elem',
        'style-src-elem',
        'style-src-attr',
        'script-src-attr',
        'img-src',
        'frame-src',
        'base-uri',
        'connect-src',
      ]) {
        await expect.poll(() => complaints.join('\n'), `${route} ${kept}`).toContain(`Kept from ${kept}:`);
      }
    }
  },
);

test('a video and a picture open in a tab of their own', onDesktop, async ({ page }) => {
  const complaints = await noteComplaints(page);
  await page.goto('/');
  const address = (selector: string) => page.locator(selector).first().getAttribute('href');
  const [video, picture] = [await address('[data-video] > a'), await address('a[data-enlarge]')];
  await page.route('**/favicon.ico', (route) => route.fulfill({ body: '' }));
  await page.goto(video ?? '');
  await expect
    .poll(() => page.locator('video').evaluate((found: HTMLVideoElement) => found.readyState))
    .toBeGreaterThan(1);
  await page.goto(picture ?? '');
  await expect
    .poll(() => page.locator('img').evaluate((found: HTMLImageElement) => found.naturalWidth))
    .toBeGreaterThan(100);
  expect(complaints).toEqual([]);
});
