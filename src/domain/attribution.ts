/** What an ad or a partner wrote behind a page's address, by name; only known names, never empty. */
export type Tags = Readonly<Record<string, string>>;

const isUtm = (name: string) => /^utm_\w+$/.test(name);
const MAIN_UTM = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'];
/** They single a person out, and are kept only with consent. */
const CLICK_IDS = ['fbclid', 'gclid', 'gbraid', 'wbraid', 'ttclid', 'msclkid'];
const OTHERS = ['src', 'sck', 'xcod', 's1', 's2', 's3', 'trk', 'trk2', 'trk3', ...CLICK_IDS];

type Adapter = {
  host: RegExp;
  /** Of the names that begin with utm_: all of them, or these. */
  utm: 'all' | readonly string[];
  /** Each other parameter that the checkout takes, and the tags that it is filled from: the first that there is. */
  takes: Readonly<Record<string, readonly string[]>>;
};

const asTheyAre = (...names: string[]) => Object.fromEntries(names.map((name) => [name, [name]]));

/** The checkouts whose parameters are known, from their help pages and from sellers' own links. */
export const CHECKOUTS = {
  hotmart: {
    host: /(?:^|\.)hotmart\.com$/,
    utm: 'all',
    takes: { ...asTheyAre('src', 'xcod'), sck: ['sck', 'src'] },
  },
  kiwify: {
    host: /(?:^|\.)kiwify\.com(?:\.br)?$/,
    utm: 'all',
    takes: asTheyAre('src', 'sck', 's1', 's2', 's3'),
  },
  cakto: { host: /(?:^|\.)cakto\.com\.br$/, utm: 'all', takes: { sck: ['sck', 'src'] } },
  kirvano: { host: /(?:^|\.)kirvano\.com$/, utm: MAIN_UTM, takes: { src: ['src', 'sck'] } },
  perfectPay: {
    host: /(?:^|\.)perfectpay\.com\.br$/,
    utm: 'all',
    takes: { ...asTheyAre('ttclid'), src: ['src', 'sck'] },
  },
  eduzz: {
    host: /(?:^|\.)eduzz\.com$/,
    utm: 'all',
    takes: { ...asTheyAre('trk2', 'trk3'), trk: ['trk', 'src', 'sck'] },
  },
  monetizze: { host: /(?:^|\.)monetizze\.com\.br$/, utm: [], takes: { src: ['src', 'sck'] } },
  ticto: { host: /(?:^|\.)ticto\.(?:app|com\.br)$/, utm: 'all', takes: asTheyAre('src', 'sck') },
  /** Any other host of the seller's own links, which may be a checkout under the seller's own domain. */
  plain: { host: /./, utm: 'all', takes: asTheyAre(...OTHERS) },
} as const satisfies Record<string, Adapter>;

export type CheckoutName = keyof typeof CHECKOUTS;

const adapterOf = (name: CheckoutName): Adapter => CHECKOUTS[name];

/** Whose checkout an address leads to. Throws a TypeError where it is no address. */
export function checkoutOf(address: string): CheckoutName {
  const { hostname } = new URL(address);
  const names = Object.keys(CHECKOUTS) as CheckoutName[];
  return names.find((name) => CHECKOUTS[name].host.test(hostname)) ?? 'plain';
}

/** The parameters that a checkout takes, as its help page would list them. */
export function parametersOf(name: CheckoutName): string[] {
  const { utm, takes } = adapterOf(name);
  return [...(utm === 'all' ? ['utm_*'] : utm), ...Object.keys(takes)];
}

/** The tags of a query, as `location.search` gives it. Of one that comes twice the last that says something counts. */
export function readTags(query: string): Tags {
  const found = [...new URLSearchParams(query)].filter(
    ([name, value]) => (isUtm(name) || OTHERS.includes(name)) && value.trim() !== '',
  );
  return Object.fromEntries(found);
}

/** What is known after a further visit: the last touch wins, and a tag that it does not bring stays. */
export const mergeTags = (before: Tags, after: Tags): Tags => ({ ...before, ...after });

/** What may be kept without consent: all but what singles a person out. */
export const withoutClickIds = (tags: Tags): Tags =>
  Object.fromEntries(Object.entries(tags).filter(([name]) => !CLICK_IDS.includes(name)));

/** What a checkout receives of some tags, under its own names. */
function translate(name: CheckoutName, tags: Tags): [parameter: string, value: string][] {
  const { utm, takes } = adapterOf(name);
  const taken = Object.entries(tags).filter(([tag]) => (utm === 'all' ? isUtm(tag) : utm.includes(tag)));
  for (const [parameter, sources] of Object.entries(takes)) {
    const value = sources.map((source) => tags[source]).find((one) => one !== undefined);
    if (value !== undefined) taken.push([parameter, value]);
  }
  return taken;
}

/**
 * A checkout's address with the tags behind it under the names that it takes. What the seller's own link fixes stays, and
 * so does its every letter; without a tag that the checkout takes the address is the same. Throws a TypeError where it is
 * no address.
 */
export function tagCheckout(address: string, tags: Tags): string {
  const fixed = new URL(address).searchParams;
  const added = translate(checkoutOf(address), tags)
    .filter(([parameter]) => !fixed.has(parameter))
    .map(([parameter, value]) => `${parameter}=${encodeURIComponent(value)}`);
  if (added.length === 0) return address;
  const [, start = '', fragment = ''] = /^([^#]*)(#.*)?$/s.exec(address) ?? [];
  const joint = !start.includes('?') ? '?' : /^[^?]*\?$|&$/.test(start) ? '' : '&';
  return `${start}${joint}${added.join('&')}${fragment}`;
}
