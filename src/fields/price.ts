import { z } from 'astro/zod';
import { parseReais } from '../domain/format.ts';
import { type Described, fieldInfo, type ValueField } from './field.ts';

const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** A value that `parse` reads from a text. `parse` throws for a text that it cannot read. */
export const parsed = <Value>(parse: (text: string) => Value, info: ValueField) =>
  z
    .unknown()
    .refine(
      (value) => {
        try {
          parse(trimmed(value));
          return true;
        } catch {
          return false;
        }
      },
      { error: '' },
    )
    .transform((value) => parse(trimmed(value)))
    .register(fieldInfo, info);

type Options = Described & { initial?: string };

/** A price in reais, written "119,00" and kept in cents. Implements docs/behaviour.md#prices. */
export const price = ({ initial = '119,00', ...described }: Options) =>
  parsed(parseReais, {
    kind: 'price',
    expected: 'um preço em reais, com vírgula e centavos',
    example: '119,00',
    initial,
    ...described,
  });
