/** The path of the privacy page. */
export const PRIVACY_PATH = '/privacidade';

/** The path of the web manifest. */
export const MANIFEST_PATH = '/site.webmanifest';

/** The name of the social card of the page at a path: "inicio" for "/". */
export const socialCardName = (path: string): string => path.slice(1).replaceAll('/', '-') || 'inicio';

/** The path of a page's social card. Its name has no hash, because social networks cache addresses for a long time. */
export const socialCardPath = (path: string): string => `/uploads/cartao-${socialCardName(path)}.jpg`;
