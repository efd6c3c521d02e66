// Cleans the texts of edits and normalises them as their fields do, before they are saved.
import { z } from 'astro/zod';
import { schemaAt } from '../../src/content-model/schemaAt.ts';
import { schemaOf as schemaOfFile } from '../../src/content-model/schemas.ts';
import { cleanText } from '../../src/domain/cleanText.ts';
import type { Edit, Files, Path, YamlValue } from '../api.ts';
import { fileEdit, isYamlGroup, withEdit } from '../places.ts';

/** A text as its field normalises it, such as a code in capitals. A text that the field refuses stays unchanged. */
function normalized(schema: z.ZodType | undefined, text: string): string {
  const result = schema instanceof z.ZodString ? schema.safeParse(text) : undefined;
  return result?.success ? cleanText(result.data) : text;
}

/** A value with all its texts cleaned. `schemaOf` returns the schema at a path below the value. */
function cleanValue(
  value: YamlValue,
  schemaOf: (path: Path) => z.ZodType | undefined,
  path: Path = [],
): YamlValue {
  if (typeof value === 'string') return normalized(schemaOf(path), cleanText(value));
  if (Array.isArray(value)) return value.map((item, index) => cleanValue(item, schemaOf, [...path, index]));
  if (!isYamlGroup(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, cleanValue(item, schemaOf, [...path, name])]),
  );
}

/**
 * An edit with cleaned texts (see cleanText). Implements docs/behaviour.md#content.
 *
 * @param files the current content, whose `kind` fields select the groups of unions
 */
export function cleanEdit(edit: Edit, files: Partial<Files>): Edit {
  if (edit.type !== 'set' && edit.type !== 'insert') return edit;
  const { file, path } = edit.place;
  const whole = withEdit(files[file], fileEdit(edit));
  const start = edit.type === 'insert' ? [...path, edit.index] : path;
  const schemaOf = (inner: Path) => schemaAt(schemaOfFile(file), [...start, ...inner], whole);
  const clean = (value: YamlValue) => cleanValue(value, schemaOf);
  const value = clean(edit.value);
  return edit.type === 'set' ? { ...edit, value, sent: edit.sent?.map(clean) } : { ...edit, value };
}
