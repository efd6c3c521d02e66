// The built pages as files: their HTML, and where their links lead.
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { parseHtmlTags } from '../../hosting/parseHtmlTags.ts';
import { content, mainPage, offerPage, part } from '../support/content.ts';
import { htmlFaults } from '../support/htmlFaults.ts';
import { generalOnDesktop, onDesktop } from '../support/screens.ts';
import { followLinks } from '../support/siteLinks.ts';
import { type SiteName, siteFolder, testedSites } from '../support/sites.ts';

const PAGES = ['index.html', 'oferta-exclusiva.html', 'privacidade.html', '404.html'];

async function expectSound(folder: string): Promise<void> {
  for (const name of globSync('**/*.html', { cwd: folder }))
    expect.soft(await htmlFaults(readFileSync(join(folder, name), 'utf8')), name).toEqual([]);
  const main = readFileSync(join(folder, 'index.html'), 'utf8');
  const [, address = ''] = /<link rel="canonical" href="([^"]+)\/">/.exec(main) ?? [];
  const { followed, faults } = followLinks(folder, address);
  expect(faults).toEqual([]);
  expect(followed).toBeGreaterThan(40);
}

for (const name of [...testedSites, 'honest', 'tracked', 'twice', 'plain'] as const) {
  const size = testedSites.includes(name) ? generalOnDesktop : onDesktop;
  test(`the "${name}" site is valid HTML, and its links lead somewhere`, size, () =>
    expectSound(siteFolder(name)),
  );
}

test('so is the site of the seller’s own content', onDesktop, () => expectSound('dist'));

/** The names of the classes in some styles. */
const classesIn = (css: string) =>
  new Set(
    Array.from(css.replace(/\/\*.*?\*\//gs, '').matchAll(/\.([a-z][\w-]*)/gi), ([, name = '']) => name),
  );

test('a page has the styles of what it shows', onDesktop, () => {
  const sources = globSync('src/{components,layouts,sections,styles}/**/*.css');
  const styled = classesIn(sources.map((file) => readFileSync(file, 'utf8')).join());
  for (const site of ['default', 'honest', 'tracked', 'short', 'twice', 'plain'] as const)
    for (const name of globSync('**/*.html', { cwd: siteFolder(site) })) {
      const tags = parseHtmlTags(readFileSync(join(siteFolder(site), name), 'utf8'));
      const here = classesIn(tags.map(({ name: tag, text }) => (tag === 'style' ? text : '')).join());
      const used = new Set(tags.flatMap(({ attributes }) => attributes['class']?.split(/\s+/) ?? []));
      const missing = [...used].filter((one) => styled.has(one) && !here.has(one));
      expect.soft(missing, `${site}: ${name}`).toEqual([]);
    }
});

test('a page has the styles of its own hero alone', onDesktop, () => {
  const PARTS = {
    rotina: 'planner-ring',
    lista: 'planner-progress',
    tabela: 'planner-table',
    calendario: 'planner-days',
  };
  const styles = (name: SiteName, file = 'index.html') =>
    Object.entries(PARTS).flatMap(([kind, part]) =>
      readFileSync(join(siteFolder(name), file), 'utf8').includes(`.${part}{`) ? [kind] : [],
    );
  for (const [name, kinds] of [
    ['default', ['rotina']],
    ['honest', ['calendario']],
    ['tracked', ['tabela']],
    ['short', ['lista']],
    ['plain', []],
  ] as const)
    expect(styles(name), name).toEqual(kinds);
  expect(styles('default', 'oferta-exclusiva.html')).toEqual([]);
});

test('what a seller leaves out leaves nothing behind', onDesktop, () => {
  const { product, privacy, site } = content;
  const [bonus] = product.bonuses;
  const TRACES = [
    ...['FAQPage', '<details name', part(mainPage, 'faq').heading],
    ...[' gift ', bonus?.heading ?? '?', bonus?.title ?? '?'],
    ...['<video', 'data-video', '.mp4', `>${privacy.video.heading}<`],
    ...['wa.me', 'data-chat-button', `>${privacy.chat.heading}<`],
    ...['href="#depoimentos"', '<blockquote', part(mainPage, 'testimonials').heading],
    ...['href="#como-funciona"', part(mainPage, 'steps').items[0]?.title ?? '?'],
    ...[part(mainPage, 'content').heading, part(mainPage, 'quote').source],
    ...[part(offerPage, 'gallery').heading, part(offerPage, 'closing').heading],
    ...[site.footer.seals.alt, part(mainPage, 'pricing').badges.customers],
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
