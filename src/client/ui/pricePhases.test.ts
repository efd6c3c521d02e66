// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeScreen } from '../../../tests/support/fakeScreen.ts';
import script from './pricePhases.js?raw';

const BUILT_MS = Date.UTC(2026, 10, 20);
const START_MS = BUILT_MS + 90_000;
const END_MS = START_MS + 30 * 86_400_000;
const root = document.documentElement;
const phase = () => root.dataset['phase'];

let changes: string[];
let redirects: string[];
const note = () => changes.push(phase() ?? '');

/** Runs the script in the head of a page that is opened at `nowMs`. */
function open(nowMs: number, { builtAtMs = BUILT_MS, promotionPage = '' } = {}) {
  vi.useFakeTimers({ now: nowMs, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  Object.assign(root.dataset, {
    phase: 'usual announced',
    phases: JSON.stringify([
      [0, 'usual announced'],
      [START_MS, 'promotion announced'],
      [END_MS, 'usual'],
    ]),
    builtAt: String(builtAtMs),
    promotionPage,
  });
  new Function(script)();
}
/** Shows a page again whose timers have paused (`visibilitychange`), or restores it by Back (`pageshow`). */
const resume = (event: string) =>
  (event === 'pageshow' ? globalThis : document).dispatchEvent(new Event(event));

fakeScreen();
beforeEach(() => {
  changes = [];
  redirects = [];
  addEventListener('pricephase', note);
  vi.stubGlobal('location', { search: '?src=bio', replace: (to: string) => redirects.push(to) });
});

it('takes the time of the build for now if the clock is behind it', () => {
  open(0, { builtAtMs: START_MS });
  expect(phase()).toBe('promotion announced');
});

it('changes the phase while the page is open, to the millisecond, and then sets no timer', () => {
  open(BUILT_MS);
  vi.advanceTimersByTime(89_999);
  expect(changes).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(changes).toEqual(['promotion announced']);
  vi.setSystemTime(END_MS - 1);
  vi.advanceTimersByTime(1000);
  expect(changes).toEqual(['promotion announced', 'usual']);
  expect(vi.getTimerCount()).toBe(0);
});

it.each(['pageshow', 'visibilitychange'])('checks the time on %s, and keeps one timer', (event) => {
  open(BUILT_MS);
  resume(event);
  expect([changes, vi.getTimerCount()]).toEqual([[], 1]);
  vi.setSystemTime(START_MS);
  resume(event);
  expect([changes, vi.getTimerCount()]).toEqual([['promotion announced'], 1]);
});

it('does not return to an earlier phase when the clock is set back', () => {
  open(END_MS);
  vi.setSystemTime(START_MS);
  resume('visibilitychange');
  expect(changes).toEqual(['usual']);
});

it('redirects to the page for the promotion only during the promotion, and keeps the query', () => {
  open(BUILT_MS, { promotionPage: '/' });
  expect(redirects).toEqual([]);
  vi.setSystemTime(START_MS);
  resume('pageshow');
  expect(redirects).toEqual(['/?src=bio']);
  vi.setSystemTime(END_MS);
  resume('pageshow');
  expect(redirects).toHaveLength(1);
});
