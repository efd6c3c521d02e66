const MAX_WAIT_MS = 2000;
const WITHOUT_IDLE_CALLBACK_MS = 200;

/** Calls `callback` once, when the page has loaded and the browser is idle. */
export function onIdle(callback: () => void): void {
  const wait = () => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: MAX_WAIT_MS });
    else setTimeout(callback, WITHOUT_IDLE_CALLBACK_MS);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
