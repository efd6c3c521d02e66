// The response headers of the site. The configurations of all hosts are generated from them.
import { TRACKERS } from '../src/trackers/index.ts';
import type { TrackerRecord } from '../src/trackers/tracker.ts';

/** A response's headers, by name. */
export type HeaderValues = Record<string, string>;

/**
 * Headers for the paths that begin with `path`; a later rule replaces what an earlier one sets. The main page counts as
 * `/index.html`.
 */
export type HeaderRule = {
  path: string;
  headers: HeaderValues;
  /** Whether the headers are left out when the file does not exist: a 404 must not be cached for a year. */
  isForFilesOnly?: boolean;
};

/** The directives of a content security policy, each with the sources that it allows. */
export type Policy = Record<string, string[]>;

const YEAR_SECONDS = 31_536_000;

const DENIED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

const policyText = (policy: Policy) =>
  Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');

/** The policy for a page's `<meta>`, for servers that send no headers. Browsers ignore `frame-ancestors` there. */
export const metaPolicy = ({ 'frame-ancestors': _, ...policy }: Policy): string => policyText(policy);

/** A page of the built site and the policy that it needs. */
export type PagePolicy = { file: string; policy: Policy };

/** A page's address without `.html`. Its rule also matches longer addresses, of other pages and of missing ones. */
const pathOf = (file: string) => (file === '/index.html' ? file : file.replace(/\.html$/, ''));

/**
 * The headers of a site.
 *
 * @param policy the policy of the 404 page, which also answers for unknown addresses
 * @param pages the other pages. Each policy also allows the 404 page: an unknown address may begin with a page's path
 */
export const headerRules = (policy: Policy, pages: PagePolicy[] = []): HeaderRule[] => [
  {
    path: '/',
    headers: {
      // Without includeSubDomains: the seller may have other services under the domain.
      'Strict-Transport-Security': `max-age=${2 * YEAR_SECONDS}`,
      'X-Content-Type-Options': 'nosniff',
      // The video players refuse to play on a page that does not send its origin.
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': DENIED_FEATURES.map((feature) => `${feature}=()`).join(', '),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Content-Security-Policy': policyText(policy),
      'Cache-Control': 'public, max-age=0, must-revalidate',
    },
  },
  // Sorted by path, so that the rule for /oferta comes before the rule for /oferta-exclusiva.
  ...pages
    .map(({ file, policy }) => ({
      path: pathOf(file),
      headers: { 'Content-Security-Policy': policyText(policy) },
    }))
    .sort((one, other) => (one.path < other.path ? -1 : 1)),
  // The social cards, which other sites show.
  { path: '/uploads/', headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' } },
  // Browsers use inline styles to lay out a picture or video that is opened in its own tab.
  {
    path: '/uploads/assets/',
    headers: {
      'Content-Security-Policy': policyText({ ...policy, 'style-src': ["'unsafe-inline'"] }),
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
  },
  // The names of these files contain a hash of their content, including those that src/pages/uploads/assets/ writes.
  {
    path: '/uploads/assets/',
    headers: { 'Cache-Control': `public, max-age=${YEAR_SECONDS}, immutable` },
    isForFilesOnly: true,
  },
];

/** The sources that every page may load besides its own scripts, styles and players. */
export const BASE_POLICY: Policy = {
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'", 'data:'],
  'media-src': ["'self'"],
  'manifest-src': ["'self'"],
  // Lighthouse fetches robots.txt from within the page.
  'connect-src': ["'self'"],
};

const VTURB = ['https://*.converteai.net', 'https://*.vturb.com', 'https://*.vturb.net'];

/**
 * The sources that a third-party script itself loads, by the script's origin. VTurb's player and the platforms' scripts
 * for one-click purchases add their own styles to the page, so a page that uses them cannot allow styles by their
 * hashes.
 */
export const ADDITIONAL_SOURCES: Record<string, TrackerRecord['cspSources']> = {
  'https://snippets.kiwify.com': {
    'style-src': ["'unsafe-inline'"],
    'connect-src': ['https://*.kiwify.com', 'https://*.kiwify.com.br'],
  },
  'https://checkout.hotmart.com': {
    'style-src': ["'unsafe-inline'"],
    'frame-src': ['https://*.hotmart.com'],
    'connect-src': ['https://*.hotmart.com'],
  },
  'https://scripts.converteai.net': {
    'script-src': VTURB,
    'style-src': ["'unsafe-inline'"],
    'img-src': [...VTURB, 'data:', 'blob:'],
    'font-src': [...VTURB, 'data:'],
    'media-src': [...VTURB, 'https://*.b-cdn.net', 'blob:'],
    'connect-src': [...VTURB, 'https://*.b-cdn.net', 'https://api.vturb.com.br'],
    'worker-src': ['blob:'],
  },
};

/**
 * The sources that the script of an analytics service itself loads, by the name of the service. The script may send
 * measurements, but it may neither open frames nor submit forms.
 */
export const TRACKER_SOURCES: Record<string, TrackerRecord['cspSources']> = Object.fromEntries(
  TRACKERS.map(({ name, cspSources }) => [name, cspSources]),
);
