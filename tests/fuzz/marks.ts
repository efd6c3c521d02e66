import type { z } from 'astro/zod';
import { contentSchemas } from '../../src/schemas/contentSchemas.ts';
import { FILES, type FileName } from './anyContent.ts';
import { kindOf } from './schemaKinds.ts';

export type Written = Record<FileName, unknown>;

/** Stands for a text of the content; short enough for every field, and written nowhere else. */
const MARK = /Ƶ[\da-z]+Ƶ/g;

function markedValue(value: unknown, schema: z.ZodType, nextMark: () => string): unknown {
  if (value === undefined) return undefined;
  const known = kindOf(schema);
  switch (known.kind) {
    case 'object':
      return Object.fromEntries(
        Object.entries(value as object).map(([key, item]) => [
          key,
          markedValue(item, known.fields[key] as z.ZodType, nextMark),
        ]),
      );
    case 'list':
      return (value as unknown[]).map((item) => markedValue(item, known.item, nextMark));
    case 'tuple':
      return (value as unknown[]).map((item, index) =>
        markedValue(item, known.items[index] as z.ZodType, nextMark),
      );
    case 'text':
      return nextMark();
    default:
      return value;
  }
}

/** The same content with a mark of its own in the place of each text; all else as it is. */
export function marked(content: Written): Written {
  let count = 0;
  const nextMark = () => {
    count += 1;
    return `Ƶ${count.toString(36)}Ƶ`;
  };
  const files = FILES.map((name) => [name, markedValue(content[name], contentSchemas[name], nextMark)]);
  return Object.fromEntries(files) as Written;
}

/** Which text stands for each mark, by two contents that were read alike. */
export function textsOfMarks(
  withMarks: unknown,
  withTexts: unknown,
  found: Map<string, string> = new Map(),
): Map<string, string> {
  if (typeof withMarks === 'string') {
    if (withMarks.match(MARK)?.[0] === withMarks) found.set(withMarks, String(withTexts));
  } else if (withMarks && typeof withMarks === 'object') {
    for (const [key, value] of Object.entries(withMarks)) {
      textsOfMarks(value, (withTexts as Record<string, unknown>)[key], found);
    }
  }
  return found;
}

/** A value, however deep, with the texts in the place of their marks. */
export function unmark<Value>(value: Value, texts: Map<string, string>): Value {
  if (typeof value === 'string') return value.replace(MARK, (mark) => texts.get(mark) ?? mark) as Value;
  if (Array.isArray(value)) return value.map((item) => unmark(item, texts)) as Value;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, unmark(item, texts)])) as Value;
}
