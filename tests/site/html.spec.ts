// The built pages as files: their HTML, and where their links lead.
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { content } from '../support/content.ts';
import { htmlFaults } from '../support/htmlFaults.ts';
import { generalOnDesktop, onDesktop } from '../support/screens.ts';
import { followLinks } from '../support/siteLinks.ts';
import { liveUrl, SITES, type SiteName, siteFolder, testedSites } from '../support/sites.ts';

const PAGES = ['index.html', 'oferta-exclusiva.html', 'privacidade.html', '404.html'];

async function expectSound(folder: string, address: string): Promise<void> {
  for (const name of PAGES)
    expect.soft(await htmlFaults(readFileSync(join(folder, name), 'utf8')), name).toEqual([]);
  const { followed, faults } = followLinks(folder, address);
  expect(faults).toEqual([]);
  expect(followed).toBeGreaterThan(100);
}

for (const name of [...testedSites, 'honest', 'tracked'] as const) {
  const size = testedSites.includes(name) ? generalOnDesktop : onDesktop;
  test(`the "${name}" site is valid HTML, and its links lead somewhere`, size, () =>
    expectSound(siteFolder(name), content.site.address),
  );
}

test(
  'the seller’s own content, as any, builds a site of valid HTML whose links lead somewhere',
  onDesktop,
  async ({ page }) => {
    for (const name of PAGES) expect((await page.request.get(`${liveUrl}/${name}`)).status()).toBe(200);
    await page.goto(liveUrl);
    const address = new URL((await page.locator('link[rel="canonical"]').getAttribute('href')) ?? '').origin;
    await expectSound('dist', address);
  },
);

test('a page has the styles of its own hero alone', onDesktop, () => {
  const KINDS = {
    rotina: 'planner-ring',
    lista: 'planner-progress',
    tabela: 'planner-table',
    calendario: 'planner-days',
    imagem: 'phone-picture',
  };
  const styles = (folder: string, file: string) =>
    Object.entries(KINDS).flatMap(([kind, part]) =>
      readFileSync(join(folder, file), 'utf8').includes(`.${part}{`) ? [kind] : [],
    );
  const found = Object.keys(SITES).map((name) => styles(siteFolder(name as SiteName), 'index.html'));
  expect(found).toEqual([['rotina'], ['calendario'], ['lista'], ['tabela'], ['rotina'], ['tabela']]);
  expect(styles(siteFolder('default'), 'oferta-exclusiva.html')).toEqual([]);
});

test('what a seller leaves out leaves nothing behind', onDesktop, () => {
  const { home, offer, product, privacy, site } = content;
  const TRACES = [
    ...['FAQPage', 'name="faq"', home.faq.heading],
    ...[' gift ', home.included.bonusHeading, product.bonus.title],
    ...['<video', 'data-video', '.mp4', `>${privacy.video.heading}<`],
    ...['wa.me', 'data-chat-button', `>${privacy.chat.heading}<`],
    ...['href="#depoimentos"', '<blockquote', home.testimonials.heading],
    ...['href="#como-funciona"', home.howItWorks.heading],
    ...[home.devices.heading, home.verse.source, offer.pages.heading, offer.closing.heading],
    ...[site.footer.sealsAlt, home.price.badges.customers],
  ];
  const tracesIn = (name: SiteName) => {
    const pages = PAGES.map((file) => readFileSync(join(siteFolder(name), file), 'utf8')).join();
    const words = pages.replace(/<style.*?<\/style>/gs, '');
    return TRACES.filter((trace) => words.includes(trace));
  };
  expect(tracesIn('default')).toEqual(TRACES);
  expect(tracesIn('short')).toEqual([]);
});

test('no file is published that no other names', onDesktop, () => {
  for (const name of ['default', 'short'] as const) {
    const files = globSync('**/*.*', { cwd: siteFolder(name) });
    const texts = files
      .filter((file) => /\.(?:html|css|js|svg|xml|webmanifest)$/.test(file))
      .map((file) => ({ file, text: readFileSync(join(siteFolder(name), file), 'utf8') }));
    const assets = files.filter((file) => file.startsWith(join('uploads', 'assets')));
    expect(assets.length).toBeGreaterThan(20);
    const unnamed = assets.filter(
      (asset) => !texts.some(({ file, text }) => file !== asset && text.includes(basename(asset))),
    );
    expect(unnamed, name).toEqual([]);
  }
});

test('these checks find what is wrong', onDesktop, async () => {
  const html = `<!DOCTYPE html><html lang="pt-BR"><head><title>Oi</title><style>p{background:url(/no.woff2)}</style></head>
    <body><p id="a">x</p><p id="a">y</p><a href="/no">x</a><a href="#no">x</a><a href="mailto:oi@loja">x</a>
    <img alt="" src="/index.html" srcset="/ 1x, /no.webp 2x"><a href="http://x.org">x</a><a href="/#a">x</a>
    <template><video src="/no.mp4"></video></template></body></html>`;
  const folder = test.info().outputPath('site');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), html);
  expect(await htmlFaults(html)).toEqual([expect.stringContaining('Duplicate ID "a" (no-dup-id)')]);
  expect(followLinks(folder, 'https://loja.example').faults.map((fault) => fault.split('"')[1])).toEqual([
    '/no.woff2',
    '/no',
    '#no',
    'mailto:oi@loja',
    '/no.webp',
    'http://x.org',
    '/no.mp4',
  ]);
});
