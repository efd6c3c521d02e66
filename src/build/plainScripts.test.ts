import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { withPlainScripts } from './plainScripts.ts';

const module = (code: string) => `<script type="module">${code}</script>`;
const codeOf = (page: string) => page.replace(/<\/?script>/g, '');

describe('a page whose inline modules are plain scripts', () => {
  test('runs each, strictly, with its names to itself', () => {
    const page = withPlainScripts(
      module('var e=1;function t(){}log(typeof e,(function(){return this})()===void 0)') +
        module('log(typeof e,typeof t)'),
    );
    expect(page).not.toContain('module');
    const told: unknown[] = [];
    const context: Record<string, unknown> = { log: (...words: unknown[]) => told.push(words) };
    for (const code of page.split('</script>')) runInNewContext(codeOf(code), context);
    expect(told).toEqual([
      ['number', true],
      ['undefined', 'undefined'],
    ]);
    expect(Object.keys(context)).toEqual(['log']);
  });

  test('may end in a comment', () => {
    expect(() => runInNewContext(codeOf(withPlainScripts(module('1 // one\n'))))).not.toThrow();
  });

  test.each([
    ['imports', 'import{a}from"/assets/a.js";a()'],
    ['exports', 'export{};'],
    ['awaits', 'await 1'],
    ['asks where it is', 'import.meta.url'],
  ])('leaves one that %s a module', (_, code) => {
    expect(withPlainScripts(module(code))).toBe(module(code));
  });

  test('asks for files later as before', () => {
    expect(withPlainScripts(module('import("/assets/late.js")'))).toContain('import("/assets/late.js")');
  });

  test.each([
    '<script src="/a.js" type="module"></script>',
    '<script type="application/ld+json">{}</script>',
    '<script>a</script>',
  ])('leaves %s alone', (page) => {
    expect(withPlainScripts(page)).toBe(page);
  });
});
