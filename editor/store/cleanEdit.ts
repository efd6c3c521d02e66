// Edits as they are saved: the texts in them clean, and as their fields keep them.
import { z } from 'astro/zod';
import { schemaAt } from '../../src/content-model/schemaAt.ts';
import { schemaOf as schemaOfFile } from '../../src/content-model/schemas.ts';
import { cleanText } from '../../src/domain/cleanText.ts';
import type { Edit, Files, Path, Written } from '../api.ts';
import { fileEdit, isWrittenGroup, withEdit } from '../places.ts';

/** A text as its field keeps it, such as a code in capitals; what the field refuses stays as it is. */
function kept(schema: z.ZodType | undefined, text: string): string {
  const read = schema instanceof z.ZodString ? schema.safeParse(text) : undefined;
  return read?.success ? cleanText(read.data) : text;
}

/** A value with every text in it clean. `schemaOf` gives the schema at a path below it. */
function cleanValue(
  value: Written,
  schemaOf: (path: Path) => z.ZodType | undefined,
  path: Path = [],
): Written {
  if (typeof value === 'string') return kept(schemaOf(path), cleanText(value));
  if (Array.isArray(value)) return value.map((item, index) => cleanValue(item, schemaOf, [...path, index]));
  if (!isWrittenGroup(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, cleanValue(item, schemaOf, [...path, name])]),
  );
}

/**
 * An edit whose texts are clean: see cleanText. Implements docs/behaviour.md#content.
 *
 * @param files the present content, from which the kind of a group is known
 */
export function cleanEdit(edit: Edit, files: Partial<Files>): Edit {
  if (edit.type !== 'set' && edit.type !== 'insert') return edit;
  const { file, path } = edit.place;
  const whole = withEdit(files[file], fileEdit(edit));
  const start = edit.type === 'insert' ? [...path, edit.index] : path;
  const schemaOf = (inner: Path) => schemaAt(schemaOfFile(file), [...start, ...inner], whole);
  const clean = (value: Written) => cleanValue(value, schemaOf);
  const value = clean(edit.value);
  return edit.type === 'set' ? { ...edit, value, sent: edit.sent?.map(clean) } : { ...edit, value };
}
