/** Calls `callback` at once, or, on a prerendered page, when the visitor navigates to it. */
export function whenActivated(callback: () => void): void {
  if (document.prerendering) document.addEventListener('prerenderingchange', callback, { once: true });
  else callback();
}

/** When the page was shown to the visitor, in milliseconds of `performance.now()`: 0 unless it was prerendered. */
export const activatedAtMs = (): number =>
  performance.getEntriesByType('navigation')[0]?.activationStart ?? 0;
