import type { z } from 'astro/zod';
import { describe, expect, it } from 'vitest';
import { contentSchemas } from './contentSchemas.ts';
import { price, text } from './fields.ts';
import { picture } from './uploadFields.ts';

const messages = (schema: z.ZodType, value: string) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

describe('a text', () => {
  it.each(['\u0000', 'a\u0007b', 'a\rb', 'a\u0085b', 'a\u007f', 'meio \ud83d par', '\udc00', '\ufffe'])(
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
      const kept = `a ${value} b`;
      expect(text(40).parse(kept)).toBe(kept);
    },
  );
});

it.each(['name', 'workspaceTool'])('the %s, which other texts name in braces, names none itself', (field) => {
  const issues = contentSchemas.site.safeParse({ [field]: 'O {nome}' }).error?.issues ?? [];
  const found = issues.find(({ path }) => path[0] === field);
  expect(found?.message).toBe('um texto sem nomes entre chaves; aqui está {nome}');
});

describe('a picture', () => {
  it.each([
    '/modulos/biblia.webp',
    './modulos/biblia.webp',
    'modulos//biblia.webp',
    'modulos/../modulos/biblia.webp',
    'Modulos/Biblia.webp',
  ])('is named letter by letter as it stands in the folder: %s', (file) => {
    expect(messages(picture(720), file)).toEqual(['o nome de um arquivo que esteja na pasta src/uploads']);
  });

  it('is none of the icons, which are not made smaller for the screen', () => {
    expect(messages(picture(720), 'marca/icone-512.png')).toEqual(['uma imagem de fora da pasta marca']);
  });
});

it('a price is one that can be counted to the cent', () => {
  expect(price.parse('999.999.999,99')).toBe(99_999_999_999);
  expect(messages(price, '9.999.999.999.999.999.999,99')).toEqual([
    'um preço em reais, com vírgula e centavos',
  ]);
});

it('a unit of the countdown is a word that fits a phone', () => {
  const { countdown } = contentSchemas.interface.shape;
  const units = (word: string) =>
    Object.fromEntries(['days', 'hours', 'minutes', 'seconds'].map((unit) => [unit, [word, word]]));
  expect(countdown.safeParse(units('segundos')).success).toBe(true);
  expect(countdown.safeParse(units('instantes')).success).toBe(false);
});
