// Tests the HTML of the built pages, and that the targets of their links exist.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { parseHtmlTags, type Tag } from '../../hosting/parseHtmlTags.ts';
import { chatLink } from '../../src/domain/chatLink.ts';
import { content } from '../support/content.ts';
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

/** What is wrong with an element besides its addresses; undefined if nothing is. `site` is as in followLinks. */
function faultIn({ name, attributes }: Tag, site: string): string | undefined {
  const { href = '', target, rel, src = '', alt } = attributes;
  if (name === 'a' && href.startsWith('http') && !href.startsWith(site))
    return target === '_blank' && rel === 'noopener noreferrer' ? undefined : `${href} opens in the same tab`;
  if (name !== 'img') return undefined;
  if (!/^\/uploads\/.+\.(?:webp|svg)/.test(src)) return `${src} has another folder or format`;
  // Drawings are decorative. Emoji have an alternative text, but are hidden from screen readers.
  const isHidden = attributes['aria-hidden'] === 'true';
  return src.includes('.svg') && alt && !isHidden ? `the drawing ${src} has an alternative text` : undefined;
}

/** Checks the elements of a built site's pages and their addresses. `site` is its address without a final slash. */
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
  let followed = 0;
  const faults = new Set<string>();
  for (const [page, tags] of pages)
    for (const tag of tags) {
      const found = [faultIn(tag, site)];
      for (const address of addressesIn(tag, site)) {
        followed += 1;
        const fault = faultOf(address, page);
        found.push(fault && `"${address}" ${fault}`);
      }
      for (const fault of found) if (fault) faults.add(`${page}: ${fault}`);
    }
  return { followed, faults: [...faults] };
}

for (const name of [testedSite, 'honest', 'tracked', 'most', 'twice', 'plain'] as const) {
  const tag = name === testedSite ? anyProductOnDesktop : onDesktop;
  test(
    `the "${name}" site is valid HTML, its links lead somewhere, and each asset is used`,
    tag,
    async () => {
      const folder = siteFolder(name);
      for (const file of globSync('**/*.html', { cwd: folder }))
        expect.soft(await htmlFaults(readFileSync(join(folder, file), 'utf8')), file).toEqual([]);
      const main = readFileSync(join(folder, 'index.html'), 'utf8');
      const [, address = ''] = /<link rel="canonical" href="([^"]+)\/">/.exec(main) ?? [];
      const { followed, faults } = followLinks(folder, address);
      expect(faults).toEqual([]);
      expect(followed).toBeGreaterThan(40);

      const texts = globSync('**/*.{html,css,js,svg,xml,webmanifest}', { cwd: folder });
      const written = texts.map((text) => readFileSync(join(folder, text), 'utf8')).join('\n');
      const assets = globSync('uploads/assets/*.*', { cwd: folder });
      expect(assets.filter((asset) => !written.includes(basename(asset)))).toEqual([]);
    },
  );
}

test(
  'the footers name the seller and the right of withdrawal, and the 404 page links to / and to the chat',
  onDesktop,
  () => {
    const { seller, chat, notFound } = content.site;
    const read = (file: string) => readFileSync(join(siteFolder('default'), file), 'utf8');
    for (const file of ['index.html', 'oferta-exclusiva.html', 'privacidade.html']) {
      const [footer = ''] = /<footer.*<\/footer>/s.exec(read(file)) ?? [];
      const text = footer.replaceAll(/<[^>]+>/g, '');
      expect(text).toContain(`${seller.name} · ${seller.document} · ${seller.address}`);
      expect(text).toContain(seller.regret);
      for (const href of [`mailto:${seller.email}`, '/privacidade'])
        expect(footer).toContain(`href="${href}"`);
    }
    const unknown = read('404.html');
    expect(unknown).toMatch(/<h1 lang="en"[^>]*>Oops! Page not found</);
    expect(unknown).toMatch(new RegExp(`href="/"[^>]*>${notFound.homeLink}<`));
    expect(unknown).toContain(`href="${chatLink(chat.phone, chat.message)}"`);
  },
);

test('omitted content leaves no elements in the pages', onDesktop, () => {
  /** Markup of optional content, and words of the planners, which the site `plain` omits. */
  const TRACES = [
    ...[' gift ', '<video', 'data-video', '.mp4', 'wa.me', 'data-chat-button', '<blockquote'],
    ...['FAQPage', '<details name', 'data-scroll-redirect', 'data-exit-intent', '<s>', 'role="timer"'],
    ...['data-carousel', 'data-gallery', 'data-buy-bar', content.site.footer.seals.alt],
    ...['12x', '% de desconto', 'oferta', 'planner', 'Notion', 'por dia', '7 minutos', 'avaliações'],
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
