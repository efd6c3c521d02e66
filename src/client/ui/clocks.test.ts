// @vitest-environment happy-dom
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeScreen, find, findAll, pageShow } from '../../../tests/support/fakeScreen.ts';
import { Clock } from '../../components/Clock.tsx';
import type { ClockUnits, Countdown } from '../../domain/countdown.ts';
import { startClocks } from './clocks.ts';

const START = Date.UTC(2026, 10, 29, 12);
const units: ClockUnits = {
  days: ['dia', 'dias'],
  hours: ['hora', 'horas'],
  minutes: ['minuto', 'minutos'],
  seconds: ['segundo', 'segundos'],
};

const screen = fakeScreen();

/** A countdown as the server renders it. */
function renderClock(countdown: Countdown): HTMLElement {
  document.body.innerHTML = renderToStaticMarkup(
    createElement(Clock, { labelId: 'label', units, countdown }),
  );
  return find('[data-clock]');
}

/** Opens a page whose countdown is visible. */
function start(countdown: Countdown): HTMLElement {
  const clock = renderClock(countdown);
  startClocks();
  screen.show(clock);
  return clock;
}

beforeEach(() => {
  vi.useFakeTimers({ now: START });
  vi.spyOn(performance, 'now').mockReturnValue(0);
});

it('writes the markup that the server renders, in which only the time until a deadline is invisible', () => {
  for (const countdown of [{}, { deadlineMs: START + 90_061_000, firstSeconds: 90_061 }]) {
    const { innerHTML, classList } = renderClock(countdown);
    expect(classList.contains('invisible')).toBe('deadlineMs' in countdown);
    expect(start(countdown).innerHTML).toBe(innerHTML);
  }
});

it('a countdown to a deadline shows days above 24 hours, and ends at zero', () => {
  const clock = start({ deadlineMs: START + 24 * 3_600_000 + 1000, firstSeconds: 90_000 });
  expect(clock.textContent).toBe('1:00:00:01');
  expect(findAll('span').map(({ dataset }) => dataset['unit'])).toEqual([
    'dia',
    'horas',
    'minutos',
    'segundo',
  ]);
  expect(clock.className).toBe('clock clock-with-days');
  vi.advanceTimersByTime(1000);
  expect(clock.textContent).toBe('24:00:00');
  expect(clock.className).toBe('clock');
  vi.setSystemTime(Date.now() + 25 * 3_600_000);
  vi.advanceTimersByTime(1000);
  expect(clock.textContent).toBe('0:00:00');
});

it('a countdown to a deadline shows at most the time that was left at the build', () => {
  expect(start({ deadlineMs: START + 9_000_000, firstSeconds: 60 }).textContent).toBe('0:01:00');
});

it('a looping countdown starts when its page is shown, and again when Back restores the page', () => {
  vi.mocked(performance.now).mockReturnValue(5000);
  vi.spyOn(performance, 'getEntriesByType').mockImplementation((type) =>
    type === 'navigation' ? [Object({ activationStart: 2000 })] : [],
  );
  const clock = start({});
  expect(clock.textContent).toBe('4:37:19');
  vi.setSystemTime(START + 5000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect([clock.textContent, vi.getTimerCount()]).toEqual(['4:37:14', 1]);
  pageShow(false);
  expect(clock.textContent).toBe('4:37:14');
  pageShow(true);
  expect(clock.textContent).toBe('4:37:22');
});

it('continues if the visitor’s clock is set back', () => {
  const clock = start({});
  vi.setSystemTime(START - 3 * 86_400_000);
  vi.advanceTimersByTime(3000);
  expect(clock.textContent).toMatch(/^4:37:(?:19|20)$/);
});

it('sets no timer while it is not visible, and shows the right time when it is visible again', () => {
  const clock = start({});
  screen.show();
  expect(vi.getTimerCount()).toBe(0);
  vi.setSystemTime(START + 7000);
  screen.show(clock);
  expect(clock.textContent).toBe('4:37:15');
});

it('follows a deadline that the editor changes', () => {
  const clock = start({ deadlineMs: START + 9000 });
  expect(clock.textContent).toBe('0:00:09');
  clock.dataset['clock'] = JSON.stringify({ units, deadlineMs: START + 60_000 });
  vi.advanceTimersByTime(1000);
  expect(clock.textContent).toBe('0:00:59');
});
