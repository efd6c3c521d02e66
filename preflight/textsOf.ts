import type { Content } from '../src/content-model/schemas.ts';
import { field, type Place } from './finding.ts';

/** The files whose texts speak of the product. */
export const FILES_OF_TEXTS: (keyof Content)[] = ['site', 'home', 'offer', 'behaviour', 'product'];

/** Every text of a file of the content, or of a value at `path` in it, with its place. */
export function textsOf(
  value: unknown,
  file: keyof Content,
  path: (string | number)[] = [],
): [text: string, place: Place][] {
  if (typeof value === 'string') return [[value, field(file, ...path)]];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, item]) =>
    textsOf(item, file, [...path, Array.isArray(value) ? Number(name) : name]),
  );
}
