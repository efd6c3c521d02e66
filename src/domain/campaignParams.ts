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
/** The maximum number of parameters, and of characters in a value, because checkouts refuse very long addresses. */
const MAX_PARAMS = 40;
const MAX_VALUE_LENGTH = 500;

type Platform = {
  /** The brand name; undefined for an unknown host. */
  name?: string;
  /** The domains; their subdomains belong to the platform too. */
  domains: string[];
  /** The accepted utm_ parameters; undefined for all. */
  utm?: string[];
  /** Each other accepted parameter, with the parameters that replace it if it is missing, in order of preference. */
  accepts: Record<string, string[]>;
};

/** The platforms whose parameters are known from their help pages and from sellers' own links. */
const PLATFORMS: Platform[] = [
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

/** Any other host in the seller's links, such as a checkout under the seller's own domain. */
const UNKNOWN_PLATFORM: Platform = {
  domains: [],
  accepts: Object.fromEntries(OTHERS.map((name) => [name, []])),
};

/** @throws TypeError for text that is not an address */
function platformOf(address: string): Platform {
  const { hostname } = new URL(address);
  const isHostOf = (domain: string) => `.${hostname}`.endsWith(`.${domain}`);
  return PLATFORMS.find(({ domains }) => domains.some(isHostOf)) ?? UNKNOWN_PLATFORM;
}

/**
 * The name of the platform that a checkout link leads to; undefined for an unknown host. Implements
 * docs/behaviour.md#checkouts.
 *
 * @throws TypeError for text that is not an address
 */
export const platformName = (address: string): string | undefined => platformOf(address).name;

/**
 * The names of the parameters that the checkout at an address accepts; `utm_*` if it accepts every utm_ parameter.
 *
 * @throws TypeError for text that is not an address
 */
export function acceptedParameters(address: string): string[] {
  const { utm = ['utm_*'], accepts } = platformOf(address);
  return [...utm, ...Object.keys(accepts)];
}

/**
 * Reads the campaign parameters from a query such as `location.search`. If a parameter occurs twice, the last value
 * counts. Implements docs/behaviour.md#campaign-parameters.
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
 * The parameters that may be stored and passed on: all except the click ids that are not in `consented`. Implements
 * docs/behaviour.md#consent.
 */
export const withConsentedClickIds = (params: CampaignParams, consented: readonly string[]): CampaignParams =>
  Object.fromEntries(Object.entries(params).filter(([name]) => !isClickId(name) || consented.includes(name)));

/**
 * Adds the campaign parameters to the address of a checkout, under the names that the checkout accepts. The seller's
 * own link stays unchanged, and parameters that it already has are not added. Implements
 * docs/behaviour.md#campaign-parameters.
 *
 * @throws TypeError for text that is not an address
 */
export function withCampaignParams(address: string, params: CampaignParams): string {
  const linkParams = new URL(address).searchParams;
  const { utm, accepts } = platformOf(address);
  // Click ids go to every checkout: the pixels of the platform read them from the address.
  const kept = Object.entries(params).filter(
    ([name]) => isClickId(name) || (isUtm(name) && (utm?.includes(name) ?? true)),
  );
  const renamed = Object.entries(accepts).map(([name, others]): [string, string] => [
    name,
    [name, ...others].map((source) => params[source]).find(Boolean) ?? '',
  ]);
  const added = [...kept, ...renamed]
    .filter(([name, value]) => value && !linkParams.has(name))
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  if (added.length === 0) return address;
  const [fragment = ''] = /#.*/s.exec(address) ?? [];
  const start = address.slice(0, address.length - fragment.length);
  const separator = !start.includes('?') ? '?' : /^[^?]*\?$|&$/.test(start) ? '' : '&';
  return `${start}${separator}${added.join('&')}${fragment}`;
}
