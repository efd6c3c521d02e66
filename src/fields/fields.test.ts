import { z } from 'astro/zod';
import { expect, it } from 'vitest';
import { pageSchema } from '../content-model/files/page.ts';
import { fileSchemas } from '../content-model/schemas.ts';
import { bool, choice } from './choice.ts';
import { colors } from './color.ts';
import { chatPhone, email, personName, taxId } from './contact.ts';
import { dateTime, day } from './date.ts';
import { emoji } from './emoji.ts';
import { fieldInfo } from './field.ts';
import { link, siteAddress } from './link.ts';
import { count, rating } from './number.ts';
import { price } from './price.ts';
import { id, pagePath, reference, target } from './reference.ts';
import { plainText, text } from './text.ts';

const LABEL = { label: 'Campo' };

/** The texts between bars. */
const of = (texts: string) => texts.split(' | ');
const NO_TEXTS = [undefined, null, 7, true, ['a'], { a: 1 }];

/** A kind of field, and what it takes. */
const TAKEN: [string, z.ZodType, unknown[]][] = [
  [
    'a text',
    text(40, LABEL),
    of('duas\nlinhas | com\ttabulação | e\u0301 😀 👩‍👩‍👧 ✓ | שלום \u200fעליכם | a\u2028b | {nome}'),
  ],
  ['a text', text(40, LABEL), ['a'.repeat(40), `{nome}${'a'.repeat(40)}`]],
  ['a text without names', plainText(40, LABEL), of('{ } | Loja {')],
  ['a link', link(LABEL), of('https://pay.hotmart.com/A1?off=x&src=y#z | HTTPS://a.com')],
  ['the address of the site', siteAddress(LABEL), of('https://a.com.br | https://www.a.com:8443')],
  ['where a button leads', target(LABEL), of('b | #preco | / | /guias/oracao | https://a.com.br/x')],
  ['an id', id(LABEL), of('a | oferta-2 | a1')],
  ['a path', pagePath(LABEL), of('/ | /a | /a-1/b-2')],
  ['the name of an offer', reference({ to: 'offer', ...LABEL }), ['b']],
  ['the path of a page', reference({ to: 'page', ...LABEL }), of('/ | /sobre')],
  ['a person', personName(LABEL), of('Ana L. | Ana Maria L. | João D’Ávila S.')],
  ['a phone', chatPhone(LABEL), ['', '5511900000000']],
  ['an e-mail', email(LABEL), ['contato@seusite.com.br']],
  ['an emoji', emoji(LABEL), of('📖 | ☀️ | 👩‍👩‍👧 | 🇧🇷')],
  ['a whole number', count({ least: 7, most: 90, ...LABEL }), [7, 90]],
  ['a rating', rating(LABEL), [1, 4.9, 5]],
  ['a choice', choice({ options: { off: 'Não', on: 'Sim' }, ...LABEL }), ['off', 'on']],
  ['yes or no', bool(LABEL), [true, false]],
];

it.each(TAKEN)('%s takes %o', (_, schema, values) => {
  for (const value of values) expect(schema.parse(value)).toEqual(value);
});

it.each<[string, z.ZodType, unknown, unknown]>([
  ['a text', text(40, LABEL), ' Oi ', 'Oi'],
  ['a price', price(LABEL), '119,00', 11_900],
  ['a price', price(LABEL), ' 1.119,00 ', 111_900],
  ['a price', price(LABEL), '0,00', 0],
  ['a price', price(LABEL), '999.999.999,99', 99_999_999_999],
  ['a document', taxId(LABEL), '123.456.789-09', 'CPF 123.456.789-09'],
  ['a document', taxId(LABEL), '12345678909', 'CPF 123.456.789-09'],
  ['a document', taxId(LABEL), '12.abc.345/01de-35', 'CNPJ 12.ABC.345/01DE-35'],
  ['a pair of colours', colors(LABEL), ['#12123A', '#f3a566'], ['#12123a', '#f3a566']],
  ['a day and time', dateTime(LABEL), '31/12/2026 23:59', Date.UTC(2027, 0, 1, 2, 59)],
  ['a day', day(LABEL), '21/11/2026', Date.UTC(2026, 10, 21, 15)],
])('%s: %o %j is kept as %j', (_, schema, written, kept) => {
  expect(schema.parse(written)).toEqual(kept);
});

