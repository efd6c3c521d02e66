// Functions that a page runs before its own scripts. Each is self-contained, because its text goes into the page.

/** Stops the page's clock: from then on it advances by `passTime` alone. */
export function stopClock(): void {
  const timers = new Map<number, { dueMs: number; run: () => void }>();
  const startMs = Date.now();
  let nowMs = 0;
  let lastId = 0;
  const passTime = (ms: number) => {
    const endMs = nowMs + ms;
    const nextOf = () => Array.from(timers).sort(([, one], [, other]) => one.dueMs - other.dueMs)[0];
    for (let next = nextOf(); next && next[1].dueMs <= endMs; next = nextOf()) {
      timers.delete(next[0]);
      nowMs = next[1].dueMs;
      next[1].run();
    }
    nowMs = endMs;
  };
  Object.assign(window, {
    setTimeout: (callback: (...values: unknown[]) => void, ms = 0, ...values: unknown[]) => {
      lastId += 1;
      timers.set(lastId, { dueMs: nowMs + ms, run: () => callback(...values) });
      return lastId;
    },
    clearTimeout: (id: number) => void timers.delete(id),
    passTime,
  });
  Date.now = () => startMs + nowMs;
  performance.now = () => nowMs;
}

/** Records the errors of this tab's pages in its storage. */
export function recordErrors(): void {
  const record = (error: unknown) =>
    sessionStorage.setItem('errors', `${sessionStorage.getItem('errors') ?? ''}${error}\n`);
  // A file that does not load gives no message.
  addEventListener('error', ({ message, target }) => record(message ?? Object(target).outerHTML), true);
  addEventListener('unhandledrejection', ({ reason }) => record(reason));
  addEventListener('securitypolicyviolation', ({ blockedURI }) => record(`policy: ${blockedURI}`));
  console.error = (...words) => record(words.join(' '));
}

/** Waits until the page has painted and its observers have reported. */
export async function rendered(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) {
    await new Promise(requestAnimationFrame);
    await new Promise<void>((resolve) => {
      const observer = new IntersectionObserver(() => {
        observer.disconnect();
        resolve();
      });
      observer.observe(document.body);
    });
  }
}
