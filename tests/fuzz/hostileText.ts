import fc from 'fast-check';
import { FACT_NAMES } from '../../src/domain/facts.ts';

/** What breaks out of a text where a page, a script, an attribute, a pattern or a sentence is put together badly. */
const FRAGMENTS = [
  '"',
  "'",
  '<',
  '>',
  '&',
  '&amp;',
  '&#60;b',
  '&lt',
  '`',
  '\\',
  '\\u003c',
  '\\"',
  '</script>',
  '<script>alert(1)</script>',
  '<!--',
  '-->',
  ']]>',
  '<img src=x onerror=alert(1)>',
  '" onfocus="alert(1)" autofocus x="',
  "' onclick='alert(1)",
  '</title>',
  '</style>',
  '</template>',
  '<b>',
  '{{',
  '}}',
  '{',
  '}',
  '$&',
  "$'",
  '$$',
  '$1',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is what a careless template would fill.
  '${alert(1)}',
  'javascript:alert(1)',
  '%3Cscript%3E',
  '%',
  '\u2028',
  '\u2029',
  '\u00a0',
  '\u200b',
  '\u200f',
  '\u202e',
  '\ufeff',
  '\u0301',
  'e\u0301\u0302\u0303',
  'שלום',
  'عليكم',
  '日本語',
  'ß',
  '😀',
  '👩‍👩‍👧‍👦',
  '🇧🇷',
  '✓',
  '\n',
  '\t',
  '  ',
  '# ',
  ': ',
  '- ',
  '* ',
  'null',
  '~',
  'R$ 9',
  'comprar',
  'Oi',
];

const PLACEHOLDER = /\{([\p{L}\d]+)\}/gu;
const HALVES = /\p{Cs}/gu;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
const UNPRINTABLE = /[\p{Cs}\p{Noncharacter_Code_Point}]|(?![\n\t])\p{Cc}/gu;

/** A text that the schema takes, made of any: cut to its length, with names in braces only where they are `known`. */
function fit(text: string, maxLength: number, known: readonly string[]): string {
  const fitting = text
    .replace(UNPRINTABLE, '')
    .trim()
    .slice(0, maxLength)
    .replace(HALVES, '')
    .replace(PLACEHOLDER, (written, name: string) => (known.includes(name) ? written : `(${name})`))
    .trim();
  return VISIBLE.test(fitting) ? fitting : 'x';
}

/** Any text that a field of at most `maxLength` characters takes, `known` being the names in braces it may use. */
export function hostileText(maxLength: number, known: readonly string[] = FACT_NAMES) {
  const names = known.map((name) => `{${name}}`);
  const piece = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...FRAGMENTS) },
    { weight: 1, arbitrary: fc.constantFrom(...names, 'W') },
    { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 8 }) },
  );
  const pieces = fc
    .array(piece, { minLength: 1, maxLength: 12 })
    .map((parts) => fit(parts.join(''), maxLength, known));
  const filled = pieces.map((text) => fit(text.padEnd(maxLength, 'W'), maxLength, known));
  return fc.oneof(
    { weight: 6, arbitrary: pieces },
    { weight: 2, arbitrary: filled },
    { weight: 1, arbitrary: fc.constant('W'.repeat(maxLength)) },
  );
}
