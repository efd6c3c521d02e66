import { TRACKER_CLIENTS } from '../trackers/index.ts';

/** The campaign parameters of a visit by name: known names only, values never empty. */
export type CampaignParams = Readonly<Record<string, string>>;

const isUtm = (name: string) => /^utm_\w+$/.test(name);
const MAIN_UTM = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'];
/** Of services that the site cannot use, so that they go nowhere. */
const FOREIGN_CLICK_IDS = ['ttclid', 'msclkid'];
const CLICK_IDS = new Set([...TRACKER_CLIENTS.flatMap(({ clickIds }) => clickIds), ...FOREIGN_CLICK_IDS]);
/** Click ids identify a person: each is stored and handed on only with consent to its service. */
export const isClickId = (name: string): boolean => CLICK_IDS.has(name);
const OTHERS = ['src', 'sck', 'xcod', 's1', 's2', 's3', 'trk', 'trk2', 'trk3'];
/** In characters; a longer value is cut, because checkouts refuse very long addresses. */
const MAX_VALUE_LENGTH = 500;

type Platform = {
  /** Its brand name; undefined for an unknown host. */
  name: string | undefined;
  host: RegExp;
  /** The utm_ parameters that it accepts: all of them, or these. */
  utm: 'all' | readonly string[];
  /** Each other parameter that it accepts, with the campaign parameters that fill it, the first present one first. */
  accepts: Readonly<Record<string, readonly string[]>>;
};

const asTheyAre = (...names: string[]) => Object.fromEntries(names.map((name) => [name, [name]]));

/** The checkouts whose parameters are known, from their help pages and from sellers' own links. */
export const CHECKOUTS = {
  hotmart: {
    name: 'Hotmart',
    host: /(?:^|\.)hotmart\.com$/,
    utm: 'all',
    accepts: { ...asTheyAre('src', 'xcod'), sck: ['sck', 'src'] },
  },
  kiwify: {
    name: 'Kiwify',
    host: /(?:^|\.)kiwify\.com(?:\.br)?$/,
    utm: 'all',
    accepts: asTheyAre('src', 'sck', 's1', 's2', 's3'),
  },
  cakto: { name: 'Cakto', host: /(?:^|\.)cakto\.com\.br$/, utm: 'all', accepts: { sck: ['sck', 'src'] } },
  kirvano: {
    name: 'Kirvano',
    host: /(?:^|\.)kirvano\.com$/,
    utm: MAIN_UTM,
    accepts: { src: ['src', 'sck'] },
  },
  perfectPay: {
    name: 'Perfect Pay',
    host: /(?:^|\.)perfectpay\.com\.br$/,
    utm: 'all',
    accepts: { src: ['src', 'sck'] },
  },
  eduzz: {
    name: 'Eduzz',
    host: /(?:^|\.)eduzz\.com$/,
    utm: 'all',
    accepts: { ...asTheyAre('trk2', 'trk3'), trk: ['trk', 'src', 'sck'] },
  },
  monetizze: {
    name: 'Monetizze',
    host: /(?:^|\.)monetizze\.com\.br$/,
    utm: [],
    accepts: { src: ['src', 'sck'] },
  },
  ticto: {
    name: 'Ticto',
    host: /(?:^|\.)ticto\.(?:app|com\.br)$/,
    utm: 'all',
    accepts: asTheyAre('src', 'sck'),
  },
  /** Any other host of the seller's own links, which may be a checkout under the seller's own domain. */
  plain: { name: undefined, host: /./, utm: 'all', accepts: asTheyAre(...OTHERS) },
} as const satisfies Record<string, Platform>;

export type CheckoutName = keyof typeof CHECKOUTS;

const platformOf = (name: CheckoutName): Platform => CHECKOUTS[name];

/**
 * The platform that an address leads to. Implements docs/behaviour.md#checkouts.
 *
 * @throws TypeError for text that is not an address
 */
export function checkoutOf(address: string): CheckoutName {
  const { hostname } = new URL(address);
  const names = Object.keys(CHECKOUTS) as CheckoutName[];
  return names.find((name) => CHECKOUTS[name].host.test(hostname)) ?? 'plain';
}

/** The name of the platform behind a checkout link; undefined for an unknown host. Throws like checkoutOf. */
export const platformName = (address: string): string | undefined => platformOf(checkoutOf(address)).name;

/** The parameters that a checkout accepts, as its help page would list them. */
export function parametersOf(name: CheckoutName): string[] {
  const { utm, accepts } = platformOf(name);
  return [...(utm === 'all' ? ['utm_*'] : utm), ...Object.keys(accepts)];
}

/**
 * The campaign parameters of a query. Of one that occurs twice the last value counts; a value is cut at 500 characters.
 * Implements docs/behaviour.md#campaign-parameters.
 *
 * @param query as `location.search` gives it
 */
export function readCampaignParams(query: string): CampaignParams {
  const found = [...new URLSearchParams(query)].filter(
    ([name, value]) => (isUtm(name) || isClickId(name) || OTHERS.includes(name)) && value.trim() !== '',
  );
  // By characters, because half of a surrogate pair cannot be encoded.
  return Object.fromEntries(
    found.map(([name, value]) => [name, [...value].slice(0, MAX_VALUE_LENGTH).join('')]),
  );
}

/** The parameters after a further visit: the last touch wins, and one that it does not bring stays. */
export const mergeCampaignParams = (before: CampaignParams, after: CampaignParams): CampaignParams => ({
  ...before,
  ...after,
});

/**
 * The parameters that may be stored and handed on: of the click ids only `consented`, those of services with consent.
 * Implements docs/behaviour.md#consent.
 */
export const withoutClickIds = (params: CampaignParams, consented: readonly string[]): CampaignParams =>
  Object.fromEntries(Object.entries(params).filter(([name]) => !isClickId(name) || consented.includes(name)));

/** The parameters under the names that a checkout accepts. Click ids are read from any address by the pixels of the platform. */
function translate(name: CheckoutName, params: CampaignParams): [parameter: string, value: string][] {
  const { utm, accepts } = platformOf(name);
  const taken = Object.entries(params).filter(
    ([name]) => isClickId(name) || (utm === 'all' ? isUtm(name) : utm.includes(name)),
  );
  for (const [parameter, sources] of Object.entries(accepts)) {
    const value = sources.map((source) => params[source]).find((one) => one !== undefined);
    if (value !== undefined) taken.push([parameter, value]);
  }
  return taken;
}

/**
 * A checkout's address with the campaign parameters under the names that it accepts. Every character of the seller's own link
 * stays, and what it fixes is not overwritten. Implements docs/behaviour.md#campaign-parameters.
 *
 * @throws TypeError for text that is not an address
 */
export function withCampaignParams(address: string, params: CampaignParams): string {
  const fixed = new URL(address).searchParams;
  const added = translate(checkoutOf(address), params)
    .filter(([parameter]) => !fixed.has(parameter))
    .map(([parameter, value]) => `${parameter}=${encodeURIComponent(value)}`);
  if (added.length === 0) return address;
  const [fragment = ''] = /#.*/s.exec(address) ?? [];
  const start = address.slice(0, address.length - fragment.length);
  const joint = !start.includes('?') ? '?' : /^[^?]*\?$|&$/.test(start) ? '' : '&';
  return `${start}${joint}${added.join('&')}${fragment}`;
}
