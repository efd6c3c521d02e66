/** Where the exclusive offer stands (specification §2), and where both redirects lead (§4). */
export const OFFER_PATH = '/oferta-exclusiva';
