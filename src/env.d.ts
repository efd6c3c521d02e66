/** What browsers have and TypeScript's own list of them lacks. */
interface Navigator {
  readonly connection?: { readonly saveData?: boolean };
}

interface Document {
  /** The page is being prepared before anyone sees it. */
  readonly prerendering?: boolean;
}

interface Performance {
  getEntriesByType(type: 'navigation'): PerformanceNavigationTiming[];
}

interface PerformanceNavigationTiming {
  /** When a page prepared ahead of its visit was shown, in milliseconds since it began; else 0. */
  readonly activationStart?: number;
}

interface Window {
  /** Meta's pixel, where the seller has put one. */
  fbq?: unknown;
  /** The same, under the name that its script knows it by too. */
  _fbq?: unknown;
  /** Google's commands, in their order. */
  dataLayer?: unknown[];
  /** For the late behaviours: see behaviours/signsOfLife.ts. */
  early?: import('./behaviours/signsOfLife.ts').Early;
}
