import { createHash } from 'node:crypto';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect, test } from 'vitest';
import { TRACKERS } from '../src/trackers/index.ts';
import { BASE_POLICY, headerRules } from './headers.ts';
import { policyOf } from './policy.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const SPECULATION_HASHES = ['prefetch', 'prerender'].map((how) =>
  hashOf(`{"${how}":[{"source":"list","urls":["/oferta-exclusiva"]}]}`),
);

/** The sources that some pages need together, besides the site's own files and the speculation rules. */
function neededBy(...pages: string[]): Record<string, string[]> {
  const policy = policyOf(Object.fromEntries(pages.map((html, index) => [`${index}.html`, html])));
  const known = (directive: string) => [...(BASE_POLICY[directive] ?? []), ...SPECULATION_HASHES];
  const added = Object.entries(policy).map(([directive, sources]): [string, string[]] => [
    directive,
    sources.filter((source) => !known(directive).includes(source)),
  ]);
  return Object.fromEntries(added.filter(([, sources]) => sources.length > 0));
}

const VTURB = '<template><script data-src="https://scripts.converteai.net/a/player.js"></script></template>';
const trackerScript = ({ name, script }: (typeof TRACKERS)[number]) =>
  `<template><script data-tracker="${name}" data-src="${script('ID')}"></script></template>`;

test('the two speculation rules of a page that leads to another are allowed by their hashes', () => {
  const page = '<main data-leave-to="/oferta-exclusiva"></main>';
  expect(policyOf({ 'index.html': page })['script-src']).toEqual(["'self'", ...SPECULATION_HASHES]);
});

test('inline scripts and styles of all pages are allowed by their hashes', () => {
  const first = '<script>a < b && c</script><noscript><style>p{}</style></noscript><p>İİİ</p>';
  const second = '<template><script type="module">\n"x</style>"</SCRIPT></template>';
  expect(neededBy(first, second, first)).toEqual({
    'script-src': [hashOf('a < b && c'), hashOf('\n"x</style>"')],
    'style-src': [hashOf('p{}')],
  });
});

test.each([
  ['<script type="application/ld+json">{"a":1}</script><!-- <script>no</script> -->', {}],
  ['<p title="<script>no</script>">text</p><a href="https://x.example.com/">x</a>', {}],
  ['<img src="/a.webp"><script type="module" src="/a.js"></script>', {}],
  ['<script src="https://cdn.example.com/a.js"></script>', { 'script-src': ['https://cdn.example.com'] }],
  [
    '<iframe src="https://player.vimeo.com/video/1?a=1&amp;b=1">',
    { 'frame-src': ['https://player.vimeo.com'] },
  ],
])('%s needs %o', (html, needed) => {
  expect(neededBy(html)).toEqual(needed);
});

test.each(TRACKERS)('the script of $name may load its own sources', (tracker) => {
  const own = new URL(tracker.script('ID')).origin;
  const sources: Record<string, readonly string[]> = tracker.cspSources;
  expect(neededBy(trackerScript(tracker))).toEqual({
    ...sources,
    'script-src': [own, ...(sources['script-src'] ?? [])],
  });
});

test('VTurb’s player may load its own sources, and its page allows inline styles instead of hashes', () => {
  const needed = neededBy(`<style>p{}</style>${VTURB}`);
  expect(needed['style-src']).toEqual(["'unsafe-inline'"]);
  expect(needed['script-src']).not.toContain("'unsafe-inline'");
  expect(needed['connect-src']).toContain('https://*.converteai.net');
});

test.each(['<p style="color:red">', '<button onclick="go()">'])('%s stops the build', (tag) => {
  expect(() => neededBy(`${tag}x`)).toThrow(`0.html holds ${tag}`);
});

test('Google’s evaluator finds no certain fault in the largest policy, which fits into Cloudflare’s line limit', () => {
  const inline = Array.from({ length: 8 }, (_, index) => `<script>${index}</script>`).join('');
  const page = inline + VTURB + TRACKERS.map(trackerScript).join('');
  const [rule] = headerRules(policyOf({ 'index.html': page }));
  const policy = rule?.headers['Content-Security-Policy'] ?? '';
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
  expect(findings.filter(({ severity }) => severity <= Severity.MEDIUM)).toEqual([]);
  expect(policy.length).toBeLessThan(1900);
});

test.each([
  ['https://snippets.kiwify.com/upsell/upsell.min.js', 'https://*.kiwify.com'],
  ['https://checkout.hotmart.com/lib/hotmart-checkout-elements.js', 'https://*.hotmart.com'],
])('the one-click script %s adds only its own origin to script-src', (script, host) => {
  const needed = neededBy(`<template><script data-src="${script}"></script></template>`);
  expect(needed['script-src']).toEqual([new URL(script).origin]);
  expect(needed['connect-src']).toContain(host);
});
