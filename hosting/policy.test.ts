import { createHash } from 'node:crypto';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { describe, expect, test } from 'vitest';
import { mergePolicies, policyOf, policyText } from './policy.ts';

const policyFor = (html: string) => policyOf(html, 'page.html');
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const VTURB =
  '<template><script src="https://scripts.converteai.net/a/players/b/v4/player.js"></script></template>';
const META =
  '<template><script data-src="https://connect.facebook.net/en_US/fbevents.js"></script></template>';
const GOOGLE =
  '<template><script data-src="https://www.googletagmanager.com/gtag/js?id=G-1"></script></template>';
const NONE = ["'none'"];
const BASE = { 'default-src': NONE, 'base-uri': NONE, 'form-action': NONE, 'frame-ancestors': NONE };

describe('the policy of a page', () => {
  test('lets nothing through for a page of words', () => {
    expect(policyFor('<!doctype html><h1>Olá</h1><a href="https://x.example.com/">x</a>')).toEqual(BASE);
  });

  test('knows each script and style by its hash, inside noscript and templates too', () => {
    const html = `<script>a < b && c</script><noscript><style>p{}</style></noscript><template><script type="module">
"x</style>"</script></template>`;
    expect(policyFor(html)).toEqual({
      ...BASE,
      'script-src': [hashOf('a < b && c'), hashOf('\n"x</style>"')].sort(),
      'style-src': [hashOf('p{}')],
    });
  });

  test('knows a script after letters that are longer in lower case, and one closed in capitals', () => {
    expect(policyFor('<p>İİİ</p><script>a()</SCRIPT><p>')).toEqual({
      ...BASE,
      'script-src': [hashOf('a()')],
    });
  });

  test('needs nothing for data, and nothing for what is only written about', () => {
    const html = `<script type="application/ld+json">{"a":1}</script><!-- <script>no</script> -->
<p title="<script>no</script> <img src='https://no.example.com/'>">text</p>`;
    expect(policyFor(html)).toEqual(BASE);
  });

  test.each([
    ['<img src="/a.webp">', { 'img-src': ["'self'"] }],
    [
      '<source srcset="/a.avif 1x, https://cdn.example.com/b.avif 2x">',
      { 'img-src': ["'self'", 'https://cdn.example.com'] },
    ],
    [
      '<video src="/a.mp4" poster="data:image/png;base64,AA"></video>',
      { 'img-src': ['data:'], 'media-src': ["'self'"] },
    ],
    ['<template><track src="/a.vtt"></template>', { 'media-src': ["'self'"] }],
    [
      '<iframe src="https://player.vimeo.com/video/1?dnt=1&amp;autoplay=1"></iframe>',
      { 'frame-src': ['https://player.vimeo.com'] },
    ],
    ['<link rel="manifest" href="/m">', { 'manifest-src': ["'self'"] }],
    ['<link rel="apple-touch-icon" href="/i.png">', { 'img-src': ["'self'"] }],
    ['<link rel="preload" as="font" href="/f.woff2">', { 'font-src': ["'self'"] }],
    ['<link rel="stylesheet" href="/s.css">', { 'style-src': ["'self'"] }],
    ['<link rel="canonical" href="https://a.example.com/">', {}],
    ['<astro-island component-url="/assets/a.js"></astro-island>', { 'script-src': ["'self'"] }],
    ['<script src="https://cdn.example.com/a.js"></script>', { 'script-src': ['https://cdn.example.com'] }],
    [
      '<style>@font-face{src:url(data:font/woff2;base64,AA),url("/f.woff2")}b{background:url(/b.png)}</style>',
      {
        'font-src': ["'self'", 'data:'],
        'img-src': ["'self'"],
        'style-src': [expect.stringMatching(/^'sha256-/)],
      },
    ],
  ])('lets through what %s asks for, and no more', (html, needed) => {
    expect(policyFor(html)).toEqual({ ...BASE, ...needed });
  });

  test('knows what the late behaviours ask for and write', () => {
    const rules = '{"prefetch":[{"source":"list","urls":["/oferta-exclusiva"]}]}';
    const policy = policyFor('<script type="module">import("/assets/late.js")</script>');
    expect(policy['script-src']).toContain(hashOf(rules));
    expect(policy['script-src']).toHaveLength(4);
    expect(policy['script-src']).toContain("'self'");
    expect(policy['manifest-src']).toEqual(["'self'"]);
  });

  test('lets a script that imports a file of the site do that, and no more', () => {
    const policy = policyFor('<script type="module">import("/assets/tags.12345678.js")</script>');
    expect(policy['script-src']).toEqual(["'self'", expect.stringMatching(/^'sha256-/)]);
    expect(policy).not.toHaveProperty('manifest-src');
  });

  test('lets only those services through that the page declares, and lets none frame or send forms', () => {
    expect(policyFor(META)).toEqual({
      ...BASE,
      'script-src': ['https://connect.facebook.net'],
      'img-src': ['https://www.facebook.com'],
      'connect-src': ['https://connect.facebook.net', 'https://www.facebook.com'],
    });
    const google = policyFor(GOOGLE);
    expect(google['script-src']).toEqual(['https://www.googletagmanager.com']);
    expect(google['connect-src']).toContain('https://*.google-analytics.com');
    expect(policyText(google)).not.toContain('facebook');
  });

  test('gives VTurb’s player what it goes on to ask for, with styles by no hash', () => {
    const policy = policyFor(`<style>p{}</style>${VTURB}`);
    expect(policy['style-src']).toEqual(["'unsafe-inline'"]);
    expect(policy['connect-src']).toContain('https://*.converteai.net');
    expect(policy['script-src']).not.toContain("'unsafe-inline'");
    expect(policy['worker-src']).toEqual(['blob:']);
  });

  test.each([
    ['<p style="color:red">x</p>', 'page.html holds <p style="color:red">'],
    ['<button onclick="go()">x</button>', 'page.html holds <button onclick="go()">'],
  ])('refuses %s while the site is built', (html, sentence) => {
    expect(() => policyFor(html)).toThrow(sentence);
  });

  test.each(['<script>1</script><style>p{}</style><script src="/a.js"></script>', VTURB, META + GOOGLE])(
    'has no fault that Google’s evaluator is sure of: %s',
    (html) => {
      const { csp } = new CspParser(policyText(policyFor(html)));
      const faults = new CspEvaluator(csp).evaluate().filter(({ severity }) => severity <= Severity.MEDIUM);
      expect(faults).toEqual([]);
    },
  );
});

test('merged policies let through what each of them does', () => {
  const merged = mergePolicies(
    { 'img-src': ["'self'"] },
    { 'img-src': ['data:', "'self'"], 'media-src': ["'self'"] },
  );
  expect(merged).toEqual({ 'img-src': ["'self'", 'data:'], 'media-src': ["'self'"] });
});

test('a policy is written in one order, the closed directives first', () => {
  const text = policyText(mergePolicies(BASE, { 'style-src': ["'self'"], 'img-src': ['data:', "'self'"] }));
  expect(text).toBe(
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; img-src 'self' data:; style-src 'self'",
  );
});
