/** Where the exclusive offer stands (specification §2), and where both redirects lead (§4). */
export const OFFER_PATH = '/oferta-exclusiva';

/** What the site does with the data of who visits, from where both footers lead to it. */
export const PRIVACY_PATH = '/privacidade';

/** The web manifest: see pages/. */
export const MANIFEST_PATH = '/site.webmanifest';
