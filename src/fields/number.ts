import { z } from 'astro/zod';
import { type FieldLabel, fieldInfo } from './field.ts';

type Limits = FieldLabel & { min: number; max: number; initial?: number };

/** A whole number from `min` to `max`. */
export const count = ({ min, max, initial, ...described }: Limits) =>
  z
    .int()
    .min(min)
    .max(max)
    .register(fieldInfo, {
      kind: 'integer',
      expected: `um número inteiro de ${min} a ${max}`,
      initial: initial ?? Math.max(min, Math.min(max, 7)),
      min,
      max,
      ...described,
    });

/** A rating from 1 to 5 with at most one decimal. */
export const rating = (described: FieldLabel) =>
  z
    .number()
    .min(1)
    .max(5)
    .refine((value) => Number(value.toFixed(1)) === value, { error: '' })
    .register(fieldInfo, {
      kind: 'rating',
      expected: 'um número de 1 a 5, com uma casa só',
      initial: 4.9,
      min: 1,
      max: 5,
      ...described,
    });
