// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadContent } from '../content-model/loadContent.ts';
import { Countdown } from './Countdown.island.tsx';

const DAY_MS = 86_400_000;
const OPENED_MS = Date.UTC(2026, 10, 20);
const units = loadContent().interface.countdown;

/** Opens a page that was shown some time after its load, in the background. */
function open(props: { deadlineMs?: number; firstSeconds?: number } = {}, activationStart = 0) {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([Object({ activationStart })]);
  render(<Countdown labelId="label" units={units} {...props} />);
}
const timer = () => screen.getByRole('timer');
const shown = () => timer().textContent;
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const setClock = (ms: number) => vi.setSystemTime(Date.now() + ms);

beforeEach(() => vi.useFakeTimers({ now: OPENED_MS }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('counts from the moment when the page was shown, once a second', () => {
  wait(20_000);
  open({}, 5000);
  expect(shown()).toBe('4:37:07');
  wait(999);
  expect(shown()).toBe('4:37:07');
  wait(1);
  expect(shown()).toBe('4:37:06');
});

it('continues if the clock is set back, and follows the clock when the machine wakes', () => {
  open();
  setClock(-3 * DAY_MS);
  wait(3000);
  expect(shown()).toMatch(/^4:37:(?:19|20)$/);
  setClock(3600_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(shown()).toMatch(/^3:37:/);
  expect(vi.getTimerCount()).toBe(1);
});

it.each([
  [true, '4:37:22'],
  [false, '4:37:12'],
])('starts again when Back restores the page: %s', (persisted, expected) => {
  open();
  wait(10_000);
  act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));
  expect(shown()).toBe(expected);
});

it('counts to a deadline in days, with units in the singular and the plural, and stops at zero', () => {
  open({ deadlineMs: OPENED_MS + DAY_MS + 1000, firstSeconds: 3 * 86_400 });
  const shownUnits = () => Array.from(timer().querySelectorAll('span'), ({ dataset }) => dataset['unit']);
  expect([shown(), shownUnits()]).toEqual(['1:00:00:01', ['dia', 'horas', 'minutos', 'segundo']]);
  wait(1000);
  expect([shown(), shownUnits()]).toEqual(['24:00:00', ['horas', 'minutos', 'segundos']]);
  wait(2 * DAY_MS);
  expect(shown()).toBe('0:00:00');
});

it('shows at most the time that was left at the build, and a deadline only by the visitor’s clock', () => {
  const deadline = { deadlineMs: OPENED_MS + DAY_MS, firstSeconds: 60 };
  const html = renderToStaticMarkup(<Countdown labelId="label" units={units} {...deadline} />);
  expect(html).toMatch(/invisible/);
  open(deadline);
  expect(shown()).toBe('0:01:00');
  expect(timer().className).not.toContain('invisible');
});

it('sets no timer after it is unmounted', () => {
  open();
  cleanup();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(vi.getTimerCount()).toBe(0);
});
