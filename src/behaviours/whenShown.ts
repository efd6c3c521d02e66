/** Starts something at once, or, on a page prepared ahead of its visit, as soon as it is shown; never once stopped. */
export function whenShown(start: () => void, signal?: AbortSignal): void {
  if (document.prerendering) document.addEventListener('prerenderingchange', start, { once: true, signal });
  else start();
}
