/** Meanwhile the visitor's clock may be set; and a browser's timer can wait no longer than about 24 days. */
const LONGEST_WAIT_MS = 1000;

/** How long to wait before looking again; undefined when the deadline has passed. Both in milliseconds since 1970. */
export function waitForDeadline(deadlineMs: number, nowMs: number): number | undefined {
  const leftMs = deadlineMs - nowMs;
  return leftMs > 0 ? Math.min(leftMs, LONGEST_WAIT_MS) : undefined;
}

/**
 * Ends the offer at its deadline without a reload: what is marked `data-until-deadline` gives way to what is marked
 * `data-after-deadline`, and the links change to the list price's checkout. Does nothing on a page without a deadline.
 */
export function startDeadline(): () => void {
  const deadline = document.querySelector<HTMLElement>('[data-deadline]')?.dataset['deadline'];
  if (!deadline) return () => {};
  const life = new AbortController();
  const { signal } = life;
  let timer: ReturnType<typeof setTimeout>;
  const end = () => {
    for (const part of document.querySelectorAll<HTMLElement>('[data-until-deadline]')) part.hidden = true;
    for (const part of document.querySelectorAll<HTMLElement>('[data-after-deadline]')) part.hidden = false;
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-href-after-deadline]')) {
      link.href = link.dataset['hrefAfterDeadline'] ?? link.href;
    }
    stop();
  };
  const look = () => {
    clearTimeout(timer);
    const waitMs = waitForDeadline(Number(deadline), Date.now());
    if (waitMs === undefined) end();
    else timer = setTimeout(look, waitMs);
  };
  const stop = () => {
    clearTimeout(timer);
    life.abort();
  };
  // Timers sleep with the machine, and with a page that waits to be restored by Back.
  document.addEventListener('visibilitychange', look, { signal });
  addEventListener('pageshow', look, { signal });
  look();
  return stop;
}
