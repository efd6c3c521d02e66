import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { completeLock } from './lockfile.ts';

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

describe('package-lock.json', () => {
  const lock: Parameters<typeof completeLock>[0] = readJson('package-lock.json');

  test('has an entry for every dependency, including optional ones (npm run lock adds them)', () => {
    expect(completeLock(lock)).toEqual(lock);
  });

  test('names no registry', () => {
    expect(Object.entries(lock.packages).filter(([, { resolved }]) => resolved)).toEqual([]);
  });

  test('has a Node package of the version in .nvmrc for each system, and engines allows that version', () => {
    const runtimes = Object.entries(lock.packages).filter(([path]) =>
      /^node_modules\/node-(?:bin-)?(?:linux|darwin|win)/.test(path),
    );
    expect(runtimes).toHaveLength(5);
    const nvmrc = readFileSync('.nvmrc', 'utf8').trim();
    for (const [, { version }] of runtimes) expect(version?.split('.')[0]).toBe(nvmrc);
    const [, newerThan] = /\|\| >=(\d+)\.\d+\.\d+$/.exec(readJson('package.json').engines.node) ?? [];
    expect(Number(nvmrc)).toBeGreaterThan(Number(newerThan));
  });
});

describe('an incomplete lock', () => {
  /** A lock without the entry of `name`, an optional dependency of a nested package. */
  const lockWithout = (name: string) => ({
    packages: {
      '': {},
      'node_modules/a': { dependencies: { tool: '^2.0.0' } },
      'node_modules/a/node_modules/tool': {
        dev: true,
        license: 'MIT',
        optionalDependencies: { [name]: '2.0.0' },
      },
      'node_modules/z': {
        peerDependencies: { a: '*', b: '*' },
        peerDependenciesMeta: { b: { optional: true } },
      },
    },
  });

  test.each([
    ['@astrojs/compiler-binding-win32-arm64-msvc', { cpu: ['arm64'], os: ['win32'] }],
    ['@cloudflare/workerd-windows-64', { cpu: ['x64'], os: ['win32'] }],
    ['@biomejs/cli-linux-x64-musl', { cpu: ['x64'], os: ['linux'], libc: ['musl'] }],
    ['@tailwindcss/oxide-linux-arm-gnueabihf', { cpu: ['arm'], os: ['linux'] }],
    ['@tailwindcss/oxide-wasm32-wasi', { cpu: ['wasm32'] }],
  ])('gets an entry for %s beside the package that names it', (name, platform) => {
    const completed = completeLock(lockWithout(name));
    expect(completed.packages[`node_modules/a/node_modules/${name}`]).toEqual({
      version: '2.0.0',
      dev: true,
      license: 'MIT',
      optional: true,
      ...platform,
    });
    expect(completeLock(completed)).toEqual(completed);
  });

  test('is not completed with a package that is not optional', () => {
    const { packages } = lockWithout('tool-linux-x64');
    const wanting = { packages: { ...packages, 'node_modules/c': { dependencies: { d: '1.0.0' } } } };
    expect(() => completeLock(wanting)).toThrow('node_modules/c needs d, which the lock file leaves out.');
  });
});
