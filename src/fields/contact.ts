// Who someone is: names, phones, documents, e-mail addresses, ids of services.
import { z } from 'astro/zod';
import { readTaxId } from '../domain/taxId.ts';
import { type Described, fieldInfo, type ValueField } from './field.ts';
import { STARTER_NAME } from './text.ts';

type Form = Pick<ValueField, 'kind' | 'expected' | 'example' | 'canBeEmpty'> & {
  pattern: RegExp;
  most: number;
  initial?: string;
};

/** A text of a fixed form. */
const formatted = ({ pattern, most, initial = '', ...info }: Form & Described) =>
  z
    .string()
    .overwrite((text) => text.replace(/\s+/g, ' '))
    .max(most)
    .regex(pattern, { error: '' })
    .register(fieldInfo, { least: info.canBeEmpty ? 0 : 1, most, initial, ...info });

/** A first name and the initial of the last: "Ana L." */
export const personName = (described: Described) =>
  formatted({
    kind: 'text',
    most: 36,
    pattern: /^\p{Lu}[\p{L}’'-]{1,15}(?: \p{Lu}[\p{L}’'-]{1,15})? \p{Lu}\.$/u,
    expected: 'o primeiro nome e a inicial do sobrenome',
    example: 'Ana L.',
    initial: STARTER_NAME,
    ...described,
  });

/** A phone as chat apps accept it, digits alone with the country's code; empty for no chat. */
export const chatPhone = (described: Described) =>
  formatted({
    kind: 'phone',
    most: 15,
    canBeEmpty: true,
    pattern: /^$|^\d{12,15}$/,
    expected: 'um telefone com DDD, ou nada para não ter chat',
    ...described,
  });

const taxIdIn = (value: unknown) => readTaxId(typeof value === 'string' ? value : '');

/** A CPF or a CNPJ, kept as pages show it: "CNPJ 12.345.678/0001-95". */
export const taxId = (described: Described) =>
  z
    .unknown()
    .refine((value) => taxIdIn(value) !== undefined, { error: '', abort: true })
    .refine((value) => taxIdIn(value)?.isValid, {
      error: ({ input }) =>
        `não é um ${taxIdIn(input)?.kind} que exista: os dois últimos números não combinam com os outros. Confira número por número`,
    })
    .transform((value) => {
      const { kind, number } = taxIdIn(value) ?? {};
      return `${kind} ${number}`;
    })
    .register(fieldInfo, {
      kind: 'taxId',
      expected: 'um CPF ou um CNPJ com pontos e traço',
      example: '12.345.678/0001-95',
      initial: '12.345.678/0001-95',
      ...described,
    });

export const email = (described: Described) =>
  z
    .email({ error: '' })
    .max(60)
    .register(fieldInfo, {
      kind: 'email',
      expected: 'um e-mail',
      example: 'contato@seusite.com.br',
      initial: 'contato@seusite.com.br',
      least: 1,
      most: 60,
      ...described,
    });
