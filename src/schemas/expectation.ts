import { z } from 'astro/zod';
import { hints } from './hints.ts';
import { fieldsOf, lengthOf, required } from './schemaAt.ts';

/** "a, b e c" */
export const listed = (names: readonly string[]) =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} e ${names.at(-1)}` : names.join();

const group = (names: string[]) =>
  names.length === 1 ? `um grupo com o campo ${names}` : `um grupo com os campos ${listed(names)}`;

/** What a schema asks for, to follow "o esperado é". */
export function expectedBy(schema: z.ZodType): string | undefined {
  const known = required(schema);
  if (known instanceof z.ZodArray) return `uma lista de ${lengthOf(known)} itens`;
  if (known instanceof z.ZodObject) return group(fieldsOf(known));
  return hints.get(known)?.expected;
}

/** A value that a schema takes; of a group, one with its fields. */
export function exampleFor(schema: z.ZodType): unknown {
  const known = required(schema);
  if (known instanceof z.ZodArray) return Array(lengthOf(known)).fill(exampleFor(known.element as z.ZodType));
  if (known instanceof z.ZodObject) {
    return Object.fromEntries(
      Object.entries(known.shape).map(([name, field]) => [name, exampleFor(field as z.ZodType)]),
    );
  }
  return hints.get(known)?.example;
}
