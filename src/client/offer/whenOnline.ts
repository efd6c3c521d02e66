/**
 * Calls `onOnline` at once, or, while offline, when the network is back, unless `signal` has been aborted by then. A
 * visitor who is sent to another page while offline would only see the browser's error page.
 */
export function whenOnline(onOnline: () => void, signal: AbortSignal): void {
  if (navigator.onLine) onOnline();
  else addEventListener('online', onOnline, { once: true, signal });
}
