import { CLICK_IDS } from '../trackers/clickIds.ts';

/** The campaign parameters of a visit by name: known names only, values never empty. */
export type CampaignParams = Readonly<Record<string, string>>;

const isUtm = (name: string) => /^utm_\w+$/.test(name);
const MAIN_UTM = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'];
/**
 * Whether a parameter is a click id. Click ids identify a person, so they are stored and passed on only with consent to
 * their service.
 */
export const isClickId = (name: string): boolean => CLICK_IDS.some((id) => id === name);
const OTHERS = ['src', 'sck', 'xcod', 's1', 's2', 's3', 'trk', 'trk2', 'trk3'];
/** The maximum number of parameters and characters of a value, because checkouts refuse very long addresses. */
const MAX_PARAMS = 40;
const MAX_VALUE_LENGTH = 500;

type Checkout = {
  /** The brand name; undefined for an unknown host. */
  name?: string;
  /** The domains; subdomains belong to them. */
  domains: string[];
  /** The utm_ parameters that it accepts; undefined for all. */
  utm?: string[];
  /** Each other parameter that it accepts, with those that fill it when it is missing, in order. */
  accepts: Record<string, string[]>;
};

/** The checkouts whose parameters are known, from their help pages and from sellers' own links. */
const CHECKOUTS: Checkout[] = [
  { name: 'Hotmart', domains: ['hotmart.com'], accepts: { src: [], xcod: [], sck: ['src'] } },
  {
    name: 'Kiwify',
    domains: ['kiwify.com', 'kiwify.com.br'],
    accepts: { src: [], sck: [], s1: [], s2: [], s3: [] },
  },
  { name: 'Cakto', domains: ['cakto.com.br'], accepts: { sck: ['src'] } },
  { name: 'Kirvano', domains: ['kirvano.com'], utm: MAIN_UTM, accepts: { src: ['sck'] } },
  { name: 'Perfect Pay', domains: ['perfectpay.com.br'], accepts: { src: ['sck'] } },
  { name: 'Eduzz', domains: ['eduzz.com'], accepts: { trk2: [], trk3: [], trk: ['src', 'sck'] } },
  { name: 'Monetizze', domains: ['monetizze.com.br'], utm: [], accepts: { src: ['sck'] } },
  { name: 'Ticto', domains: ['ticto.app', 'ticto.com.br'], accepts: { src: [], sck: [] } },
];

/** Any other host of the seller's own links, which may be a checkout under the seller's own domain. */
const UNKNOWN: Checkout = { domains: [], accepts: Object.fromEntries(OTHERS.map((name) => [name, []])) };

/** @throws TypeError for text that is not an address */
function checkoutOf(address: string): Checkout {
  const { hostname } = new URL(address);
  const isOn = (domain: string) => `.${hostname}`.endsWith(`.${domain}`);
  return CHECKOUTS.find(({ domains }) => domains.some(isOn)) ?? UNKNOWN;
}

/**
 * The name of the platform that a checkout link leads to; undefined for an unknown host. Implements
 * docs/behaviour.md#checkouts.
 *
 * @throws TypeError for text that is not an address
 */
export const platformName = (address: string): string | undefined => checkoutOf(address).name;

/** The parameters that the checkout at an address accepts, as its help page would list them. Throws like platformName. */
export function acceptedParameters(address: string): string[] {
  const { utm = ['utm_*'], accepts } = checkoutOf(address);
  return [...utm, ...Object.keys(accepts)];
}

/**
 * The campaign parameters of a query, as `location.search` gives it. If one occurs twice, the last value counts. Implements
 * docs/behaviour.md#campaign-parameters.
 */
export function readCampaignParams(query: string): CampaignParams {
  const found = [...new URLSearchParams(query)].filter(
    ([name, value]) => (isUtm(name) || isClickId(name) || OTHERS.includes(name)) && value.trim() !== '',
  );
  // Cut by characters, because half of a surrogate pair cannot be encoded.
  return Object.fromEntries(
    found.slice(0, MAX_PARAMS).map(([name, value]) => [name, [...value].slice(0, MAX_VALUE_LENGTH).join('')]),
  );
}

/**
 * The parameters that may be stored and handed on: of the click ids only those in `consented`. Implements
 * docs/behaviour.md#consent.
 */
export const withoutClickIds = (params: CampaignParams, consented: readonly string[]): CampaignParams =>
  Object.fromEntries(Object.entries(params).filter(([name]) => !isClickId(name) || consented.includes(name)));

/**
 * A checkout's address with the campaign parameters under the names that it accepts. Every character of the seller's own link
 * stays, and what it fixes is not overwritten. Implements docs/behaviour.md#campaign-parameters.
 *
 * @throws TypeError for text that is not an address
 */
export function withCampaignParams(address: string, params: CampaignParams): string {
  const fixed = new URL(address).searchParams;
  const { utm, accepts } = checkoutOf(address);
  // Click ids go to every checkout: the pixels of the platform read them from the address.
  const kept = Object.entries(params).filter(
    ([name]) => isClickId(name) || (isUtm(name) && (utm?.includes(name) ?? true)),
  );
  const renamed = Object.entries(accepts).map(([name, others]): [string, string] => [
    name,
    [name, ...others].map((source) => params[source]).find(Boolean) ?? '',
  ]);
  const added = [...kept, ...renamed]
    .filter(([name, value]) => value && !fixed.has(name))
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  if (added.length === 0) return address;
  const [fragment = ''] = /#.*/s.exec(address) ?? [];
  const start = address.slice(0, address.length - fragment.length);
  const joint = !start.includes('?') ? '?' : /^[^?]*\?$|&$/.test(start) ? '' : '&';
  return `${start}${joint}${added.join('&')}${fragment}`;
}
