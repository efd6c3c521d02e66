// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { startCurrentYear } from './currentYear.ts';

it.each([
  [2031, '2031'],
  // With a wrong clock, the year of the build stays.
  [1970, '2026'],
])('in %i shows %s', (year, written) => {
  vi.useFakeTimers({ now: new Date(year, 0, 1), toFake: ['Date'] });
  document.body.innerHTML = '<p>2026 © <span data-current-year>2026</span></p>';
  startCurrentYear();
  expect(document.body.textContent).toBe(`2026 © ${written}`);
});
