/** The visitor's clock may be changed meanwhile, and a timer can wait no longer than about 24 days. */
const MAX_WAIT_MS = 1000;

/** Milliseconds until the next check; undefined when the deadline has passed. Both arguments in milliseconds since 1970. */
export function nextCheckMs(deadlineMs: number, nowMs: number): number | undefined {
  const leftMs = deadlineMs - nowMs;
  return leftMs > 0 ? Math.min(leftMs, MAX_WAIT_MS) : undefined;
}

/**
 * Ends the offer at its deadline without a reload: `data-until-deadline` is hidden, `data-after-deadline` is shown, and the
 * links change to the list price's checkout. Does nothing on a page without a deadline.
 * Implements docs/behaviour.md#deadline.
 */
export function startDeadline(): () => void {
  const deadlineMs = document.querySelector<HTMLElement>('[data-deadline]')?.dataset['deadline'];
  if (!deadlineMs) return () => {};
  const controller = new AbortController();
  const { signal } = controller;
  let timer: ReturnType<typeof setTimeout>;
  const end = () => {
    for (const part of document.querySelectorAll<HTMLElement>('[data-until-deadline]')) part.hidden = true;
    for (const part of document.querySelectorAll<HTMLElement>('[data-after-deadline]')) part.hidden = false;
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-href-after-deadline]')) {
      link.href = link.dataset['hrefAfterDeadline'] ?? link.href;
    }
    stop();
  };
  const check = () => {
    clearTimeout(timer);
    const waitMs = nextCheckMs(Number(deadlineMs), Date.now());
    if (waitMs === undefined) end();
    else timer = setTimeout(check, waitMs);
  };
  const stop = () => {
    clearTimeout(timer);
    controller.abort();
  };
  // Timers pause while the machine sleeps, and on a page that waits to be restored by Back.
  document.addEventListener('visibilitychange', check, { signal });
  addEventListener('pageshow', check, { signal });
  check();
  return stop;
}
