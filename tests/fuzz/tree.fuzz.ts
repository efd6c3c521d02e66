import { describe, expect, it } from 'vitest';
import { injection } from './tree.ts';

const TEXTS = new Map([['Ƶ1Ƶ', '"<b>Oi</b> & R$ 9']]);
const page = (body: string) => `<!DOCTYPE html><title>x</title><body>${body}`;
const MARKED = page('<p title="Ƶ1Ƶ">Ƶ1Ƶ</p><script type="application/ld+json">{"name":"Ƶ1Ƶ"}</script>');
const ESCAPED = '&quot;&lt;b&gt;Oi&lt;/b&gt; &amp; R$ 9';
const JSON_LD = '<script type="application/ld+json">{"name":"\\"\\u003cb>Oi\\u003c/b> & R$ 9"}</script>';

describe('injection', () => {
  it('finds nothing in a text that is there word for word', () => {
    expect(injection(page(`<p title="${ESCAPED}">${ESCAPED}</p>${JSON_LD}`), MARKED, TEXTS)).toBeUndefined();
  });

  it('reads a price in one piece and a drawn tick as what they say, and anything else about them as more', () => {
    const texts = new Map([['Ƶ1Ƶ', '✓ por R$ 9 já']]);
    const drawn = '<svg role="img" class="tick"><title>✓</title><path d="M0 0"></path></svg>';
    const phrase = `${drawn} por <span class="amount">R$ 9</span> já`;
    const told = (body: string) => injection(page(`<p>${body}</p>`), page('<p>Ƶ1Ƶ</p>'), texts);
    expect(told(phrase)).toBeUndefined();
    expect(told(phrase.replace('✓', 'x'))).toContain('"x por R$ 9 já"');
    expect(told(phrase.replace('</path>', '</path><script></script>'))).toContain('<p> children 0');
    expect(told(phrase.replace('R$ 9', '<b>R$ 9</b>'))).toContain('<p> children');
  });

  it.each([
    ['an element', `<p title="${ESCAPED}">&quot;<b>Oi</b> &amp; R$ 9</p>${JSON_LD}`, '<p> children 0'],
    ['an attribute', `<p title=""<b>Oi</b> & R$ 9">${ESCAPED}</p>${JSON_LD}`, '<p> attributes title'],
    [
      'a text escaped twice',
      `<p title="${ESCAPED}">${ESCAPED.replace('&amp;', '&amp;amp;')}</p>${JSON_LD}`,
      'amp;',
    ],
    [
      'a lost sign',
      `<p title="${ESCAPED}">${ESCAPED.replace('$', '')}</p>${JSON_LD}`,
      '"\\"<b>Oi</b> & R 9"',
    ],
    [
      'other data',
      `<p title="${ESCAPED}">${ESCAPED}</p>${JSON_LD.replace('Oi', 'Ei')}`,
      '<script> children 0 name',
    ],
  ])('finds %s that came of it', (_, body, told) => {
    expect(injection(page(body), MARKED, TEXTS)).toContain(told);
  });
});
