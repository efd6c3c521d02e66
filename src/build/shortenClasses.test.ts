import { expect, test } from 'vitest';
import { shortenClasses } from './shortenClasses.ts';

const page = (css: string, body: string) =>
  `<html><head><style>${css}</style></head><body>${body}</body></html>`;
const utilities = (...names: string[]) =>
  `@layer utilities{${names.map((name) => `.${name}{top:0}`).join('')}}`;

/** The body and the styles of a page after its classes were shortened. */
function shortened(css: string, body: string, scripts: string[] = []) {
  const html = shortenClasses(page(css, body), scripts);
  return /<style>(.*)<\/style>.*<body>(.*)<\/body>/s.exec(html)?.slice(1);
}

test('gives a utility the same short name in its rules and in the markup', () => {
  const css = '@layer utilities{.mt-0\\.5{top:0}@media (width>=40rem){.sm\\:mt-1:hover,p>.mt-0\\.5{top:0}}}';
  expect(shortened(css, '<p class="mt-0.5 sm:mt-1"><svg class="sm:mt-1"></svg>')).toEqual([
    '@layer utilities{.a{top:0}@media (width>=40rem){.b:hover,p>.a{top:0}}}',
    '<p class="a b"><svg class="b"></svg>',
  ]);
});

test('gives one letter to the twenty-six that are used most, and two to the others, in their order', () => {
  const names = Array.from({ length: 29 }, (_, index) => `name-${index}`);
  const body = `<p class="${names.slice(0, 2).join(' ')} ${names.slice(5).join(' ')}">`;
  const [css] = shortened(utilities(...names), body) ?? [];
  expect(css).toMatch(
    /^@layer utilities\{\.a\{top:0\}\.b\{top:0\}\.aa\{top:0\}\.ab\{top:0\}\.ac\{top:0\}\.c\{/,
  );
  expect(css).toMatch(/\.z\{top:0\}\}$/);
});

test('takes no name that the page has already', () => {
  const css = `@layer components{.a{top:0}}${utilities('flex', 'grid', 'b')}`;
  expect(shortened(css, '<p class="flex grid b c">', ['`b`'])).toEqual([
    '@layer components{.a{top:0}}@layer utilities{.d{top:0}.e{top:0}.b{top:0}}',
    '<p class="d e b c">',
  ]);
});

test('leaves a class that another layer uses too, and one that no utility styles', () => {
  const css = `@layer components{.card .raised{top:0}}@media print{.flat{top:0}}${utilities('raised', 'flat')}`;
  const body = '<p class="card raised flat unknown">';
  expect(shortened(css, body)).toEqual([css, body]);
});

test('leaves a class that a script names: as a word of a list, in a selector, or in the values of an island', () => {
  const css = utilities('flex', 'grid', 'md\\:flex', 'block');
  const body =
    '<script>q(`main .grid`)</script><astro-island props="{&quot;name&quot;:&quot;block&quot;}"><p class="flex grid block md:flex">';
  expect(shortened(css, body, ['className:`mt-2 flex `+x'])?.[1]).toContain('class="flex grid block a"');
  expect(shortened(css, '<p class="flex">', ['`flexible`,`inline-flex`'])?.[1]).toBe('<p class="a">');
});

test('leaves a class that tells a press on the way to buy', () => {
  expect(shortened(utilities('bg-buy', 'flex'), '<a class="bg-buy flex">')?.[1]).toBe('<a class="bg-buy a">');
});

test('reaches what stands in templates and in noscript', () => {
  expect(
    shortened(
      utilities('flex'),
      '<template><p class="flex"></p></template><noscript><p class="flex"></p></noscript>',
    )?.[1],
  ).toBe('<template><p class="a"></p></template><noscript><p class="a"></p></noscript>');
});

test('leaves texts, scripts, comments and other attributes as they are', () => {
  const rest =
    '<!-- class="grid" --><b title=\'class="grid"\' data-x="$&amp; grid">class="grid" $&</b><script type="application/json">{"html":"<p class=\\"x\\">"}</script>';
  expect(shortened(utilities('grid'), `${rest}<p class="grid">`)?.[1]).toBe(`${rest}<p class="a">`);
});

test('writes a name that it leaves with its signs escaped', () => {
  const body = '<p class="[&amp;>a]:flex grid">';
  expect(shortened(utilities('grid'), body)?.[1]).toBe('<p class="[&amp;>a]:flex a">');
});

test('leaves the steps of an animation', () => {
  const css = '@layer utilities{@keyframes in{12.5%{top:0}}.grid{top:0}}';
  expect(shortened(css, '<p class="grid">')?.[0]).toBe(css.replace('grid', 'a'));
});
