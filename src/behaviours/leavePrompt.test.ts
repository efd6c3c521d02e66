// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { find, press } from './fakeScreen.ts';
import { isAsking, startLeavePrompt } from './leavePrompt.ts';

it('asks unless a link of the page was pressed within the last second', () => {
  expect(isAsking(5000, Number.NEGATIVE_INFINITY)).toBe(true);
  expect(isAsking(5000, 5000)).toBe(false);
  expect(isAsking(5000, 4000)).toBe(false);
  expect(isAsking(5000, 3999)).toBe(true);
});

describe('startLeavePrompt', () => {
  let stop: () => void;

  /** Ends the page; the text by which the browser was made to ask, if it was. */
  function leave(): string | undefined {
    let text = '';
    const event = new Event('beforeunload', { cancelable: true });
    Object.defineProperty(event, 'returnValue', {
      set: (message: string) => {
        text = message;
      },
    });
    dispatchEvent(event);
    return event.defaultPrevented ? text : undefined;
  }

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    document.body.innerHTML = `
      <a id="checkout" href="https://pay.example.com/"><b>Comprar</b></a>
      <a id="section" href="#preco">Preço</a>
      <button>Pausa</button>`;
    stop = startLeavePrompt({ message: 'Fique!', delayMs: 4000 });
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
  });

  it('asks with its message from its delay on', () => {
    vi.advanceTimersByTime(3999);
    expect(leave()).toBeUndefined();
    vi.advanceTimersByTime(1);
    expect(leave()).toBe('Fique!');
  });

  it('does not ask on the way to a link, and asks again after a second', () => {
    vi.advanceTimersByTime(4000);
    press(find('#checkout b'));
    expect(leave()).toBeUndefined();
    vi.advanceTimersByTime(1000);
    expect(leave()).toBeUndefined();
    vi.advanceTimersByTime(1);
    expect(leave()).toBe('Fique!');
  });

  it.each(['#section', 'button'])('asks in spite of a press on what leads nowhere else: %s', (selector) => {
    vi.advanceTimersByTime(4000);
    press(find(selector));
    expect(leave()).toBe('Fique!');
  });

  it.each([
    ['before its delay', 3999],
    ['after it', 4000],
  ])('asks no more when it is stopped %s, and leaves no timer', (_, afterMs) => {
    vi.advanceTimersByTime(afterMs);
    stop();
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(10_000);
    expect(leave()).toBeUndefined();
  });
});
