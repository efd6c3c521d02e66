import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { completeLock, type Lockfile, missingEntries, platformOf } from './lockfile.ts';

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const lock: Lockfile = readJson('package-lock.json');

describe('package-lock.json', () => {
  test('has an entry for every package that another one names, optional ones too: else run npm run lock', () => {
    expect(missingEntries(lock)).toEqual([]);
  });

  test('names no registry', () => {
    expect(Object.entries(lock.packages).filter(([, { resolved }]) => resolved)).toEqual([]);
  });

  test('brings the Node of .nvmrc, which engines allows, to each system', () => {
    const runtimes = Object.entries(lock.packages).filter(([path]) =>
      /^node_modules\/node-(?:bin-)?(?:linux|darwin|win)/.test(path),
    );
    expect(runtimes).toHaveLength(5);
    const nvmrc = readFileSync('.nvmrc', 'utf8').trim();
    for (const [, { version }] of runtimes) expect(version?.split('.')[0]).toBe(nvmrc);
    // Hosts that build from Git take their Node from either.
    const [, newerThan] = /\|\| >=(\d+)\.\d+\.\d+$/.exec(readJson('package.json').engines.node) ?? [];
    expect(Number(nvmrc)).toBeGreaterThan(Number(newerThan));
  });
});

test.each([
  ['@astrojs/compiler-binding-win32-arm64-msvc', { cpu: ['arm64'], os: ['win32'] }],
  ['@cloudflare/workerd-windows-64', { cpu: ['x64'], os: ['win32'] }],
  ['@biomejs/cli-linux-x64-musl', { cpu: ['x64'], os: ['linux'] }],
  ['@tailwindcss/oxide-linux-arm-gnueabihf', { cpu: ['arm'], os: ['linux'] }],
  ['@tailwindcss/oxide-wasm32-wasi', { cpu: ['wasm32'] }],
])('the platform of %s', (name, platform) => expect(platformOf(name)).toEqual(platform));

describe('an incomplete lock', () => {
  const nested = 'node_modules/a/node_modules/tool';
  const packages = {
    '': {},
    'node_modules/a': { dependencies: { tool: '^2.0.0' } },
    [nested]: { dev: true, license: 'MIT', optionalDependencies: { 'tool-linux-x64-musl': '2.0.0' } },
    'node_modules/z': {
      peerDependencies: { a: '*', b: '*' },
      peerDependenciesMeta: { b: { optional: true } },
    },
  };

  test('gets the entry of an optional package beside the package that names it', () => {
    const completed = completeLock({ packages });
    expect(completed.packages['node_modules/a/node_modules/tool-linux-x64-musl']).toEqual({
      version: '2.0.0',
      dev: true,
      license: 'MIT',
      optional: true,
      cpu: ['x64'],
      os: ['linux'],
      libc: ['musl'],
    });
    expect(missingEntries(completed)).toEqual([]);
    expect(completeLock(completed)).toEqual(completed);
  });

  test('is not completed with a package that is not optional', () => {
    const wanting = { packages: { ...packages, 'node_modules/c': { dependencies: { d: '1.0.0' } } } };
    expect(() => completeLock(wanting)).toThrow('node_modules/c needs d, which the lock file leaves out.');
  });
});
