// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { click, find } from '../../../tests/support/fakeScreen.ts';
import { startLeavePrompt } from './leavePrompt.ts';

let stop: () => void;

/** Leaves the page; the text of the prompt, if there is one. */
function leave(): string | undefined {
  const event = new Event('beforeunload', { cancelable: true });
  Object.defineProperty(event, 'returnValue', { writable: true });
  dispatchEvent(event);
  return event.defaultPrevented ? String(Reflect.get(event, 'returnValue')) : undefined;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  document.body.innerHTML = `
    <a id="checkout" href="https://pay.example.com/"><b>Comprar</b></a>
    <a id="section" href="#preco">Preço</a>
    <button>Pausa</button>`;
  stop = startLeavePrompt({ message: 'Fique!', delayMs: 4000 });
});
afterEach(() => stop());

it('prompts with its message after the delay, until it is stopped', () => {
  vi.advanceTimersByTime(3999);
  expect(leave()).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(leave()).toBe('Fique!');
  stop();
  expect(leave()).toBeUndefined();
});

it.each([
  ['#checkout b', 1000, undefined],
  ['#checkout b', 1001, 'Fique!'],
  ['#section', 0, 'Fique!'],
  ['button', 0, 'Fique!'],
])('a click on %s, and %i ms later, gives the prompt %s', (selector, waitMs, prompt) => {
  vi.advanceTimersByTime(4000);
  click(find(selector));
  vi.advanceTimersByTime(waitMs);
  expect(leave()).toBe(prompt);
});
