import { z } from 'astro/zod';
import { contentSchemas } from '../contentSchemas.ts';
import { required } from '../schemaAt.ts';

type Place = { file: string; path: string[] };

function placesIn(file: string, schema: z.ZodType, path: string[]): Place[] {
  const known = required(schema);
  if (known instanceof z.ZodArray) return placesIn(file, known.element as z.ZodType, path);
  if (!(known instanceof z.ZodObject)) return [];
  return Object.entries(known.shape).flatMap(([name, field]) => [
    { file, path: [...path, name] },
    ...placesIn(file, field as z.ZodType, [...path, name]),
  ]);
}

const places = Object.entries(contentSchemas).flatMap(([file, schema]) =>
  placesIn(`${file}.yaml`, schema, []),
);

export const isFieldName = (word: string) => places.some(({ path }) => path.at(-1) === word);

/** Every group of the content that has a field of this name. A name that many have tells nothing: none then. */
export function placesOf(name: string): Place[] {
  const found = places.filter(({ path }) => path.at(-1) === name);
  return found.length > 3 ? [] : found;
}
