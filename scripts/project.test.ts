import { expect, test } from 'vitest';
import { isInstalled, unloadablePackages } from './project.mjs';

const locked = {
  '': {},
  'node_modules/a': { version: '1.0.0' },
  'node_modules/a-win32': { version: '1.0.0', optional: true },
};

test.each([
  [true, 'a package for another system is not there', '1.0.0'],
  [false, 'a package has another version', '0.9.0'],
  [false, 'a package is not there', undefined],
])('the lock file counts as installed: %s, when %s', (expected, _case, version) => {
  expect(isInstalled(locked, (path) => (path === 'node_modules/a' ? version : undefined))).toBe(expected);
});

test('packages that cannot be loaded are named', () => {
  expect(unloadablePackages(['sharp', 'planner-no-such-package'])).toEqual(['planner-no-such-package']);
});
