import { expect, test } from 'vitest';
import { trimPage } from './trimStyles.ts';

const page = (css: string, body: string) =>
  `<html><head><style>${css}</style></head><body>${body}</body></html>`;
const stylesOf = (html: string) => /<style>([\s\S]*)<\/style>/.exec(html)?.[1];

test('keeps the rules that the page uses, in their order and their layers, and leaves the rest out', async () => {
  const css = '@layer a{.used{color:red}.unused{color:red}}@media (width<=40rem){.used{top:0}.unused{top:0}}';
  expect(stylesOf(await trimPage(page(css, '<p class="used">'), []))).toBe(
    '@layer a{.used{color:red}}@media (width<=40rem){.used{top:0}}',
  );
});

test('keeps what is told by state or by an element that can be there', async () => {
  const css =
    ':focus-visible{top:0}:root:not(.scripts) p{top:0}.menu:popover-open{top:0}p:has(>:nth-child(4)){top:0}*{top:0}';
  expect(stylesOf(await trimPage(page(css, '<p class="menu">'), []))).toBe(css);
});

test('leaves out what needs a class that is not there, be it told by state or asked for in :has()', async () => {
  const css = [
    ':root:not(.scripts) .stranger{top:0}.menu:popover-open .stranger{top:0}',
    '@media (width<=40rem){@supports (top:0){.scripts:has(.stranger) p{top:0}}}',
    '.stranger:focus,p:focus{top:0}',
    '@layer a{}@layer b{p{top:0}}',
  ].join('');
  const body = '<p class="menu"><script>c.add(`scripts`)</script>';
  expect(stylesOf(await trimPage(page(css, body), []))).toBe('p:focus{top:0}@layer a{}@layer b{p{top:0}}');
});

test('leaves out what needs an element that neither stands in the page nor is named by its scripts', async () => {
  const css = 'button,input{top:0}p:has(>dialog){top:0}p>*{top:0}li:nth-child(odd){top:0}';
  const body = '<P class="button">text of an input<LI>';
  expect(stylesOf(await trimPage(page(css, body), []))).toBe('p>*{top:0}li:nth-child(odd){top:0}');
  const made = "<script>document.createElement('dialog')</script>";
  expect(stylesOf(await trimPage(page(css, body + made), ['"button"']))).toBe(
    'button{top:0}p:has(>dialog){top:0}p>*{top:0}li:nth-child(odd){top:0}',
  );
});

test('keeps what a class that is not there does not keep from holding', async () => {
  const css =
    ':root:not(.stranger) p{top:0}p:has(:not(.stranger)){top:0}p:is(.stranger,.menu):focus{top:0}@keyframes a{0%{top:0}}p{animation:a}';
  const trimmed = stylesOf(await trimPage(page(css, '<p class="menu">'), []));
  expect(trimmed).toContain(':root:not(.stranger) p{top:0}p:has(:not(.stranger)){top:0}');
  expect(trimmed).toMatch(
    /p:is\((?:\.stranger,)?\.menu\):focus\{top:0\}@keyframes a\{0%\{top:0\}\}p\{animation:a\}$/,
  );
});

test('takes out the steps of an animation that no rule plays', async () => {
  const steps = (name: string) => `@keyframes ${name}{0%{top:0}}`;
  const css = `${steps('late')}${steps('stranger')}.menu{animation:2s late}.other{animation:2s stranger}`;
  expect(stylesOf(await trimPage(page(css, '<p class="menu">'), []))).toBe(
    `${steps('late')}.menu{animation:2s late}`,
  );
});

test('keeps what a script of the page sets, or one of an island', async () => {
  const css = '.fonts-ready{top:0}.awake{top:0}[data-shown]{top:0}';
  const script = "<script>p.classList.add('fonts-ready');p.toggleAttribute(`data-shown`)</script>";
  const island = 'className:awake?`awake`:``';
  expect(stylesOf(await trimPage(page(css, script), []))).toBe('.fonts-ready{top:0}[data-shown]{top:0}');
  expect(stylesOf(await trimPage(page(css, script), [island]))).toBe(css);
});

test('knows a class by every sign that it is written with', async () => {
  const css =
    '.md\\:grid-cols-\\[6fr_5fr\\]{top:0}.mt-0\\.5{top:0}.h-\\(--bar\\){top:0}.aspect-9\\/16{top:0}';
  const body = '<p class="md:grid-cols-[6fr_5fr] mt-0.5 h-(--bar) aspect-9/16">';
  expect(stylesOf(await trimPage(page(css, body), []))).toBe(css);
});

test('knows an attribute in any case', async () => {
  const css = '[popovertarget]{top:0}';
  expect(stylesOf(await trimPage(page(css, '<button popoverTarget="menu">'), []))).toBe(css);
});

test('leaves everything but the styles as it is', async () => {
  const html = page('.a{top:0}', '<p class="$& $1">.a{top:0}</p>');
  expect(await trimPage(html, [])).toBe(html.replace('.a{top:0}', ''));
});
