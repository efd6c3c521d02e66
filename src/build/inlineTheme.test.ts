import { expect, test } from 'vitest';
import { inlineTheme } from './inlineTheme.ts';

const page = (css: string, body = '') =>
  `<html><head><style>${css}</style></head><body>${body}</body></html>`;
const inlined = (css: string, body?: string, scripts: string[] = []) =>
  /<style>([\s\S]*)<\/style>/.exec(inlineTheme(page(css, body), scripts))?.[1];

const theme = '@layer theme{:root{--ink:#111;--gap:1rem}}';

test("puts the theme's values in the place of its variables, which leave with their layer", () => {
  expect(inlined(`${theme}p{color:var(--ink);margin:0 var( --gap )}`)).toBe('p{color:#111;margin:0 1rem}');
});

test('keeps a variable that is set outside the theme, or named outside the styles', () => {
  const changed = `${theme}.dark{--ink:#eee}p{color:var(--ink);top:var(--gap)}`;
  expect(inlined(changed)).toBe(
    '@layer theme{:root{--ink:#111}}.dark{--ink:#eee}p{color:var(--ink);top:1rem}',
  );
  const used = `${theme}p{color:var(--ink)}`;
  expect(inlined(used, '<svg fill="var(--ink)">')).toBe('@layer theme{:root{--ink:#111}}p{color:var(--ink)}');
  expect(inlined(used, '', ['style.setProperty(`--ink`,x)'])).toContain('color:var(--ink)');
});

test("keeps a theme's variable that follows another", () => {
  const css = '@layer theme{:root{--font:var(--family)}}.ready{--family:serif}p{font-family:var(--font)}';
  expect(inlined(css)).toBe(css);
});

test('takes the fallback where nothing sets the variable', () => {
  expect(inlined('p{line-height:var(--leading,var(--text, 1.5))}')).toBe('p{line-height:1.5}');
  expect(inlined(`${theme}p{border-color:var(--line,var(--ink))}q{--line:red}`)).toBe(
    'p{border-color:var(--line,#111)}q{--line:red}',
  );
  expect(inlined('p{color:var(--unknown)}')).toBe('p{color:var(--unknown)}');
});

test('knows what any of the style elements sets', () => {
  const html = `<style>${theme}p{color:var(--ink)}</style><noscript><style>:root{--ink:red}</style></noscript>`;
  expect(inlineTheme(html, [])).toBe(html.replace('--ink:#111;--gap:1rem', '--ink:#111'));
});

test('takes comments out of the styles, and of nothing else', () => {
  expect(inlined('/*! signed */p{color:red/* why */}', '<p>/*! said */</p>')).toBe('p{color:red}');
  expect(inlineTheme('<p>/*! said */</p><style>/*! x */p{top:0}</style>', [])).toBe(
    '<p>/*! said */</p><style>p{top:0}</style>',
  );
});
