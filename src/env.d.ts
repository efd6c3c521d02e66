/** Browser properties that TypeScript's library lacks. */
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
