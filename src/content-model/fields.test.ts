import type { z } from 'astro/zod';
import { describe, expect, it } from 'vitest';
import { price } from './fields.ts';
import { taxId } from './identityFields.ts';
import { contentSchemas } from './schemas.ts';
import { text } from './textFields.ts';

const messages = (schema: z.ZodType, value: string) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

describe('a text', () => {
  it.each(['\u0000', 'a\u0007b', 'a\rb', 'a\u0085b', 'meio \ud83d par', '\udc00', '\ufffe'])(
    'holds nothing that a page cannot show: %j',
    (value) => {
      expect(messages(text(20), value)).toContain('um texto sem caracteres de controle');
    },
  );

  it.each(['\u200b', '\u200d\u2060', '\u202e', '\u0301', '\u00ad'])('shows something: %j', (value) => {
    expect(messages(text(20), value)).toEqual(['um texto com alguma letra, número ou sinal que se veja']);
  });

  it.each(['duas\nlinhas', 'com\ttabulação', 'e\u0301 😀 👩‍👩‍👧 ✓', 'שלום \u200fعليكم', '\u2028'])(
    'keeps what a page can show: %j',
    (value) => {
      expect(text(40).parse(`a ${value} b`)).toBe(`a ${value} b`);
    },
  );
});

it('a price is one that can be counted to the cent', () => {
  expect(price.parse('999.999.999,99')).toBe(99_999_999_999);
  expect(messages(price, '9.999.999.999.999.999.999,99')).toHaveLength(1);
});

it.each([
  ['123.456.789-09', 'CPF 123.456.789-09'],
  ['12345678909', 'CPF 123.456.789-09'],
  ['12.abc.345/01de-35', 'CNPJ 12.ABC.345/01DE-35'],
  [' 123.456.789\u00a0–\u200b09', 'CPF 123.456.789-09'],
])('the document %s is kept with its kind', (written, kept) => {
  expect(taxId.parse(written)).toBe(kept);
});

describe('an id of a service', () => {
  const { metaPixel, googleAnalytics } = contentSchemas.tracking.shape;

  it.each([
    [metaPixel, '', ''],
    [metaPixel, '\u200e1234 5678\u00a09012345 ', '123456789012345'],
    [googleAnalytics, '', ''],
    [googleAnalytics, ' g‑ab12cd34ef\u00a0', 'G-AB12CD34EF'],
  ])('is kept without what was copied along', (schema, written, kept) => {
    expect(schema.parse(written)).toBe(kept);
  });

  it.each([
    [metaPixel, '123', '3'],
    [metaPixel, '1'.repeat(21), '21'],
    [metaPixel, '12345678901234a', 'letras'],
    [metaPixel, "fbq('init', '123456789012345');", 'código'],
    [googleAnalytics, 'GTM-AB12CD3', 'Gerenciador de tags'],
    [googleAnalytics, 'UA-1234567-1', 'Analytics antigo'],
    [googleAnalytics, 'AW-123456789', 'Google Ads'],
    [googleAnalytics, '123456789', 'começa com G-'],
    [googleAnalytics, 'G-AB1', '3'],
    [googleAnalytics, 'G-AB12/CD34', 'sinais'],
    [googleAnalytics, '<script>G-AB12CD34EF</script>', 'código'],
  ])('is refused for a reason that is said', (schema, written, reason) => {
    const [issue] = schema.safeParse(written).error?.issues ?? [];
    expect(issue).toMatchObject({ params: { inEditor: { message: expect.stringContaining(reason) } } });
  });
});
