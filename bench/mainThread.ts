import type { CDPSession, Page } from 'puppeteer-core';

/** Lighthouse's factor between a computer and a mid-range phone. */
export const PHONE_SLOWDOWN = 4;

/** A task of the page's main thread: when it began and ended, of the trace's clock, and the processor time that it took. */
type Task = { startUs: number; endUs: number; phoneMs: number };
type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
};

const TASK = 'ThreadControllerImpl::RunTask';
const BEGINNING = 'bench-begins';

/** Waits until the browser has painted what was asked for. */
export const nextFrames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/**
 * Takes the inspector off the page's scripts. While it is on them it notes where each Error is made, for which V8 reads a
 * script's whole source again: 24 of the 26 ms that React's file took to begin, and no visitor's browser does that.
 */
const leaveScripts = (page: Page) =>
  (page as Page & { _client(): CDPSession })._client().send('Runtime.disable');

/** What the page's main thread did during some work, and when the page marked a moment, in microseconds of the trace's clock. */
type Trace = { tasks: Task[]; timeOf: (mark: string) => number };

/**
 * Traces the page's main thread during some work. Its time is the thread's own processor time, four times, as on a phone:
 * unlike the time on the wall it does not grow when other programs keep the machine busy. Throws an Error when the trace lacks
 * the tasks, and `timeOf` when it lacks a mark.
 */
export async function traceTasks(page: Page, work: () => Promise<unknown>): Promise<Trace> {
  await page.tracing.start({ categories: ['toplevel', 'blink.user_timing'] });
  await page.evaluate((name) => void performance.mark(name), BEGINNING);
  await leaveScripts(page);
  await work();
  const trace = await page.tracing.stop();
  const { traceEvents } = JSON.parse(new TextDecoder().decode(trace)) as { traceEvents: TraceEvent[] };
  const find = (mark: string) => {
    const found = traceEvents.find(({ name }) => name === mark);
    if (!found) throw new Error(`The browser's trace has no "${mark}".`);
    return found;
  };
  const beginning = find(BEGINNING);
  const tasks = traceEvents
    .filter(
      ({ name, ph, pid, tid }) =>
        name === TASK && ph === 'X' && pid === beginning.pid && tid === beginning.tid,
    )
    .map(({ ts, dur = 0, tdur = 0 }) => ({
      startUs: ts,
      endUs: ts + dur,
      phoneMs: (tdur / 1000) * PHONE_SLOWDOWN,
    }))
    .filter(({ endUs }) => endUs > beginning.ts);
  if (tasks.length === 0) throw new Error('The browser told nothing of what its main thread did.');
  return { tasks, timeOf: (mark) => find(mark).ts };
}

/** The tasks from the one with the first mark to the one with the last. */
export const between = ({ tasks, timeOf }: Trace, first: string, last: string): Task[] =>
  tasks.filter(({ startUs, endUs }) => endUs > timeOf(first) && startUs <= timeOf(last));

/** Milliseconds of the longest of some tasks on a phone; 0 when there are none. */
export const longest = (tasks: Task[]): number => Math.max(0, ...tasks.map(({ phoneMs }) => phoneMs));

/** Milliseconds of some tasks together on a phone. */
export const together = (tasks: Task[]): number => tasks.reduce((sum, { phoneMs }) => sum + phoneMs, 0);
