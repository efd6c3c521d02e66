import type { Found } from './page.ts';

/** An address that a page or file of the site names, and where. */
export type Link = { address: string; place: string };

const URL_ATTRIBUTES = [
  'href',
  'src',
  'poster',
  'action',
  'formaction',
  'data',
  'component-url',
  'renderer-url',
  'before-hydration-url',
  'data-href-after-deadline',
];
const PICTURE_LISTS = ['srcset', 'imagesrcset'];
const META_ADDRESSES = ['og:image', 'og:url', 'og:video'];
/** Attributes that name elements of the same page by their id, one or several. */
const ID_ATTRIBUTES = [
  'for',
  'list',
  'popovertarget',
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
];

/** The addresses of a srcset: "a.avif 360w, b.avif 720w". */
const listed = (list: string) => list.split(/,\s+/).map((entry) => entry.trim().split(/\s+/)[0] ?? '');

const matches = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), (match) => match[1] ?? '');

/** The addresses that a style sheet asks for. */
const inStyles = (css: string) =>
  matches(css, /url\(\s*["']?([^"')]+)["']?\s*\)/g).filter((address) => !address.startsWith('#'));

/** The files that a script imports, and those of the site that it names. */
export function inScript(code: string): string[] {
  const imported = matches(code, /(?:\bfrom|\bimport)\s*\(?\s*["'`](\.{0,2}\/[^"'`]+)["'`]/g);
  const named = matches(code, /["'`](\/(?:assets|uploads)\/[^"'`]+)["'`]/g);
  return [...new Set([...imported, ...named])];
}

/** The addresses that an element names. */
export function linksOf({ name, attributes, text, place }: Found): Link[] {
  const addresses = [
    ...URL_ATTRIBUTES.flatMap((attribute) => attributes[attribute] ?? []),
    ...PICTURE_LISTS.flatMap((attribute) => listed(attributes[attribute] ?? '')).filter(Boolean),
    ...inStyles(attributes['style'] ?? ''),
    ...ID_ATTRIBUTES.flatMap((attribute) => attributes[attribute]?.split(/\s+/) ?? []).map((id) => `#${id}`),
  ];
  if (name === 'style') addresses.push(...inStyles(text));
  if (name === 'script' && !attributes['type']?.includes('json')) addresses.push(...inScript(text));
  if (name === 'script' && attributes['type'] === 'application/ld+json') {
    addresses.push(...matches(text, /"(?:image|url)":"([^"]+)"/g));
  }
  if (name === 'meta' && META_ADDRESSES.includes(attributes['property'] ?? attributes['name'] ?? '')) {
    addresses.push(attributes['content'] ?? '');
  }
  return addresses.map((address) => ({ address, place }));
}

/** What is wrong with an address outside the site; undefined when nothing is. */
export function externalFault(address: string): string | undefined {
  if (!address.startsWith('https://')) return 'does not begin with https://';
  if (!URL.canParse(address) || /[\s<>"\\{}]/.test(address)) return 'is no well-formed address';
  const { hostname, username } = new URL(address);
  if (username) return 'carries a user name';
  if (!/^(?:[a-z\d-]+\.)+[a-z\d-]+$/.test(hostname)) return 'names no host of the internet';
  return undefined;
}

/** What is wrong with an address to write to; undefined when nothing is. */
export function mailFault(address: string): string | undefined {
  return /^mailto:[^\s@<>"?]+@(?:[a-z\d-]+\.)+[a-z]+$/i.test(address)
    ? undefined
    : 'is no address to write to';
}
