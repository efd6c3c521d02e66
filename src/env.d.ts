/** What browsers have and TypeScript's library does not. */
interface Navigator {
  readonly connection?: { readonly saveData?: boolean };
}

interface Document {
  /** Whether the page is being prerendered. */
  readonly prerendering?: boolean;
}

interface Performance {
  getEntriesByType(type: 'navigation'): PerformanceNavigationTiming[];
}

interface PerformanceNavigationTiming {
  /** When a prerendered page was shown, in milliseconds since its start; else 0. */
  readonly activationStart?: number;
}

interface Window {
  /** Meta's pixel, if the page has one. */
  fbq?: unknown;
  /** The same, under the other name that its script uses. */
  _fbq?: unknown;
  /** Google's commands, in their order. */
  dataLayer?: unknown[];
}
