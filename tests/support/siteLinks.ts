import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseHtmlTags, type Tag } from '../../hosting/parseHtmlTags.ts';

const ADDRESSES = ['href', 'src', 'data-src', 'poster', 'component-url', 'renderer-url'];
const PICTURE_LISTS = ['srcset', 'imagesrcset'];
/** Attributes that name an element of the same page; html-validate looks after those of ARIA and of forms. */
const IDS = ['popovertarget'];

/** The addresses that an element names, also those of its styles, and of what is for search engines and social networks. */
function addressesIn({ name, attributes, text }: Tag, site: string): string[] {
  const values = (names: string[]) => names.flatMap((attribute) => attributes[attribute] ?? []);
  const matches = (pattern: RegExp) => Array.from(text.matchAll(pattern), ([, found = '']) => found);
  return [
    ...values(ADDRESSES),
    ...values(PICTURE_LISTS).flatMap((list) =>
      list.split(/,\s+/).map((entry) => entry.trim().split(/\s/)[0] ?? ''),
    ),
    ...values(IDS).map((id) => `#${id}`),
    ...(name === 'style' ? matches(/url\(["']?([^"')#][^"')]*)/g) : []),
    ...(attributes['type'] === 'application/ld+json' ? matches(/"(?:image|url)":"([^"]+)"/g) : []),
    ...(attributes['content']?.startsWith(`${site}/`) ? [attributes['content']] : []),
  ];
}

/** Why an address leads nowhere; undefined when it leads somewhere, or to another host in a way that browsers can follow. */
function faultOf(
  address: string,
  page: string,
  site: string,
  filesOf: (path: string) => Set<string> | undefined,
) {
  if (address.startsWith('data:')) return undefined;
  if (address.startsWith('mailto:'))
    return /^mailto:[^\s@?]+@[^\s@?]+\.[a-z]+$/i.test(address) ? undefined : 'is no mail address';
  if (!URL.canParse(address, `${site}${page}`) || /[\s<>{}]/.test(address)) return 'is no address';
  const { origin, protocol, pathname, hash } = new URL(address, `${site}${page}`);
  if (origin !== site) return protocol === 'https:' ? undefined : 'does not begin with https://';
  const ids = filesOf(address.startsWith('#') ? page : decodeURIComponent(pathname));
  if (!ids) return 'leads to nothing';
  // A fragment of a drawing is its own affair.
  return !hash || ids.size === 0 || ids.has(decodeURIComponent(hash.slice(1)))
    ? undefined
    : 'leads to no element';
}

/** Follows the addresses in the pages of a built site, which is at `site` on the internet (no slash at its end). */
export function followLinks(folder: string, site: string): { followed: number; faults: string[] } {
  const pages = new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.html'))
      .map((name) => [`/${name}`, parseHtmlTags(readFileSync(join(folder, name), 'utf8'))]),
  );
  /** The ids of the page that a path leads to; none for another file, undefined for no file. */
  const filesOf = (path: string) => {
    const tags = pages.get(path === '/' ? '/index.html' : path) ?? pages.get(`${path}.html`);
    if (tags) return new Set(tags.flatMap(({ attributes }) => attributes['id'] ?? []));
    return existsSync(join(folder, path)) ? new Set<string>() : undefined;
  };
  const links = Array.from(pages).flatMap(([page, tags]) =>
    tags.flatMap((tag) => addressesIn(tag, site).map((address) => ({ page, address }))),
  );
  const faults = links.flatMap(({ page, address }) => {
    const fault = faultOf(address, page, site, filesOf);
    return fault ? [`${page}: "${address}" ${fault}`] : [];
  });
  return { followed: links.length, faults: [...new Set(faults)] };
}
