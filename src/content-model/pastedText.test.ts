// Tests content that was written by hand in YAML, with the invisible characters of pasted texts.
import { describe, expect, it } from 'vitest';
import { checkAfter } from '../../tests/support/changedContent.ts';
import { valueIn } from './paths.ts';
import type { ContentFile } from './schemas.ts';

/** The value at a path after a change of a file, or the errors if there are any. */
function valueAfter(file: ContentFile, path: string, [written, changed]: [string | RegExp, string]): unknown {
  const { value, errors } = checkAfter(file, written, changed);
  return errors.length > 0 ? errors.map(({ message }) => message) : valueIn(value, path.split('.'));
}

/** The value at a path after a text was written for it. */
const valueWith = (file: ContentFile, path: string, text: string) => {
  const field = path.split('.').at(-1);
  return valueAfter(file, path, [new RegExp(`\\b${field}: .*`), `${field}: ${text}`]);
};

const AROUND = [' ', '\u00a0', '\u2003', '\u200e', '\u200b', '\ufeff', '\u202a', '\u2060', '\u00ad'];

describe.each(AROUND)('the character %j around a value', (sign) => {
  it.each<[ContentFile, string, string[], unknown]>([
    ['offers', 'offers.b.checkout', [`"${sign}https://a.com/b${sign}"`], 'https://a.com/b'],
    ['site', 'dailyMinutes', [`7${sign}`, `${sign}7`, `${sign} 7 ${sign}`], 7],
    ['site', 'notFound.headingInEnglish', [`true${sign}`], true],
    ['offers', 'countdown', [`${sign}off${sign}`], 'off'],
    ['offers', 'offers.b.listPrice', [`${sign}"129,00"${sign}`, `"129,00"${sign}`], 12900],
    ['offers', 'offers.b.listPrice', [`${sign}129,00${sign}`], 12900],
  ])('is removed: %s, %s', (file, path, texts, expected) => {
    for (const text of texts) expect(valueWith(file, path, text)).toBe(expected);
  });
});

it.each(AROUND.filter((sign) => !/\p{Zs}/u.test(sign)))(
  'the character %j is removed from the name of a field',
  (sign) => {
    for (const changed of [`${sign}name: Ana`, `name${sign}: Ana`])
      expect(valueAfter('site', 'name', [/^name: .*/m, changed])).toBe('Ana');
  },
);

it('reads a no-break space as a space', () => {
  expect(valueAfter('site', 'dailyMinutes', ['dailyMinutes: 7', 'dailyMinutes:\u00a07'])).toBe(7);
  expect(valueAfter('site', 'notFound.code', [/^ {2}code: .*/m, '\u00a0 code: "404"'])).toBe('404');
});

const LIKE_YAML = ['&amp; Cia', '# 1', 'null', '~', '!já', '| um', '- um', '*um*', '"um" e "dois"'];

it.each(LIKE_YAML)('%j stays a text when an invisible character in front of it is removed', (text) => {
  expect(valueWith('site', 'name', `\u200e${text}`)).toBe(text);
});

it('limits the length of the cleaned text', () => {
  expect(valueWith('site', 'name', `"${'a\u200b'.repeat(40)}"`)).toBe('a'.repeat(40));
});

it('extracts the address from a video’s embed code, or says why it cannot', () => {
  const base = 'https://scripts.converteai.net/conta-1';
  const code = (path: string) => `'<script src="${base}/${path}/player.js"></script>'`;
  const pasted = (path: string) => valueWith('pages/principal', 'sections.sobre.video.address', code(path));
  expect(pasted('players/65a1')).toBe(`${base}/players/65a1/player.js`);
  expect(pasted('ab-test/65a1')).toEqual([expect.stringContaining('teste A/B')]);
});
