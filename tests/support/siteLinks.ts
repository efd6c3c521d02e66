import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseHtmlTags, type Tag } from '../../hosting/parseHtmlTags.ts';

const ADDRESSES = ['href', 'src', 'data-src', 'poster', 'component-url', 'renderer-url'];
const PICTURE_LISTS = ['srcset', 'imagesrcset'];

/** The addresses in an element, with those in its styles and in the data for search engines and social networks. */
function addressesIn({ name, attributes, text }: Tag, site: string): string[] {
  const values = (names: string[]) => names.flatMap((attribute) => attributes[attribute] ?? []);
  const matches = (pattern: RegExp) => Array.from(text.matchAll(pattern), ([, found = '']) => found);
  return [
    ...values(ADDRESSES),
    ...values(PICTURE_LISTS).flatMap((list) =>
      list.split(/,\s+/).map((entry) => entry.trim().split(/\s/)[0] ?? ''),
    ),
    // html-validate checks the ids in attributes of ARIA and of forms.
    ...values(['popovertarget']).map((id) => `#${id}`),
    ...(name === 'style' ? matches(/url\(["']?([^"')#][^"')]*)/g) : []),
    ...(attributes['type'] === 'application/ld+json' ? matches(/"(?:image|url)":"([^"]+)"/g) : []),
    ...(attributes['content']?.startsWith(`${site}/`) ? [attributes['content']] : []),
  ];
}

/** Follows the addresses in the pages of a built site, which is published at `site` (without a slash at the end). */
export function followLinks(folder: string, site: string): { followed: number; faults: string[] } {
  const pages = new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.html'))
      .map((name) => [`/${name}`, parseHtmlTags(readFileSync(join(folder, name), 'utf8'))]),
  );
  /** The ids of the page at a path; none for another file, undefined for no file. */
  const idsAt = (path: string) => {
    const tags = pages.get(path === '/' ? '/index.html' : path) ?? pages.get(`${path}.html`);
    if (tags) return new Set(tags.flatMap(({ attributes }) => attributes['id'] ?? []));
    return existsSync(join(folder, path)) ? new Set<string>() : undefined;
  };
  /** Why an address leads nowhere; undefined when it leads somewhere. Other hosts are not asked. */
  const faultOf = (address: string, page: string) => {
    if (address.startsWith('data:')) return undefined;
    if (address.startsWith('mailto:'))
      return /^mailto:[^\s@?]+@[^\s@?]+\.[a-z]+$/i.test(address) ? undefined : 'is no mail address';
    if (!URL.canParse(address, `${site}${page}`) || /[\s<>{}]/.test(address)) return 'is no address';
    const { origin, protocol, pathname, hash } = new URL(address, `${site}${page}`);
    if (origin !== site) return protocol === 'https:' ? undefined : 'does not begin with https://';
    const ids = idsAt(address.startsWith('#') ? page : decodeURIComponent(pathname));
    if (!ids) return 'leads to nothing';
    // The parts of a drawing are not checked.
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
