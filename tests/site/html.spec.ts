// Tests the HTML of the built pages, and that the targets of their links exist.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { parseHtmlTags, type Tag } from '../../hosting/parseHtmlTags.ts';
import { content, mainPage, offerPage, sectionOn } from '../support/content.ts';
import { anyProductOnDesktop, onDesktop } from '../support/screens.ts';
import { siteFolder, testedSite } from '../support/sites.ts';

const EXTERNAL_PLAYER = 'https://scripts.converteai.net/';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
    rules: {
      // React writes srcSet, autoPlay and popoverTarget. HTML accepts any case.
      'attr-case': 'off',
      // React closes <img/>; Astro does not.
      'void-style': 'off',
      // React writes checked="" and hidden="".
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      // The video is in a <template> until its poster is pressed.
      'no-autoplay': ['error', { exclude: ['video'] }],
      // Version B of a section is in a <template>, and has headings of the same levels as version A.
      'heading-level': ['error', { sectioningRoots: ['dialog', '[role="dialog"]', 'template'] }],
      // The maker of the player changes the script at the same address.
      'require-sri': ['error', { target: 'crossorigin', exclude: [EXTERNAL_PLAYER] }],
    },
  }),
);

/** The errors that html-validate finds in a page, with line and column. */
async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  // Version B of a section has the same landmarks as version A.
  const hasVersions = html.includes('<template data-version');
  const messages = results.flatMap((result) => result.messages);
  return messages
    .filter(({ ruleId }) => !(hasVersions && ruleId === 'unique-landmark'))
    .map(({ line, column, ruleId, message }) => `${line}:${column} ${message} (${ruleId})`);
}

const ADDRESSES = ['href', 'src', 'data-src', 'poster', 'component-url', 'renderer-url'];
const PICTURE_LISTS = ['srcset', 'imagesrcset'];

/** The addresses in an element, including styles and data for search engines and social networks. */
function addressesIn({ name, attributes, text }: Tag, site: string): string[] {
  const values = (names: string[]) => names.flatMap((attribute) => attributes[attribute] ?? []);
  const matches = (pattern: RegExp) => Array.from(text.matchAll(pattern), ([, found = '']) => found);
  return [
    ...values(ADDRESSES),
    ...values(PICTURE_LISTS).flatMap((list) =>
      list.split(/,\s+/).map((entry) => entry.trim().split(/\s/)[0] ?? ''),
    ),
    // html-validate checks the ids in ARIA and form attributes.
    ...values(['popovertarget']).map((id) => `#${id}`),
    ...(name === 'style' ? matches(/url\(["']?([^"')#][^"')]*)/g) : []),
    ...(attributes['type'] === 'application/ld+json' ? matches(/"(?:image|url)":"([^"]+)"/g) : []),
    ...(attributes['content']?.startsWith(`${site}/`) ? [attributes['content']] : []),
  ];
}

/** Checks the addresses in the pages of a built site. `site` is the site's address without a final slash. */
function followLinks(folder: string, site: string): { followed: number; faults: string[] } {
  const pages = new Map(
    globSync('**/*.html', { cwd: folder }).map((name) => [
      `/${name.replaceAll('\\', '/')}`,
      parseHtmlTags(readFileSync(join(folder, name), 'utf8')),
    ]),
  );
  /** The ids of the page at a path; an empty set for another file; undefined if the file does not exist. */
  const idsAt = (path: string) => {
    const tags = pages.get(path === '/' ? '/index.html' : path) ?? pages.get(`${path}.html`);
    if (tags) return new Set(tags.flatMap(({ attributes }) => attributes['id'] ?? []));
    return existsSync(join(folder, path)) ? new Set<string>() : undefined;
  };
  /** What is wrong with an address; undefined if it is correct. Addresses of other hosts are not requested. */
  const faultOf = (address: string, page: string) => {
    if (/^(?:data|mailto):/.test(address)) return undefined;
    if (!URL.canParse(address, `${site}${page}`) || /[\s<>{}]/.test(address)) return 'is no address';
    const { origin, protocol, pathname, hash } = new URL(address, `${site}${page}`);
    if (origin !== site) return protocol === 'https:' ? undefined : 'does not begin with https://';
    const ids = idsAt(address.startsWith('#') ? page : decodeURIComponent(pathname));
    if (!ids) return 'leads to nothing';
    // The ids in other files, such as SVG drawings, are not checked.
    const isThere = !hash || ids.size === 0 || ids.has(decodeURIComponent(hash.slice(1)));
    return isThere ? undefined : 'leads to no element';
  };
  const links = Array.from(pages).flatMap(([page, tags]) =>
    tags.flatMap((tag) => addressesIn(tag, site).map((address) => ({ page, address }))),
  );
  const faults = links.flatMap(({ page, address }) => {
    const fault = faultOf(address, page);
    return fault ? [`${page}: "${address}" ${fault}`] : [];
  });
  return { followed: links.length, faults: [...new Set(faults)] };
}

