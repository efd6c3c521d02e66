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

const FOLDERS = [
  ...testedSites.map((name) => [name, siteFolder(name), generalOnDesktop] as const),
  ...(['honest', 'tracked', 'twice', 'plain'] as const).map(
    (name) => [name, siteFolder(name), onDesktop] as const,
  ),
  ['seller’s own', 'dist', onDesktop] as const,
];

for (const [name, folder, tag] of FOLDERS)
  test(`the "${name}" site is valid HTML, and its links lead somewhere`, tag, async () => {
    for (const file of globSync('**/*.html', { cwd: folder }))
      expect.soft(await htmlFaults(readFileSync(join(folder, file), 'utf8')), file).toEqual([]);
    const main = readFileSync(join(folder, 'index.html'), 'utf8');
    const [, address = ''] = /<link rel="canonical" href="([^"]+)\/">/.exec(main) ?? [];
    const { followed, faults } = followLinks(folder, address);
    expect(faults).toEqual([]);
    expect(followed).toBeGreaterThan(40);
  });

/** The names of the classes in some styles. */
const classesIn = (css: string) =>
  new Set(
    Array.from(css.replace(/\/\*.*?\*\//gs, '').matchAll(/\.([a-z][\w-]*)/gi), ([, name = '']) => name),
  );

test('a page has the styles of the sections that it shows', onDesktop, () => {
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

test('what a seller leaves out leaves nothing behind', onDesktop, () => {
  const { product, privacy, site } = content;
  const [bonus] = product.bonuses;
  /** What only a full product has. */
  const EXTRAS = [
    ...[' gift ', bonus?.heading ?? '?', bonus?.title ?? '?'],
    ...['<video', 'data-video', '.mp4', `>${privacy.video.heading}<`],
    ...['wa.me', 'data-chat-button', `>${privacy.chat.heading}<`],
    ...['href="#depoimentos"', '<blockquote', part(mainPage, 'testimonials').heading],
    ...['href="#como-funciona"', part(mainPage, 'steps').items[0]?.title ?? '?'],
    ...[part(mainPage, 'content').heading, part(mainPage, 'quote').source],
    ...[part(offerPage, 'gallery').heading, part(offerPage, 'closing').heading],
    ...[site.footer.seals.alt, part(mainPage, 'pricing').badges.customers],
  ];
  /** What the short product does have, or says in other words. */
  const QUESTIONS = ['FAQPage', '<details name', part(mainPage, 'faq').heading];
  const MORE = [
    ...['oferta', 'data-scroll-redirect', 'data-exit-intent', privacy.visit.offer],
    ...['<s>', '% de desconto', '12x', 'role="timer"', '<astro-island', 'data-gallery', 'data-buy-bar'],
    ...['planner', 'Notion', 'por dia', 'minutos', 'avaliações', 'InitiateCheckout'],
  ];
  const tracesIn = (name: SiteName, traces: string[]) => {
    const pages = globSync('*.html', { cwd: siteFolder(name) }).map((file) =>
      readFileSync(join(siteFolder(name), file), 'utf8'),
    );
    const words = pages.join().replace(/<style.*?<\/style>/gs, '');
    return traces.filter((trace) => words.includes(trace));
  };
  const all = [...EXTRAS, ...QUESTIONS, ...MORE];
  expect(tracesIn('default', all)).toEqual(all);
  expect(tracesIn('short', [...EXTRAS, ...QUESTIONS])).toEqual([]);
  expect(tracesIn('plain', [...EXTRAS, ...MORE])).toEqual([]);
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
