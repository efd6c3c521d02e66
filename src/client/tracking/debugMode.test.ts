// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { denyStorage } from '../../../tests/support/fakeScreen.ts';
import { isDebugging, keepDebugging } from './debugMode.ts';

it.each([
  ['?src=bio&debug=rastreio', true],
  ['?debug=outro', false],
  ['?xdebug=rastreio', false],
])('%s turns on the debug mode, even where storage is denied: %s', (search, debugs) => {
  vi.stubGlobal('location', { search });
  expect(isDebugging()).toBe(debugs);
  denyStorage('sessionStorage');
  keepDebugging();
  expect(isDebugging()).toBe(debugs);
});