for (const name of [testedSite, 'honest', 'tracked', 'most', 'twice', 'plain'] as const) {
  const tag = name === testedSite ? anyProductOnDesktop : onDesktop;
  test(`the "${name}" site is valid HTML, and the targets of its links exist`, tag, async () => {
    const folder = siteFolder(name);
    for (const file of globSync('**/*.html', { cwd: folder }))
      expect.soft(await htmlFaults(readFileSync(join(folder, file), 'utf8')), file).toEqual([]);
    const main = readFileSync(join(folder, 'index.html'), 'utf8');
    const [, address = ''] = /<link rel="canonical" href="([^"]+)\/">/.exec(main) ?? [];
    const { followed, faults } = followLinks(folder, address);
    expect(faults).toEqual([]);
    expect(followed).toBeGreaterThan(40);
  });
}

test('omitted content leaves no texts, elements or attributes in the pages', onDesktop, () => {
  const { product, privacy, site } = content;
  const [bonus] = product.bonuses;
  /** Texts and markup of optional content, which the site `plain` omits. */
  const TRACES = [
    ...[' gift ', bonus?.heading ?? '?', bonus?.title ?? '?'],
    ...['<video', 'data-video', '.mp4', `>${privacy.video.heading}<`],
    ...['wa.me', 'data-chat-button', `>${privacy.chat.heading}<`],
    ...['href="#depoimentos"', '<blockquote', sectionOn(mainPage, 'testimonials').heading],
    ...[sectionOn(mainPage, 'steps').items[0]?.title ?? '?'],
    ...[sectionOn(mainPage, 'quote').source],
    ...[sectionOn(offerPage, 'gallery').heading, sectionOn(offerPage, 'cta').heading],
    ...[site.footer.seals.alt, sectionOn(mainPage, 'pricing').badges.customers],
    ...['FAQPage', '<details name', sectionOn(mainPage, 'faq').heading],
    ...['oferta', 'data-scroll-redirect', 'data-exit-intent', privacy.visit.offer],
    ...['<s>', '% de desconto', '12x', 'role="timer"', 'data-carousel', 'data-gallery', 'data-buy-bar'],
    ...['planner', 'Notion', 'por dia', '7 minutos', 'avaliações', 'InitiateCheckout'],
  ];
  const traces = (['default', 'plain'] as const).map((name) => {
    const pages = globSync('*.html', { cwd: siteFolder(name) }).map((file) =>
      readFileSync(join(siteFolder(name), file), 'utf8'),
    );
    const words = pages.join().replace(/<style.*?<\/style>/gs, '');
    return TRACES.filter((trace) => words.includes(trace));
  });
  expect(traces).toEqual([TRACES, []]);
});

test('every published asset is named in another file', onDesktop, () => {
  const folder = siteFolder('default');
  const files = globSync('**/*.*', { cwd: folder });
  const texts = files
    .filter((file) => /\.(?:html|css|js|svg|xml|webmanifest)$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));
  const assets = files.filter((file) => file.startsWith(join('uploads', 'assets')));
  expect(assets.length).toBeGreaterThan(20);
  const isNamed = (asset: string) =>
    texts.some(({ file, text }) => file !== asset && text.includes(basename(asset)));
  expect(assets.filter((asset) => !isNamed(asset))).toEqual([]);
});
