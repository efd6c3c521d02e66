import { readFileSync } from 'node:fs';
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

test('hosts that build from Git find a Node which the project runs on', () => {
  const { engines, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const nvmrc = readFileSync('.nvmrc', 'utf8').trim();
  // Vercel takes the newest version that this allows; Cloudflare and Netlify read .nvmrc.
  const [, oldest] = /\|\| >=(\d+)\.\d+\.\d+$/.exec(engines.node) ?? [];
  expect(Number(nvmrc)).toBeGreaterThan(Number(oldest));
  expect(devDependencies['@types/node']).toMatch(new RegExp(`^${nvmrc}\\.`));
});

test('packages that cannot be loaded are named', () => {
  expect(unloadablePackages(['sharp', 'planner-no-such-package'])).toEqual(['planner-no-such-package']);
});
