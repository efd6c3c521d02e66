/**
 * Calls `onOnline` at once, or offline when the network is back, unless `signal` has been aborted by then. While offline,
 * a visitor who is sent to another page would only see the browser's error page.
 */
export function whenOnline(onOnline: () => void, signal: AbortSignal): void {
  if (navigator.onLine) onOnline();
  else addEventListener('online', onOnline, { once: true, signal });
}
