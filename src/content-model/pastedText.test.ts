// Content written by hand in YAML, with what comes along when a text is pasted.
import { describe, expect, it } from 'vitest';
import { checkAfter, errorsAfter } from '../../tests/support/changedContent.ts';
import type { Content } from './schemas.ts';

/** The value at a field after a change of a file; the errors where there are any. */
function valueAfter(
  name: keyof Content,
  written: string | RegExp,
  changed: string,
  ...path: string[]
): unknown {
  const { value, errors } = checkAfter(name, written, changed);
  if (!value) return errors.map(({ message }) => message);
  return path.reduce<unknown>((inner, key) => Object(inner)[key], value);
}

const AROUND = [' ', '\u00a0', '\u2003', '\u200e', '\u200b', '\ufeff', '\u202a', '\u2060', '\u00ad'];

describe.each(AROUND)('%j around a value', (sign) => {
  const around = (value: string) => `"${sign}${value}${sign}"`;

  it.each<[keyof Content, string | RegExp, string, string, unknown]>([
    ['tracking', 'metaPixel: ""', 'metaPixel', '123456789012345', '123456789012345'],
    ['tracking', 'googleAnalytics: ""', 'googleAnalytics', 'G-AB12CD34EF', 'G-AB12CD34EF'],
    ['site', /name: .*/, 'name', 'Planner da Ana', 'Planner da Ana'],
    ['site', /address: .*/, 'address', 'https://www.exemplo.com.br', 'https://www.exemplo.com.br'],
    ['links', /chatPhone: .*/, 'chatPhone', '5511912345678', '5511912345678'],
    ['links', /checkoutA: .*/, 'checkoutA', 'https://pay.kiwify.com.br/a', 'https://pay.kiwify.com.br/a'],
    ['prices', /list: .*/, 'list', '129,00', 12900],
    ['seller', /document: .*/, 'document', '123.456.789-09', 'CPF 123.456.789-09'],
    ['seller', /email: .*/, 'email', 'ana@exemplo.com.br', 'ana@exemplo.com.br'],
    ['behaviour', /countdown: .*/, 'countdown', 'off', 'off'],
    ['brand', /corners: .*/, 'corners', 'retos', 'retos'],
  ])('goes: %s, %s', (name, written, field, value, expected) => {
    expect(valueAfter(name, written, `${field}: ${around(value)}`, field)).toEqual(expected);
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
    expect(valueAfter('behaviour', /countdown: .*/, `countdown: ${sign}off${sign}`, 'countdown')).toBe('off');
    for (const value of [`${sign}"129,00"${sign}`, `"129,00"${sign}`, `${sign}129,00${sign}`])
      expect(valueAfter('prices', /list: .*/, `list: ${value}`, 'list')).toBe(12900);
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
  expect(valueAfter('site', /socialTitle: .*/, changed, 'pages', 'home', 'socialTitle')).toBe(title);
  const name = /- name: .*/;
  expect(
    valueAfter('proof', name, `- name: ${'Érica Antão L.'.normalize('NFD')}`, 'testimonials', '0', 'name'),
  ).toBe('Érica Antão L.');
});

it('counts what is left of a text', () => {
  expect(valueAfter('site', /^name: .*/m, `name: "${'a\u200b'.repeat(40)}"`, 'name')).toBe('a'.repeat(40));
  expect(errorsAfter('site', /^name: .*/m, 'name: "\u200b\u2800"').join()).toContain('um texto');
});

it('takes the address out of the code of a video, and says why one is none', () => {
  const address = /address: .*/;
  const base = 'https://scripts.converteai.net/conta-1';
  const code = (path: string) => `address: '<script src="${base}/${path}/player.js"></script>'`;
  expect(valueAfter('links', address, code('players/65a1'), 'mainVideo', 'address')).toBe(
    `${base}/players/65a1/player.js`,
  );
  const [issue] = checkAfter('links', address, code('ab-test/65a1')).errors;
  expect(issue?.message).toContain('teste A/B');
  expect(issue?.inEditor?.message).toContain('teste A/B');
});
