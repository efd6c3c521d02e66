// Tests the heads of the pages and the icons with requests, without a browser.
import { type APIRequestContext, expect, test } from '@playwright/test';
import sharp from 'sharp';
import { parseHtmlTags, type Tag } from '../../hosting/parseHtmlTags.ts';
import { content, mainPage, offerPage } from '../support/content.ts';
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
    expect([...link('icon'), ...link('apple-touch-icon')]).toHaveLength(2);
    // A separate stylesheet would delay the first paint.
    expect(link('stylesheet')).toEqual([]);
  }
});

test('each sales page has its own social card', anyProductOnPhone, async ({ request }) => {
  const cards = new Set<string | undefined>();
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
    expect(meta('og:image')).toContain(`${site.address}/uploads/`);
    cards.add(meta('og:image'));
  }
  expect(cards.size).toBe(2);
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
