// The one source of what every host answers besides the files: _headers, nginx and Caddy are written from here.

/** A response's headers, by name. */
export type Headers = Record<string, string>;

/** The directives of a content security policy, each with the sources it lets through. */
export type Policy = Record<string, string[]>;

const YEAR_SECONDS = 31_536_000;

/** On every answer. The policy of the page and the caching of the file come on top. */
export const SITE_HEADERS: Headers = {
  // Without includeSubDomains: what else the seller has under the domain is not ours to bind.
  'Strict-Transport-Security': `max-age=${2 * YEAR_SECONDS}`,
  'X-Content-Type-Options': 'nosniff',
  // The players ask from which site they are embedded, and play nothing for a stranger.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': [
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
  ]
    .map((feature) => `${feature}=()`)
    .join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Social cards are made to be shown on other sites. */
export const CARD_HEADERS: Headers = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

/** What a browser keeps, and how long: pages are asked for again each time, a hashed name never means another file. */
export const CACHING = {
  revalidated: 'public, max-age=0, must-revalidate',
  immutable: `public, max-age=${YEAR_SECONDS}, immutable`,
};

/** The addresses of files whose names carry a hash, as a pattern that nginx and Caddy read too. */
export const HASHED_PATH = String.raw`^/(?:assets|uploads)/[^/]+\.[\w-]{8}(?:_\w+)?\.\w+$`;

/** In every policy, whatever the page holds. */
export const BASE_POLICY: Policy = {
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
};

/** Pictures and videos, which may be opened in a tab of their own: the browser then draws around them with styles. */
export const UPLOADS = '/uploads/';
export const UPLOADS_POLICY: Policy = {
  'img-src': ["'self'"],
  'media-src': ["'self'"],
  'style-src': ["'unsafe-inline'"],
};

const VTURB = ['https://*.converteai.net', 'https://*.vturb.com', 'https://*.vturb.net'];

const GOOGLE = 'https://*.googletagmanager.com';
const ANALYTICS = 'https://*.google-analytics.com';

/**
 * What a script from another host goes on to ask for, by the script's origin. VTurb's player draws itself in the page
 * with styles of its own, so that the page that has it cannot name each style. Meta's pixel and Google Analytics may tell
 * of a visit, and neither frame nor send a form.
 */
export const COMPANIONS: Record<string, Policy> = {
  'https://scripts.converteai.net': {
    'script-src': VTURB,
    'style-src': ["'unsafe-inline'"],
    'img-src': [...VTURB, 'data:', 'blob:'],
    'font-src': [...VTURB, 'data:'],
    'media-src': [...VTURB, 'https://*.b-cdn.net', 'blob:'],
    'connect-src': [...VTURB, 'https://*.b-cdn.net', 'https://api.vturb.com.br'],
    'worker-src': ['blob:'],
  },
  'https://connect.facebook.net': {
    'img-src': ['https://www.facebook.com'],
    'connect-src': ['https://www.facebook.com', 'https://connect.facebook.net'],
  },
  'https://www.googletagmanager.com': {
    'img-src': [GOOGLE, ANALYTICS],
    'connect-src': [GOOGLE, ANALYTICS, 'https://*.analytics.google.com'],
  },
};
