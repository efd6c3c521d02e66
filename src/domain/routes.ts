/** The path of the exclusive offer, to which the redirects lead. */
export const OFFER_PATH = '/oferta-exclusiva';

/** The privacy page. */
export const PRIVACY_PATH = '/privacidade';

/** The web manifest. */
export const MANIFEST_PATH = '/site.webmanifest';

/** A page's social card. The name is not hashed: networks keep addresses for long. */
export const socialCardPath = (card: 'inicio' | 'oferta') => `/uploads/cartao-${card}.jpg`;
