// Tests the heads of the pages, the social cards and the icons with requests, without a browser.
import { type APIRequestContext, expect, test } from '@playwright/test';
import sharp from 'sharp';
import { parseHtmlTags, type Tag } from '../../hosting/parseHtmlTags.ts';
import { content, mainPage, offerPage, routes } from '../support/content.ts';
import { anyProductOnPhone } from '../support/screens.ts';
import { OFFER_PATH } from '../support/sites.ts';

const { site, privacy } = content;
const HOME = `${site.address}/`;

/** Reads a page: the content of a `meta` by its name or property, and the addresses of the `link`s with a `rel`. */
async function readHead(request: APIRequestContext, route: string) {
  const html = await (await request.get(route)).text();
  const tags = parseHtmlTags(html);
  const attributes = (isWanted: (tag: Tag) => boolean) => tags.filter(isWanted).map((tag) => tag.attributes);
  return {
    html,
    meta: (wanted: string) =>
      attributes((tag) => [tag.attributes['name'], tag.attributes['property']].includes(wanted))[0]?.[
        'content'
      ],
    link: (wanted: string) =>
      attributes((tag) => tag.attributes['rel'] === wanted).map(({ href = '' }) => href),
  };
}

async function fetchPicture(request: APIRequestContext, address: string) {
  const response = await request.get(new URL(address, 'http://localhost').pathname);
  expect(response.status(), address).toBe(200);
  expect(response.headers()['content-type'], address).toMatch(/^image\//);
  return sharp(await response.body()).metadata();
}

test('each page has its title, description and canonical address', anyProductOnPhone, async ({ request }) => {
  for (const [route, words, canonical] of [
    ['/', mainPage, [HOME]],
    [OFFER_PATH, offerPage, []],
    ['/privacidade', privacy.page, [`${site.address}/privacidade`]],
    ['/nao-existe', site.notFound, []],
  ] as const) {
    const { html, meta, link } = await readHead(request, route);
    expect(html).toContain('<html lang="pt-BR"');
    expect(html).toContain(`<title>${words.title}</title>`);
    expect(meta('description')).toBe(words.description);
    expect(meta('theme-color')).toMatch(/^#[\da-f]{6}$/);
    expect(meta('viewport')).not.toMatch(/maximum-scale|user-scalable/);
    expect(meta('robots')).toBe(canonical.length > 0 ? undefined : 'noindex');
    expect(link('canonical')).toEqual(canonical);
    // A separate stylesheet would delay the first paint.
    expect(link('stylesheet')).toEqual([]);
  }
});

test('each sales page has its own social card', anyProductOnPhone, async ({ request }) => {
  const cards = new Set<string>();
  for (const [route, words] of [
    ['/', mainPage],
    [OFFER_PATH, offerPage],
  ] as const) {
    const { meta } = await readHead(request, route);
    expect(meta('og:title')).toBe(words.socialTitle);
    expect(meta('og:description')).toBe(words.description);
    expect(meta('og:url')).toBe(site.address + route);
    expect(meta('og:locale')).toBe('pt_BR');
    expect(meta('twitter:card')).toBe('summary_large_image');
    const picture = meta('og:image') ?? '';
    expect(picture.startsWith(`${site.address}/uploads/`)).toBe(true);
    const card = await fetchPicture(request, picture);
    expect(card).toMatchObject({ width: 1200, height: 630 });
    expect(meta('og:image:type')).toBe(`image/${card.format}`);
    expect(card.size).toBeLessThanOrEqual(300_000);
    cards.add(picture);
  }
  expect(cards.size).toBe(2);
});

test('icons load and have the sizes that the manifest declares', anyProductOnPhone, async ({ request }) => {
  for (const route of routes) {
    const { link } = await readHead(request, route);
    const icons = [...link('icon'), ...link('apple-touch-icon')];
    expect(icons).toHaveLength(2);
    for (const icon of icons) await fetchPicture(request, icon);
  }
  const { link } = await readHead(request, '/');
  const response = await request.get(link('manifest')[0] ?? '');
  expect(response.headers()['content-type']).toMatch(/manifest\+json/);
  const manifest: { icons: { src: string; sizes: string }[] } = await response.json();
  expect(manifest).toMatchObject({ name: site.name, lang: 'pt-BR', start_url: '/' });
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await fetchPicture(request, src);
    expect(`${width}x${height}`).toBe(sizes);
  }
});
