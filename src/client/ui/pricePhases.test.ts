// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { phaseAt } from '../../domain/pricePhases.ts';
import { startPricePhases } from './pricePhases.ts';

const BUILT_MS = Date.UTC(2026, 10, 20);
const START_MS = BUILT_MS + 90_000;
const END_MS = START_MS + 30 * 86_400_000;
const root = document.documentElement;
const phase = () => root.dataset['phase'];

let stop: () => void;
let turned: string[];
let replaced: string[];
const note = () => turned.push(phase() ?? '');

/** A page as its head begins, opened at an instant. */
function open(nowMs: number, promotionPage?: string) {
  vi.useFakeTimers({ now: nowMs, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  Object.assign(root.dataset, {
    phase: 'usual announced',
    phases: JSON.stringify([
      [0, 'usual announced'],
      [START_MS, 'promotion announced'],
      [END_MS, 'usual'],
    ]),
    builtAt: String(BUILT_MS),
  });
  if (promotionPage) root.dataset['promotionPage'] = promotionPage;
  // Run as text, as in the page, so that it can use nothing outside itself. Mutation testing inserts calls of its own.
  stop =
    '__stryker__' in globalThis
      ? startPricePhases(phaseAt)
      : new Function(`return (${startPricePhases})(${phaseAt})`)();
}
/** A page whose timers have paused is shown again, or restored by Back. */
const resume = (event: string) =>
  (event === 'pageshow' ? globalThis : document).dispatchEvent(new Event(event));

beforeEach(() => {
  turned = [];
  replaced = [];
  addEventListener('pricephase', note);
  vi.stubGlobal('location', { search: '?src=bio', replace: (to: string) => replaced.push(to) });
});
afterEach(() => {
  removeEventListener('pricephase', note);
  stop();
  delete root.dataset['promotionPage'];
});

it.each([
  ['before', START_MS - 1, 'usual announced'],
  ['at the start', START_MS, 'promotion announced'],
  ['during', END_MS - 1, 'promotion announced'],
  ['at the end', END_MS, 'usual'],
  ['after', END_MS + 1, 'usual'],
  ['with a clock years behind the build', 0, 'usual announced'],
])('opened %s', (_, nowMs, expected) => {
  open(nowMs);
  expect(phase()).toBe(expected);
});

it('turns while the page is open, to the millisecond, and then rests', () => {
  open(BUILT_MS);
  vi.advanceTimersByTime(89_999);
  expect(turned).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(turned).toEqual(['promotion announced']);
  vi.setSystemTime(END_MS - 1);
  vi.advanceTimersByTime(1000);
  expect(turned).toEqual(['promotion announced', 'usual']);
  expect(vi.getTimerCount()).toBe(0);
});

it('turns within its second', () => {
  open(START_MS - 300);
  vi.advanceTimersByTime(300);
  expect(turned).toEqual(['promotion announced']);
});

it.each(['pageshow', 'visibilitychange'])('checks at %s, with one timer', (event) => {
  open(BUILT_MS);
  resume(event);
  expect([turned, vi.getTimerCount()]).toEqual([[], 1]);
  vi.setSystemTime(START_MS);
  resume(event);
  expect([turned, vi.getTimerCount()]).toEqual([['promotion announced'], 1]);
});

it('brings no price again when the clock is set back', () => {
  open(END_MS);
  vi.setSystemTime(START_MS);
  resume('visibilitychange');
  expect(turned).toEqual(['usual']);
});

it('leaves a page that rests during the promotion, and only then', () => {
  open(BUILT_MS, '/');
  expect(replaced).toEqual([]);
  vi.setSystemTime(START_MS);
  resume('pageshow');
  expect(replaced).toEqual(['/?src=bio']);
  vi.setSystemTime(END_MS);
  resume('pageshow');
  expect(replaced).toHaveLength(1);
});
