// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { endDebugging, isDebugging, keepDebugging } from './debugMode.ts';

const arriveAt = (search: string) => vi.stubGlobal('location', { search });

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

it.each([
  ['?debug=rastreio', true],
  ['?src=bio&debug=rastreio', true],
  ['?debug=outro', false],
  ['?xdebug=rastreio', false],
  ['', false],
])('is told by the address %s: %s', (search, is) => {
  arriveAt(search);
  expect(isDebugging()).toBe(is);
});

it('lasts for the session until it ends', () => {
  arriveAt('');
  keepDebugging();
  expect(isDebugging()).toBe(true);
  endDebugging();
  expect(isDebugging()).toBe(false);
});

it('works for the page at hand where storage is denied', () => {
  arriveAt('?debug=rastreio');
  vi.stubGlobal('sessionStorage', undefined);
  keepDebugging();
  expect(isDebugging()).toBe(true);
});
