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

const KINDS = {
  text: text(40, LABEL),
  plainText: plainText(40, LABEL),
  price: price(LABEL),
  link: link(LABEL),
  siteAddress: siteAddress(LABEL),
  target: target(LABEL),
  id: id(LABEL),
  pagePath: pagePath(LABEL),
  offer: reference({ to: 'offer', ...LABEL }),
  page: reference({ to: 'page', ...LABEL }),
  personName: personName(LABEL),
  chatPhone: chatPhone(LABEL),
  taxId: taxId(LABEL),
  email: email(LABEL),
  emoji: emoji(LABEL),
  colors: colors(LABEL),
  dateTime: dateTime(LABEL),
  day: day(LABEL),
  count: count({ min: 7, max: 90, ...LABEL }),
  rating: rating(LABEL),
  choice: choice({ options: { off: 'Não', on: 'Sim' }, ...LABEL }),
  bool: bool(LABEL),
} satisfies Record<string, z.ZodType>;
type Kind = keyof typeof KINDS;

/** The texts between bars. */
const split = (texts: string) => texts.split(' | ');
const NOT_STRINGS = [undefined, null, 7, true, ['a'], { a: 1 }];

it.each<[Kind, unknown[]]>([
  ['text', ['duas\nlinhas com\ttabulação', '✓ שלום', 'a'.repeat(40), `{nome}${'a'.repeat(40)}`]],
  ['plainText', ['Loja { }']],
  ['link', split('https://pay.hotmart.com/A1?off=x&src=y#z | HTTPS://a.com')],
  ['siteAddress', split('https://a.com.br | https://www.a.com:8443')],
  ['id', split('a | oferta-2 | a1')],
  ['pagePath', split('/ | /a | /a-1/b-2')],
  ['personName', split('Ana L. | Ana Maria L. | João D’Ávila S.')],
  ['chatPhone', ['', '5511900000000']],
  ['emoji', split('📖 | ☀️ | 👩‍👩‍👧 | 🇧🇷')],
  ['count', [7, 90]],
  ['rating', [1, 4.9, 5]],
])('%s accepts each of %o unchanged', (kind, values) => {
  for (const value of values) expect(KINDS[kind].parse(value)).toEqual(value);
});

it.each<[Kind, unknown, unknown]>([
  ['text', ' Oi ', 'Oi'],
  ['price', ' 1.119,00 ', 111_900],
  ['taxId', '12.abc.345/01de-35', 'CNPJ 12.ABC.345/01DE-35'],
  ['colors', ['#12123A', '#f3a566'], ['#12123a', '#f3a566']],
  ['dateTime', '31/12/2026 23:59', Date.UTC(2027, 0, 1, 2, 59)],
  ['day', '21/11/2026', Date.UTC(2026, 10, 21, 15)],
])('%s parses %j to %j', (kind, written, parsed) => {
  expect(KINDS[kind].parse(written)).toEqual(parsed);
});

it.each<[Kind, unknown[]]>([
  [
    'text',
    [...NOT_STRINGS, '', '   ', 'a'.repeat(41), ...split('a\u0007b | a\rb | \ud83d par | \ufffe | \u0301')],
  ],
  ['plainText', ['O {preco.b}']],
  ['price', [...NOT_STRINGS, '', '119.00']],
  ['link', [...NOT_STRINGS, '', ...split('pay.hotmart.com | http://a.com | https:a.com | https:\\\\a.com')]],
  ['link', split('//a.com | https://a | https://a.com/a b | https://a.com/{nome} | https://a.com/"')],
  ['siteAddress', split('https://a.com.br/ | https://a.com/loja | https://a.com?x=1 | https://A.com')],
  ['siteAddress', ['https://u:p@a.com']],
  ['target', [...NOT_STRINGS, 'preço', 'https://a.com/"><script>']],
  ['id', [...NOT_STRINGS, '', 'a'.repeat(41), ...split('A | é | a b | -a | a- | a--b | 1a | a.b | #a')]],
  [
    'pagePath',
    [...NOT_STRINGS, '', `/${'a'.repeat(80)}`, ...split('a | // | //a | /a/ | /A | /é | /a b | /../a')],
  ],
  ['pagePath', split('/a?b | /a.html')],
  ['offer', [...NOT_STRINGS, '', '/', 'Oferta B']],
  ['page', ['', 'sobre']],
  ['personName', [...NOT_STRINGS, '', ...split('Ana | ana l. | Ana Lima | Ana L.. | A L.')]],
  ['chatPhone', [...NOT_STRINGS, '5'.repeat(16), ...split('(11) 90000-0000 | +5511900000000 | 11900000000')]],
  ['taxId', [...NOT_STRINGS, '', '123.456.789-10']],
  ['email', [...NOT_STRINGS, '', `${'a'.repeat(60)}@b.com`]],
  ['email', split('contato@seusite | a b@c.com | a@b.com, c@d.com')],
  ['emoji', [...NOT_STRINGS, '', ...split('a | 📖📖 | :) | 7')]],
  ['colors', [[], ['#12123a'], ['#fff', '#000'], ['red', 'blue'], '#12123a', Array(3).fill('#12123a')]],
  ['dateTime', [...NOT_STRINGS, '', '31/12/2026']],
  ['day', [...NOT_STRINGS, '', '21/11/2026 10:00']],
  ['count', [6, 91, 7.5, '7', Number.NaN, Number.POSITIVE_INFINITY, null]],
  ['rating', [0, 0.9, 5.1, 4.95, '4.9', '4,9', null]],
  ['choice', [...NOT_STRINGS, '', ...split('ON | toString')]],
  ['bool', ['true', 0, undefined]],
])('%s refuses each of %o, and shows no default message of Zod', (kind, values) => {
  for (const value of values) {
    const issues = KINDS[kind].safeParse(value).error?.issues ?? [];
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

/** The kinds whose values depend on the seller's uploads and other content. */
const DEPENDENT_KINDS = ['picture', 'file', 'reference'];

it('every example and initial value is valid, except for pictures, files and references', () => {
  const found = [...Object.values(fileSchemas), pageSchema].flatMap(schemasIn).flatMap((schema) => {
    const info = fieldInfo.get(schema);
    return info && 'initial' in info ? [{ schema, ...info }] : [];
  });
  expect(found.length).toBeGreaterThan(300);
  for (const { schema, label, kind, initial, example = initial } of found)
    for (const value of DEPENDENT_KINDS.includes(kind) ? [] : [initial, example])
      expect(schema.safeParse(value), label).toMatchObject({ success: true });
});
