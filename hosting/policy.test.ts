import { createHash } from 'node:crypto';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect, test } from 'vitest';
import { TRACKERS } from '../src/trackers/index.ts';
import { BASE_POLICY, headerRules } from './headers.ts';
import { policyOf } from './policy.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The sources that some pages need together, besides the site's own files. */
function neededBy(...pages: string[]): Record<string, string[]> {
  const policy = policyOf(Object.fromEntries(pages.map((html, index) => [`${index}.html`, html])));
  const added = Object.entries(policy).map(([directive, sources]): [string, string[]] => [
    directive,
    sources.filter((source) => !BASE_POLICY[directive]?.includes(source)),
  ]);
  return Object.fromEntries(added.filter(([, sources]) => sources.length > 0));
}

const VTURB = '<template><script data-src="https://scripts.converteai.net/a/player.js"></script></template>';
const trackerScript = ({ name, script }: (typeof TRACKERS)[number]) =>
  `<template><script data-tracker="${name}" data-src="${script('ID')}"></script></template>`;

test('inline scripts and styles of all pages, and nothing else, are allowed by their hashes', () => {
  const data = '<script type="application/ld+json">{"a":1}</script><!-- <script>no</script> -->';
  const text = '<p title="<script>no</script>">İİİ</p><a href="https://x.example.com/">x</a>';
  const first = `${data}<script>a < b && c</script><noscript><style>p{}</style></noscript>${text}`;
  const second = '<template><script type="module">\n"x</style>"</SCRIPT></template>';
  expect(neededBy(first, second, first)).toEqual({
    'script-src': [hashOf('a < b && c'), hashOf('\n"x</style>"')],
    'style-src': [hashOf('p{}')],
  });
});

test.each(TRACKERS)('the script of $name may load its own sources', (tracker) => {
  const own = new URL(tracker.script('ID')).origin;
  const sources: Record<string, readonly string[]> = tracker.cspSources;
  expect(neededBy(trackerScript(tracker))).toEqual({
    ...sources,
    'script-src': [own, ...(sources['script-src'] ?? [])],
  });
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
