// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startClocks } from './clocks.ts';

const START = Date.UTC(2026, 10, 29, 12);
const units = {
  days: ['dia', 'dias'],
  hours: ['hora', 'horas'],
  minutes: ['minuto', 'minutos'],
  seconds: ['segundo', 'segundos'],
};

function start(countdown: { deadlineMs?: number; firstSeconds?: number }): HTMLElement {
  const clock = document.createElement('p');
  clock.className = 'clock invisible';
  clock.dataset['clock'] = JSON.stringify({ units, ...countdown });
  document.body.replaceChildren(clock);
  startClocks();
  return clock;
}

const unitsOf = (clock: HTMLElement) =>
  Array.from(clock.querySelectorAll<HTMLElement>('span'), (part) => part.dataset['unit']);

beforeEach(() => {
  vi.useFakeTimers({ now: START });
  vi.spyOn(performance, 'now').mockReturnValue(0);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('a looping one begins at 4:37:22 and counts down every second', () => {
  const clock = start({});
  expect(clock.textContent).toBe('4:37:22');
  vi.advanceTimersByTime(21_000);
  expect(clock.textContent).toBe('4:37:01');
  expect(unitsOf(clock)).toEqual(['horas', 'minutos', 'segundo']);
});

it('one to a deadline shows the days while there are any, and ends at zero', () => {
  const clock = start({ deadlineMs: START + 24 * 3_600_000 + 1000, firstSeconds: 90_000 });
  expect(clock.textContent).toBe('1:00:00:01');
  expect(clock.className).toBe('clock clock-with-days');
  vi.advanceTimersByTime(1000);
  expect(clock.textContent).toBe('24:00:00');
  expect(clock.className).toBe('clock');
  vi.setSystemTime(Date.now() + 25 * 3_600_000);
  vi.advanceTimersByTime(1000);
  expect(clock.textContent).toBe('0:00:00');
});

it('one to a deadline begins no later than its page was built', () => {
  expect(start({ deadlineMs: START + 9_000_000, firstSeconds: 60 }).textContent).toBe('0:01:00');
});

it('a looping one starts again on a page that Back restores', () => {
  const clock = start({});
  vi.advanceTimersByTime(5000);
  expect(clock.textContent).toBe('4:37:17');
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(clock.textContent).toBe('4:37:22');
});
