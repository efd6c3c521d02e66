// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { find } from '../../../tests/support/fakeScreen.ts';
import { nextCheckMs, startDeadline } from './deadline.ts';

it.each([
  [1_728_000_000, 0, 1000],
  [1001, 0, 1000],
  [1000, 999, 1],
  [1000, 1000, undefined],
  [1000, 1001, undefined],
])('until %i, at %i, the next check is in %s ms', (deadlineMs, nowMs, waitMs) => {
  expect(nextCheckMs(deadlineMs, nowMs)).toBe(waitMs);
});

describe('startDeadline', () => {
  const LOADED_MS = Date.UTC(2026, 11, 1);
  let stop: () => void;

  /** A page whose offer ends that long after it was loaded. */
  function open(leftMs: number) {
    document.body.innerHTML = `
      <main data-deadline="${LOADED_MS + leftMs}">
        <p data-until-deadline>R$ 67,00</p><p data-after-deadline hidden>R$ 119,00</p>
        <p data-until-deadline>Até domingo</p><p data-after-deadline hidden>Acabou</p>
        <a href="https://pay.example.com/67" data-href-after-deadline="https://pay.example.com/119">Comprar</a>
        <a href="https://wa.me/1">Ajuda</a>
      </main>`;
    stop = startDeadline();
  }
  const shown = () =>
    Array.from(document.querySelectorAll<HTMLElement>('p:not([hidden]), a'), (element) =>
      element instanceof HTMLAnchorElement ? element.href : element.textContent,
    );
  const OFFER = ['R$ 67,00', 'Até domingo', 'https://pay.example.com/67', 'https://wa.me/1'];
  const OVER = ['R$ 119,00', 'Acabou', 'https://pay.example.com/119', 'https://wa.me/1'];
  /** A page whose timers have paused is shown again, or restored by Back. */
  const resume = (event: string) =>
    (event === 'pageshow' ? globalThis : document).dispatchEvent(new Event(event));

  beforeEach(() => {
    vi.useFakeTimers({ now: LOADED_MS, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  });
  afterEach(() => stop());

  it.each([0, 90_000, 3 * 3_600_000])('ends the offer %i ms later, to the millisecond', (leftMs) => {
    open(leftMs + 1);
    vi.advanceTimersByTime(leftMs);
    expect(shown()).toEqual(OFFER);
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual(OVER);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each(['pageshow', 'visibilitychange'])('checks at %s, with one timer, until its end', (event) => {
    open(90_000);
    resume(event);
    expect(shown()).toEqual(OFFER);
    expect(vi.getTimerCount()).toBe(1);
    vi.setSystemTime(LOADED_MS + 90_000);
    resume(event);
    expect(shown()).toEqual(OVER);
    find('[data-until-deadline]').hidden = false;
    resume(event);
    expect(find('[data-until-deadline]').hidden).toBe(false);
  });

  it('ends the offer at once on a page that is loaded after the deadline, and never once stopped', () => {
    open(0);
    expect(shown()).toEqual(OVER);
    open(1000);
    stop();
    expect(vi.getTimerCount()).toBe(0);
  });
});
