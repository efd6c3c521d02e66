// Fields that identify a person or company: name, phone number, tax number, e-mail address.
import { z } from 'astro/zod';
import { readTaxId } from '../domain/taxId.ts';
import { type FieldLabel, fieldInfo, type ValueField } from './field.ts';
import { STARTER_NAME } from './text.ts';

type TextFormat = Pick<ValueField, 'kind' | 'expected' | 'example' | 'canBeEmpty'> & {
  pattern: RegExp;
  max: number;
  initial?: string;
};

/** A text with a fixed format. */
const formattedText = ({ pattern, max, initial = '', ...info }: TextFormat & FieldLabel) =>
  z
    .string()
    .overwrite((text) => text.replace(/\s+/g, ' '))
    .max(max)
    .regex(pattern, { error: '' })
    .register(fieldInfo, { min: info.canBeEmpty ? 0 : 1, max, initial, ...info });

/** One or two first names and the initial of the surname: "Ana L." */
export const personName = (described: FieldLabel) =>
  formattedText({
    kind: 'text',
    max: 36,
    pattern: /^\p{Lu}[\p{L}’'-]{1,15}(?: \p{Lu}[\p{L}’'-]{1,15})? \p{Lu}\.$/u,
    expected: 'o primeiro nome e a inicial do sobrenome',
    example: 'Ana L.',
    initial: STARTER_NAME,
    ...described,
  });

/** A phone number in the form that chat links need: digits only, with the country code. Empty if there is no chat. */
export const chatPhone = (described: FieldLabel) =>
  formattedText({
    kind: 'phone',
    max: 15,
    canBeEmpty: true,
    pattern: /^$|^\d{12,15}$/,
    expected: 'um telefone com DDD, ou nada para não ter chat',
    ...described,
  });

const parseTaxId = (value: unknown) => readTaxId(typeof value === 'string' ? value : '');

/** A CPF or a CNPJ, stored as pages show it: "CNPJ 12.345.678/0001-95". */
export const taxId = (described: FieldLabel) =>
  z
    .unknown()
    .refine((value) => parseTaxId(value) !== undefined, { error: '', abort: true })
    .refine((value) => parseTaxId(value)?.isValid, {
      error: ({ input }) =>
        `não é um ${parseTaxId(input)?.kind} que exista: os dois últimos números não combinam com os outros. Confira número por número`,
    })
    .transform((value) => {
      const { kind, number } = parseTaxId(value) ?? {};
      return `${kind} ${number}`;
    })
    .register(fieldInfo, {
      kind: 'taxId',
      expected: 'um CPF ou um CNPJ com pontos e traço',
      example: '12.345.678/0001-95',
      initial: '12.345.678/0001-95',
      ...described,
    });

export const email = (described: FieldLabel) =>
  z
    .email({ error: '' })
    .max(60)
    .register(fieldInfo, {
      kind: 'email',
      expected: 'um e-mail',
      example: 'contato@seusite.com.br',
      initial: 'contato@seusite.com.br',
      min: 1,
      max: 60,
      ...described,
    });
