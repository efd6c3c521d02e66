// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { startCurrentYear } from './currentYear.ts';

afterEach(() => {
  vi.useRealTimers();
});

it("writes the visitor's year into every place for it, and nowhere else", () => {
  vi.useFakeTimers({ now: new Date(2031, 0, 1), toFake: ['Date'] });
  document.body.innerHTML =
    '<p>2026</p><p>© <span data-current-year>2026</span></p><p data-current-year>2027</p>';
  startCurrentYear();
  expect(Array.from(document.querySelectorAll('p'), (line) => line.textContent)).toEqual([
    '2026',
    '© 2031',
    '2031',
  ]);
});
