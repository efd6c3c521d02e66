/** The path of the exclusive offer, to which the redirects lead. */
export const OFFER_PATH = '/oferta-exclusiva';

/** The privacy page. */
export const PRIVACY_PATH = '/privacidade';

/** The web manifest. */
export const MANIFEST_PATH = '/site.webmanifest';
