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
  /** When a prerendered page was shown, in milliseconds of `performance.now()`. 0 on any other page. */
  readonly activationStart?: number;
}
