/** The privacy page. */
export const PRIVACY_PATH = '/privacidade';

/** The web manifest. */
export const MANIFEST_PATH = '/site.webmanifest';

/** The name of the social card of the page at a path: "inicio" for "/". */
export const socialCardName = (path: string): string => path.slice(1).replaceAll('/', '-') || 'inicio';

/** A page's social card. The name is not hashed: networks keep addresses for long. */
export const socialCardPath = (path: string): string => `/uploads/cartao-${socialCardName(path)}.jpg`;
