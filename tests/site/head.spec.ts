// Tests the heads of the pages and the icons with requests, without a browser.
import { type APIRequestContext, expect, test } from '@playwright/test';
import sharp from 'sharp';
import { parseHtmlTags } from '../../hosting/parseHtmlTags.ts';
import { content, mainPage, offerPage } from '../support/content.ts';
import { anyProductOnPhone } from '../support/screens.ts';
import { OFFER_PATH } from '../support/sites.ts';

const { site, privacy } = content;

/** Reads a page: the content of a `meta` by its name or property, and the addresses of the `link`s with a `rel`. */
async function readHead(request: APIRequestContext, route: string) {
  const html = await (await request.get(route)).text();
  const all = parseHtmlTags(html).map(({ attributes }) => attributes);
  return {
    html,
    meta: (key: string) => all.find(({ name, property }) => [name, property].includes(key))?.['content'],
    link: (rel: string) => all.filter((one) => one['rel'] === rel).map(({ href = '' }) => href),
  };
}

test('each page has its title, description and canonical address', anyProductOnPhone, async ({ request }) => {
  const cards: unknown[] = [];
  for (const [route, words, isIndexed] of [
    ['/', mainPage, true],
    [OFFER_PATH, offerPage, false],
    ['/privacidade', privacy.page, true],
    ['/nao-existe', site.notFound, false],
  ] as const) {
    const { html, meta, link } = await readHead(request, route);
    expect(html).toContain('<html lang="pt-BR"');
    expect(html).toContain(`<title>${words.title}</title>`);
    expect(meta('description')).toBe(words.description);
    expect(meta('theme-color')).toMatch(/^#[\da-f]{6}$/);
    expect(meta('robots')).toBe(isIndexed ? undefined : 'noindex');
    expect(link('canonical')).toEqual(isIndexed ? [site.address + route] : []);
    expect([...link('icon'), ...link('apple-touch-icon')]).toHaveLength(2);
    // A separate stylesheet would delay the first paint.
    expect(link('stylesheet')).toEqual([]);
    // Without scripts, the text is readable before the fonts have loaded.
    expect(html).toMatch(/<noscript><style>@font-face\{font-family:Title;[^}]*font-display:swap/);
    if (!('socialTitle' in words)) continue;
    expect(meta('og:title')).toBe(words.socialTitle);
    expect(meta('og:description')).toBe(words.description);
    expect(meta('og:url')).toBe(site.address + route);
    expect(meta('og:locale')).toBe('pt_BR');
    expect(meta('twitter:card')).toBe('summary_large_image');
    expect(meta('og:image')).toContain(`${site.address}/uploads/`);
    cards.push(meta('og:image'));
  }
  expect(new Set(cards).size, 'each sales page has its own card').toBe(2);
});

test('the manifest’s icons have the sizes that it declares', anyProductOnPhone, async ({ request }) => {
  const { link } = await readHead(request, '/');
  const manifest = await (await request.get(link('manifest')[0] ?? '')).json();
  expect(manifest).toMatchObject({ name: site.name, lang: 'pt-BR', start_url: '/' });
  const icons: { src: string; sizes: string }[] = manifest.icons;
  expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  for (const { src, sizes } of icons) {
    const { width, height } = await sharp(await (await request.get(src)).body()).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});
