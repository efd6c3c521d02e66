import { z } from 'astro/zod';
import { childValue } from './paths.ts';

/** The group of a union that matches the `kind` of a value. */
export function groupOf(union: z.ZodDiscriminatedUnion, value: unknown): z.ZodObject | undefined {
  const kind = childValue(value, union.def.discriminator);
  return union.options.find(
    (option): option is z.ZodObject =>
      option instanceof z.ZodObject &&
      Boolean(option.shape[union.def.discriminator]?.safeParse(kind).success),
  );
}

function childSchema(schema: z.ZodType, key: string | number): z.ZodType | undefined {
  if (schema instanceof z.ZodObject)
    return Object.hasOwn(schema.shape, key) ? schema.shape[String(key)] : undefined;
  if (schema instanceof z.ZodArray) return schema.element as z.ZodType;
  if (schema instanceof z.ZodTuple) return schema.def.items[Number(key)] as z.ZodType | undefined;
  return undefined;
}

/**
 * The schema at a path; undefined if there is none. For a union it is the schema of the group that matches
 * the `kind` of `value`.
 *
 * @param value the value that `schema` describes
 */
export function schemaAt(
  schema: z.ZodType | undefined,
  path: readonly PropertyKey[],
  value: unknown,
): z.ZodType | undefined {
  if (schema instanceof z.ZodOptional) return schemaAt(schema.unwrap() as z.ZodType, path, value);
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const group = groupOf(schema, value);
    if (group) return schemaAt(group, path, value);
  }
  const [first, ...rest] = path;
  if (first === undefined || schema === undefined) return schema;
  const key = typeof first === 'symbol' ? String(first) : first;
  return schemaAt(childSchema(schema, key), rest, childValue(value, key));
}
