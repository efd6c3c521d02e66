import { z } from 'astro/zod';

/** What stands behind an optional field. */
export const required = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodOptional ? required(schema.unwrap() as z.ZodType) : schema;

/** The schema of what stands at a path; undefined where the schema knows nothing. */
export function schemaAt(schema: z.ZodType, path: readonly PropertyKey[]): z.ZodType | undefined {
  const known = required(schema);
  const [key, ...rest] = path;
  if (key === undefined) return known;
  const inner = child(known, key);
  return inner && schemaAt(inner, rest);
}

function child(schema: z.ZodType, key: PropertyKey): z.ZodType | undefined {
  if (schema instanceof z.ZodObject) {
    return Object.hasOwn(schema.shape, key) ? schema.shape[String(key)] : undefined;
  }
  if (schema instanceof z.ZodArray) return schema.element as z.ZodType;
  if (schema instanceof z.ZodTuple) return schema.def.items[Number(key)] as z.ZodType | undefined;
  return undefined;
}

/** How many items a list of the content holds: always the same number. */
export const lengthOf = (schema: z.ZodArray): number =>
  schema.def.checks
    ?.map(({ _zod }) => (_zod.def as { length?: number }).length)
    .find((length) => length !== undefined) ?? 1;

/** The names of a group's fields. */
export const fieldsOf = (schema: z.ZodType | undefined): string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
