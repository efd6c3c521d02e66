import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cleanId, cleanText } from './cleanText.ts';

const INVISIBLE = '\u00ad\u061c\u200b\u200d\u200f\u202e\u2069\ufe0f\ufffc\u0000\u0090\ud800\ufffe\u{e0041}';

it.each([...INVISIBLE])('removes %j everywhere', (character) => {
  expect(cleanText(`${character}Bom${character} dia${character}`)).toBe('Bom dia');
});

it.each([
  ...['👩‍👩‍👧', '☎︎', '1️⃣', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '❤️‍🔥', '🏳️‍🌈', '🧑🏽‍💻'],
  ...['R$\u00a067,00', 'duas\nlinhas', 'com\ttabulação', 'שלום\u200f! عليكم', 'می\u200cخواهم'],
])('%j stays as it is', (text) => {
  expect(cleanText(text)).toBe(text);
  expect(cleanText(`a ${text} b`)).toBe(`a ${text} b`);
});

it.each([
  ['\u00a0\u200b\u2800Bom dia \u200b\u3000', 'Bom dia'],
  ['❗️Só hoje ⚡️', '❗Só hoje ⚡'],
  ['👩️\u200d💻', '👩\u200d💻'],
  ['um\u2800dois', 'um dois'],
  ['שלום\u200b!', 'שלום!'],
  ['cora\u200bc\u200d\u0327a\u00ad\u0303o', 'coração'],
  ...['\r\n', '\r', '\u2028', '\u2029', '\u0085', '\v', '\f'].map((end) => [`uma${end}outra`, 'uma\noutra']),
])('%j becomes %j', (typed = '', clean) => {
  expect(cleanText(typed)).toBe(clean);
});

it('leaves a clean text unchanged', () => {
  const texts = fc.array(
    fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...INVISIBLE, '👩', 'ש', '1', '\u20e3')),
  );
  fc.assert(
    fc.property(texts, (parts) => {
      const clean = cleanText(parts.join(''));
      expect(cleanText(clean)).toBe(clean);
      expect(clean.isWellFormed()).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

it.each([
  [' 1234\u00a05678\u200e9012345\u200b', '123456789012345'],
  ['AW‑12/aB c', 'AW-12/aBc'],
])('cleans the code %j to %s', (written, code) => {
  expect(cleanId(written)).toBe(code);
});
