import { z } from 'astro/zod';
import { fieldInfo, type ValueField } from './field.ts';

const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** A value that `parse` reads from a text. `parse` throws for a text that it cannot read. */
export const parsedText = <Value>(parse: (text: string) => Value, info: ValueField) =>
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
