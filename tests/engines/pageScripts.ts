// What a test page runs before its own scripts. Each function stands alone: its text goes into the page.

type Clock = { passTime: (ms: number) => void };

/** Stops the page's clock at a time, in milliseconds since 1970: from there it passes through `passTime` alone. */
export function stopClock(startMs: number): void {
  type Timer = { dueMs: number; everyMs?: number; run: () => void };
  const timers = new Map<number, Timer>();
  let nowMs = 0;
  let lastId = 0;
  const add =
    (isRepeated: boolean) =>
    (run: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) => {
      const waitMs = Math.max(isRepeated ? 1 : 0, Number(ms) || 0);
      lastId += 1;
      const everyMs = isRepeated ? waitMs : undefined;
      timers.set(lastId, { dueMs: nowMs + waitMs, everyMs, run: () => run(...given) });
      return lastId;
    };
  const forget = (id?: number) => void timers.delete(Number(id));
  const passTime = (ms: number) => {
    const endMs = nowMs + ms;
    for (;;) {
      const [next] = Array.from(timers).sort(([, one], [, other]) => one.dueMs - other.dueMs);
      if (!next || next[1].dueMs > endMs) break;
      const [id, timer] = next;
      nowMs = Math.max(nowMs, timer.dueMs);
      if (timer.everyMs === undefined) timers.delete(id);
      else timer.dueMs += timer.everyMs;
      timer.run();
    }
    nowMs = endMs;
  };
  const now = () => startMs + nowMs;
  const construct = (target: DateConstructor, given: unknown[], made: NewableFunction) =>
    Reflect.construct(target, given.length > 0 ? given : [now()], made);
  const read = (target: DateConstructor, name: string | symbol) =>
    name === 'now' ? now : Reflect.get(target, name);
  Object.assign(window, {
    Date: new Proxy(Date, { construct, get: read }),
    setTimeout: add(false),
    setInterval: add(true),
    clearTimeout: forget,
    clearInterval: forget,
    passTime,
  });
  performance.now = () => nowMs;
}

/** Lets the stopped clock of the page pass. */
export function passTime(ms: number): void {
  (window as unknown as Clock).passTime(ms);
}

/** Notes what goes wrong on the page and what it logs as an error, for this tab and all of the visit. */
export function noteFaults(): void {
  const note = (fault: unknown) => {
    const faults = JSON.parse(sessionStorage.getItem('faults') ?? '[]');
    sessionStorage.setItem('faults', JSON.stringify([...faults, String(fault)]));
  };
  addEventListener(
    'error',
    ({ message, target }) => note(message ?? `not loaded: ${(target as Element).outerHTML}`),
    { capture: true },
  );
  addEventListener('unhandledrejection', ({ reason }) => note(reason));
  addEventListener('securitypolicyviolation', ({ blockedURI, violatedDirective }) =>
    note(`${violatedDirective}: ${blockedURI}`),
  );
  const tell = console.error;
  console.error = (...words) => {
    note(words.join(' '));
    tell(...words);
  };
}

/** What noteFaults noted since the visit began. */
export function readFaults(): string[] {
  return JSON.parse(sessionStorage.getItem('faults') ?? '[]');
}

/** A pixel that only notes its calls. */
export function installPixel(): void {
  const calls: unknown[][] = [];
  Object.assign(window, { calls, fbq: (...call: unknown[]) => calls.push(call) });
}
