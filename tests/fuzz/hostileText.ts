import fc from 'fast-check';
import { cleanText } from '../../src/domain/cleanText.ts';

/** Strings that are not shown literally unless HTML, scripts, attributes and replacement patterns escape them. */
const FRAGMENTS = [
  '"',
  "'",
  '  ',
  '# ',
  ': ',
  '- ',
  '\n',
  '\t',
  '\u00a0',
  '\ufeff',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '" onfocus="alert(1)" autofocus x="',
  "' onclick='alert(1)",
  ...String.raw`< > & &amp; &#60;b &lt \ \u003c \" </script> <!-- --> ]]> </title> </style> </template> <b>`.split(
    ' ',
  ),
  ...'{{ }} { } $& $$ $1 javascript:alert(1) %3Cscript%3E % # : - * null ~ R$ comprar Oi'.split(' '),
  ...'שלום عليكم 日本語 ß 😀 👩‍👩‍👧‍👦 🇧🇷 e\u0301\u0302\u0303 \u0301 \u200b \u200f \u202e \u2028 \u2029'.split(
    ' ',
  ),
];

const PLACEHOLDER = /\{([\p{L}\d.-]+)\}/gu;
const LONE_SURROGATES = /\p{Cs}/gu;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** Characters that schemas refuse, and the check mark, which pages replace with a drawing. */
const UNUSED = /[\p{Cs}\p{Noncharacter_Code_Point}✓]|(?![\n\t])\p{Cc}/gu;

/** Makes a text valid: shortened to the maximum length, and with only `known` names in braces. */
function fit(text: string, maxLength: number, known: readonly string[]): string {
  const fitting = cleanText(text)
    .replace(UNUSED, '')
    .trim()
    .slice(0, maxLength)
    .replace(LONE_SURROGATES, '')
    .replace(PLACEHOLDER, (written, name: string) => (known.includes(name) ? written : `(${name})`));
  const clean = cleanText(fitting);
  return VISIBLE.test(clean) ? clean : 'x';
}

/** Any text that a field of at most `maxLength` characters accepts, with `known` names in braces. */
export function hostileText(maxLength: number, known: readonly string[]): fc.Arbitrary<string> {
  const piece = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...FRAGMENTS) },
    { weight: 1, arbitrary: fc.constantFrom('W', ...known.map((name) => `{${name}}`)) },
    { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 8 }) },
  );
  const pieces = fc.array(piece, { minLength: 1, maxLength: 12 }).map((parts) => parts.join(''));
  const full = pieces.map((text) => text.padEnd(maxLength, 'W'));
  const texts = fc.oneof({ weight: 6, arbitrary: pieces }, { weight: 2, arbitrary: full });
  return texts.map((text) => fit(text, maxLength, known));
}