/** A kind of field, and what it refuses. */
const REFUSED: [string, z.ZodType, unknown[]][] = [
  ['a text', text(40, LABEL), [...NO_TEXTS, '', '   ', 'a'.repeat(41)]],
  [
    'a text',
    text(40, LABEL),
    of(
      '\u0000 | a\u0007b | a\rb | a\u0085b | \ud83d par | \udc00 | \ufffe | \u200b | \u200d\u2060 | \u202e | \u0301 | \u00ad',
    ),
  ],
  ['a text without names', plainText(40, LABEL), of('{nome} | O {preco.b}')],
  [
    'a price',
    price(LABEL),
    [...NO_TEXTS, '', ...of('119 | 119.00 | -1,00 | 1,5 | R$ | 9.999.999.999.999,99 | 1e5 | Infinity')],
  ],
  [
    'a link',
    link(LABEL),
    [
      ...NO_TEXTS,
      '',
      ...of(
        'pay.hotmart.com | http://a.com | https:a.com | https:\\\\a.com | //a.com | https:// | https://a',
      ),
    ],
  ],
  [
    'a link',
    link(LABEL),
    of('https://a.com/a b | https://a.com/{nome} | https://a.com/" | https://a.com/\\ | javascript:alert(1)'),
  ],
  [
    'the address of the site',
    siteAddress(LABEL),
    of('https://a.com.br/ | https://a.com/loja | https://a.com?x=1 | https://A.com | https://u:p@a.com'),
  ],
  [
    'where a button leads',
    target(LABEL),
    [...NO_TEXTS, '', ...of('javascript:alert(1) | //evil.example.com | http://a.com')],
  ],
  [
    'where a button leads',
    target(LABEL),
    of('https://a.com/{nome} | https://a.com/a b | https://a.com/"><script> | https://a'),
  ],
  [
    'an id',
    id(LABEL),
    [...NO_TEXTS, '', 'a'.repeat(41), ...of('A | é | a b | -a | a- | a--b | 1a | a.b | #a')],
  ],
  [
    'a path',
    pagePath(LABEL),
    [
      ...NO_TEXTS,
      '',
      `/${'a'.repeat(80)}`,
      ...of('a | // | //a | /a/ | /A | /é | /a b | /../a | /a?b | /a.html'),
    ],
  ],
  ['the name of an offer', reference({ to: 'offer', ...LABEL }), [...NO_TEXTS, '', '/', '#b', 'Oferta B']],
  ['the path of a page', reference({ to: 'page', ...LABEL }), ['', 'sobre', 'https://a.com']],
  ['a person', personName(LABEL), [...NO_TEXTS, '', ...of('Ana | ana l. | Ana Lima | Ana L.. | A L.')]],
  [
    'a phone',
    chatPhone(LABEL),
    [...NO_TEXTS, '5'.repeat(16), ...of('(11) 90000-0000 | +5511900000000 | 11900000000')],
  ],
  [
    'a document',
    taxId(LABEL),
    [...NO_TEXTS, '', ...of('123.456.789-10 | 111.111.111-11 | 12.345.678/0001-96')],
  ],
  [
    'an e-mail',
    email(LABEL),
    [...NO_TEXTS, '', `${'a'.repeat(60)}@b.com`, ...of('contato@seusite | a b@c.com | a@b.com, c@d.com')],
  ],
  ['an emoji', emoji(LABEL), [...NO_TEXTS, '', ...of('a | 📖📖 | :) | 7')]],
  [
    'a pair of colours',
    colors(LABEL),
    [[], ['#12123a'], ['#fff', '#000'], ['red', 'blue'], '#12123a', Array(3).fill('#12123a')],
  ],
  [
    'a day and time',
    dateTime(LABEL),
    [
      ...NO_TEXTS,
      '',
      ...of('31/02/2027 10:00 | 31/12/2026 | 2026-12-31 23:59 | 31/12/2026 25:00 | 31/12/26 10:00'),
    ],
  ],
  ['a day', day(LABEL), [...NO_TEXTS, '', ...of('29/02/2027 | 21/11/2026 10:00 | hoje')]],
  [
    'a whole number',
    count({ least: 7, most: 90, ...LABEL }),
    [6, 91, 7.5, '7', Number.NaN, Number.POSITIVE_INFINITY, null],
  ],
  ['a rating', rating(LABEL), [0, 0.9, 5.1, 4.95, '4.9', '4,9', null]],
  ['a choice', choice({ options: { off: 'Não', on: 'Sim' }, ...LABEL }), [...NO_TEXTS, '', 'ON', 'toString']],
  ['yes or no', bool(LABEL), ['true', 'sim', 0, 1, null, undefined]],
];

it.each(REFUSED)('%s refuses each of %o, in no words of Zod', (_, schema, values) => {
  for (const value of values) {
    const issues = schema.safeParse(value).error?.issues ?? [];
    expect(issues.length, JSON.stringify(value)).toBeGreaterThan(0);
    for (const { code, message } of issues)
      if (code === 'custom' || code === 'invalid_format') expect(message).not.toMatch(/^Invalid/);
  }
});

function schemasIn(schema: z.ZodType): z.ZodType[] {
  const inside = (schemas: readonly unknown[]) => schemas.flatMap((one) => schemasIn(one as z.ZodType));
  if (schema instanceof z.ZodOptional) return inside([schema.unwrap()]);
  if (schema instanceof z.ZodArray) return inside([schema.element]);
  if (schema instanceof z.ZodDiscriminatedUnion) return inside(schema.options);
  if (schema instanceof z.ZodTuple) return [schema, ...inside(schema.def.items)];
  return schema instanceof z.ZodObject ? inside(Object.values(schema.shape)) : [schema];
}

/** What must be chosen or uploaded first. */
const CHOSEN = ['picture', 'file', 'reference'];

it('every example and every initial value is valid', () => {
  const found = [...Object.values(fileSchemas), pageSchema].flatMap(schemasIn).flatMap((schema) => {
    const info = fieldInfo.get(schema);
    return info && 'initial' in info ? [{ schema, ...info }] : [];
  });
  expect(found.length).toBeGreaterThan(300);
  for (const { schema, label, kind, initial, example = initial } of found)
    for (const value of CHOSEN.includes(kind) ? [] : [initial, example])
      expect(schema.safeParse(value), label).toMatchObject({ success: true });
});
