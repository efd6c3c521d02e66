// @vitest-environment happy-dom
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startDeadline, waitForDeadline } from './deadline.ts';
import { find } from './fakeScreen.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

describe('waitForDeadline', () => {
  it.each([
    [1000, 0, 1000],
    [1000, 999, 1],
    [1000, 1000, undefined],
    [1000, 1001, undefined],
    [20 * DAY_MS, 0, 1000],
  ])('until %i, at %i, waits %s ms', (deadlineMs, nowMs, waitMs) => {
    expect(waitForDeadline(deadlineMs, nowMs)).toBe(waitMs);
  });

  it('looks each second, for the clock may be set meanwhile', () => {
    expect(waitForDeadline(400 * DAY_MS, 0)).toBe(1000);
  });

  it('comes to the very millisecond of the deadline, wherever it starts', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.nat(100_000), (deadlineMs, loadedMs) => {
        let nowMs = loadedMs;
        for (
          let waitMs = waitForDeadline(deadlineMs, nowMs);
          waitMs;
          waitMs = waitForDeadline(deadlineMs, nowMs)
        ) {
          nowMs += waitMs;
        }
        expect(nowMs).toBe(Math.max(deadlineMs, loadedMs));
      }),
    );
  });
});

describe('startDeadline', () => {
  const LOADED_MS = Date.UTC(2026, 11, 1);
  let stop = () => {};

  /** A page whose offer ends that long after it was loaded. */
  function open(leftMs: number) {
    document.body.innerHTML = `
      <main data-deadline="${LOADED_MS + leftMs}">
        <p data-until-deadline>R$ 67,00</p><p data-after-deadline hidden>R$ 119,00</p>
        <p data-until-deadline>Até domingo</p><p data-after-deadline hidden>Acabou</p>
        <a id="buy" href="https://pay.example.com/67" data-href-after-deadline="https://pay.example.com/119">Comprar</a>
        <a id="chat" href="https://wa.me/1">Ajuda</a>
      </main>`;
    stop = startDeadline();
  }

  const shown = () =>
    Array.from(document.querySelectorAll('p'))
      .filter(({ hidden }) => !hidden)
      .map(({ textContent }) => textContent);
  const isOver = () => {
    const [price, ...rest] = shown();
    const href = find<HTMLAnchorElement>('#buy').href;
    expect(rest).toEqual([price === 'R$ 67,00' ? 'Até domingo' : 'Acabou']);
    expect(href).toBe(`https://pay.example.com/${price === 'R$ 67,00' ? 67 : 119}`);
    return price === 'R$ 119,00';
  };
  /** The machine sleeps: time goes on, and timers do not. */
  const sleep = (ms: number) => vi.setSystemTime(Date.now() + ms);
  const wake = {
    'is shown again': () => document.dispatchEvent(new Event('visibilitychange')),
    'is restored by Back': () => dispatchEvent(new Event('pageshow')),
  };

  beforeEach(() => {
    vi.useFakeTimers({ now: LOADED_MS, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
  });

  it('puts what is marked so, and the list price’s checkout, in the offer’s place at the very millisecond', () => {
    open(90_000);
    vi.advanceTimersByTime(89_999);
    expect(isOver()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(isOver()).toBe(true);
    expect(find<HTMLAnchorElement>('#chat').href).toBe('https://wa.me/1');
  });

  it('does so at once on a page that was built before its deadline and is loaded after it', () => {
    open(0);
    expect(isOver()).toBe(true);
  });

  it('keeps to a deadline that is hours away', () => {
    open(3 * HOUR_MS);
    vi.advanceTimersByTime(3 * HOUR_MS - 1);
    expect(isOver()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(isOver()).toBe(true);
  });

  it.each(Object.entries(wake))('looks again when a page that slept %s', (_, wakeUp) => {
    open(90_000);
    wakeUp();
    expect(isOver()).toBe(false);
    sleep(90_000);
    expect(isOver()).toBe(false);
    wakeUp();
    expect(isOver()).toBe(true);
  });

  it('has one timer at a time, and none once the offer is over', () => {
    open(90_000);
    for (const wakeUp of Object.values(wake)) wakeUp();
    expect(vi.getTimerCount()).toBe(1);
    sleep(90_000);
    wake['is shown again']();
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each(Object.entries(wake))(
    'has done its work once: nothing is changed when the page %s',
    (_, wakeUp) => {
      open(0);
      find('[data-until-deadline]').hidden = false;
      wakeUp();
      expect(shown()[0]).toBe('R$ 67,00');
    },
  );

  it.each(Object.entries(wake))(
    'leaves the offer as it is once stopped, even when the page %s',
    (_, wakeUp) => {
      open(90_000);
      stop();
      expect(vi.getTimerCount()).toBe(0);
      sleep(90_000);
      wakeUp();
      expect(isOver()).toBe(false);
    },
  );

  it('does nothing on a page without a deadline', () => {
    document.body.innerHTML = '<p data-until-deadline>R$ 67,00</p>';
    startDeadline()();
    expect(shown()).toEqual(['R$ 67,00']);
    expect(vi.getTimerCount()).toBe(0);
  });
});
