import { z } from 'astro/zod';

/** What a schema asks for, as far as a generator of values has to know it. */
export type Kind =
  | { kind: 'object'; fields: Record<string, z.ZodType> }
  | { kind: 'list'; item: z.ZodType; length: number }
  | { kind: 'tuple'; items: z.ZodType[] }
  | { kind: 'optional'; inner: z.ZodType }
  | { kind: 'text'; maxLength: number }
  | { kind: 'choice'; options: (string | number)[] }
  | { kind: 'number'; least: number; most: number; isWhole: boolean }
  | { kind: 'truth' }
  | { kind: 'other' };

/** Reads a schema's kind. A string without a greatest length, a link and what is transformed are 'other'. */
export function kindOf(schema: z.ZodType): Kind {
  if (schema instanceof z.ZodOptional) return { kind: 'optional', inner: schema.unwrap() as z.ZodType };
  if (schema instanceof z.ZodObject) return { kind: 'object', fields: schema.shape };
  if (schema instanceof z.ZodArray) {
    const lengths = schema.def.checks?.map(({ _zod }) => (_zod.def as { length?: number }).length) ?? [];
    const length = lengths.find((found) => found !== undefined);
    if (length === undefined) throw new Error('A list of the content has no length.');
    return { kind: 'list', item: schema.element as z.ZodType, length };
  }
  if (schema instanceof z.ZodTuple) return { kind: 'tuple', items: schema.def.items as z.ZodType[] };
  if (schema instanceof z.ZodEnum) return { kind: 'choice', options: schema.options };
  if (schema instanceof z.ZodBoolean) return { kind: 'truth' };
  if (schema instanceof z.ZodNumber) {
    const { minValue, maxValue } = schema;
    if (minValue === null || maxValue === null) throw new Error('A number of the content has no bounds.');
    return { kind: 'number', least: minValue, most: maxValue, isWhole: schema.format !== null };
  }
  if (schema instanceof z.ZodString && schema.maxLength !== null) {
    return { kind: 'text', maxLength: schema.maxLength };
  }
  return { kind: 'other' };
}
