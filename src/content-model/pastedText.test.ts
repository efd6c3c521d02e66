// Content written by hand in YAML, with what comes along when a text is pasted.
import { describe, expect, it } from 'vitest';
import { checkAfter } from '../../tests/support/changedContent.ts';
import { valueIn } from './paths.ts';
import type { ContentFile } from './schemas.ts';

/** The value at a field after a change of a file; the errors where there are any. */
function valueAfter(
  name: ContentFile,
  written: string | RegExp,
  changed: string,
  ...path: (string | number)[]
): unknown {
  const { value, errors } = checkAfter(name, written, changed);
  return errors.length > 0 ? errors.map(({ message }) => message) : valueIn(value, path);
}

const AROUND = [' ', '\u00a0', '\u2003', '\u200e', '\u200b', '\ufeff', '\u202a', '\u2060', '\u00ad'];

describe.each(AROUND)('%j around a value', (sign) => {
  const around = (value: string) => `"${sign}${value}${sign}"`;

  it.each<[ContentFile, string, string, unknown, ...string[]]>([
    ['tracking', 'metaPixel', '123456789012345', '123456789012345'],
    ['tracking', 'googleAnalytics', 'G-AB12CD34EF', 'G-AB12CD34EF'],
    ['site', 'name', 'Planner da Ana', 'Planner da Ana'],
    ['site', 'address', 'https://www.exemplo.com.br', 'https://www.exemplo.com.br'],
    ['site', 'phone', '5511912345678', '5511912345678', 'chat'],
    ['offers', 'checkout', 'https://pay.kiwify.com.br/a', 'https://pay.kiwify.com.br/a', 'offers', 'b'],
    ['offers', 'listPrice', '129,00', 12900, 'offers', 'b'],
    ['site', 'document', '123.456.789-09', 'CPF 123.456.789-09', 'seller'],
    ['site', 'email', 'ana@exemplo.com.br', 'ana@exemplo.com.br', 'seller'],
    ['offers', 'countdown', 'off', 'off'],
    ['brand', 'corners', 'retos', 'retos'],
  ])('goes: %s, %s', (name, field, value, expected, ...group) => {
    const written = new RegExp(`\\b${field}: .*`);
    expect(valueAfter(name, written, `${field}: ${around(value)}`, ...group, field)).toEqual(expected);
  });

  it('goes also where a value has no quotes, before and after it', () => {
    for (const value of [`7${sign}`, `${sign}7`, `${sign} 7 ${sign}`])
      expect(valueAfter('site', 'dailyMinutes: 7', `dailyMinutes: ${value}`, 'dailyMinutes')).toBe(7);
    expect(
      valueAfter(
        'site',
        'headingInEnglish: true',
        `headingInEnglish: true${sign}`,
        'notFound',
        'headingInEnglish',
      ),
    ).toBe(true);
    expect(valueAfter('offers', /\bcountdown: .*/, `countdown: ${sign}off${sign}`, 'countdown')).toBe('off');
    for (const value of [`${sign}"129,00"${sign}`, `"129,00"${sign}`, `${sign}129,00${sign}`])
      expect(valueAfter('offers', /listPrice: .*/, `listPrice: ${value}`, 'offers', 'b', 'listPrice')).toBe(
        12900,
      );
  });
});

it.each(AROUND.filter((sign) => !/\p{Zs}/u.test(sign)))('%j goes from the name of a field', (sign) => {
  for (const changed of [`${sign}name: Ana`, `name${sign}: Ana`])
    expect(valueAfter('site', /^name: .*/m, changed, 'name')).toBe('Ana');
});

it('takes a no-break space for the one that YAML wants', () => {
  expect(valueAfter('site', 'dailyMinutes: 7', 'dailyMinutes:\u00a07', 'dailyMinutes')).toBe(7);
  const indented = /^ {2}code: .*/m;
  expect(valueAfter('site', indented, '\u00a0 code: "404"', 'notFound', 'code')).toBe('404');
});

it.each(['&amp; Cia', '# 1', 'null', '~', '!já', '| um', '- um', '*um*', '"um" e "dois"'])(
  'the text %j stays one where something invisible goes that stood before it',
  (text) => {
    expect(valueAfter('site', /^name: .*/m, `name: \u200e${text}`, 'name')).toBe(text);
  },
);

it('composes accents', () => {
  const title = 'Oração, ação e coração';
  const changed = `socialTitle: ${title.normalize('NFD')}`;
  expect(valueAfter('pages/principal', /socialTitle: .*/, changed, 'socialTitle')).toBe(title);
  const name = /- name: .*/;
  expect(
    valueAfter('proof', name, `- name: ${'Érica Antão L.'.normalize('NFD')}`, 'testimonials', 0, 'name'),
  ).toBe('Érica Antão L.');
});

it('counts what is left of a text', () => {
  expect(valueAfter('site', /^name: .*/m, `name: "${'a\u200b'.repeat(40)}"`, 'name')).toBe('a'.repeat(40));
  expect(checkAfter('site', /^name: .*/m, 'name: "\u200b\u2800"').errors).toHaveLength(1);
});

it('takes the address out of the code of a video, and says why one is none', () => {
  const address = /address: .*/;
  const base = 'https://scripts.converteai.net/conta-1';
  const code = (path: string) => `address: '<script src="${base}/${path}/player.js"></script>'`;
  const file = 'pages/principal';
  expect(valueAfter(file, address, code('players/65a1'), 'sections', 'sobre', 'video', 'address')).toBe(
    `${base}/players/65a1/player.js`,
  );
  const [issue] = checkAfter(file, address, code('ab-test/65a1')).errors;
  expect(issue?.message).toContain('teste A/B');
});
