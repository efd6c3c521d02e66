import { z } from 'astro/zod';
import { type Described, fieldInfo } from './field.ts';

type Limits = Described & { least: number; most: number; initial?: number };

/** A whole number from `least` to `most`. */
export const count = ({ least, most, initial, ...described }: Limits) =>
  z
    .int()
    .min(least)
    .max(most)
    .register(fieldInfo, {
      kind: 'integer',
      expected: `um número inteiro de ${least} a ${most}`,
      initial: initial ?? Math.max(least, Math.min(most, 7)),
      least,
      most,
      ...described,
    });

/** A rating from 1 to 5 with at most one decimal. */
export const rating = (described: Described) =>
  z
    .number()
    .min(1)
    .max(5)
    .refine((value) => Number(value.toFixed(1)) === value, { error: '' })
    .register(fieldInfo, {
      kind: 'rating',
      expected: 'um número de 1 a 5, com uma casa só',
      initial: 4.9,
      least: 1,
      most: 5,
      ...described,
    });
