/** What browsers have and TypeScript's own list of them lacks. */
interface Navigator {
  readonly connection?: { readonly saveData?: boolean };
}

interface Document {
  /** The page is being prepared before anyone sees it. */
  readonly prerendering?: boolean;
}

interface Window {
  /** Meta's pixel, where the seller has put one. */
  fbq?: unknown;
}
