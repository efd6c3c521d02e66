import { readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import fc from 'fast-check';
import { CONTENT_FOLDER } from '../../src/content-model/contentFolder.ts';
import { hints, schemaAt } from '../../src/content-model/hints.ts';
import { type Content, contentSchemas } from '../../src/content-model/schemas.ts';
import { valuesOfNames } from '../../src/content-model/templateValues.ts';
import { shownLength } from '../../src/domain/placeholders.ts';
import { changeFields } from '../support/changeFields.ts';
import { SITES } from '../support/sites.ts';
import { hostileText } from './hostileText.ts';

/** The content as written in YAML, by file. */
export type Written = Record<keyof Content, unknown>;

export const FILES = Object.keys(contentSchemas) as (keyof Content)[];

type TestSite = { changes: Record<string, Record<string, unknown>> };

/** A content file of the fixture with the changes of a test site. */
function written(name: keyof Content, { changes }: TestSite): unknown {
  const yaml = readFileSync(`${CONTENT_FOLDER}/${name}.yaml`, 'utf8');
  return changeFields(yaml, changes[`${name}.yaml`] ?? {}).toJS();
}

type Change = (value: unknown, schema: z.ZodType | undefined, field: string) => unknown;

/** A copy of a value with `change` applied to all that is no group or list. */
function mapLeaves(
  value: unknown,
  schema: z.ZodType,
  change: Change,
  path: (string | number)[] = [],
  whole = value,
): unknown {
  if (value === null || typeof value !== 'object')
    return change(value, schemaAt(schema, path, whole), String(path.at(-1)));
  if (Array.isArray(value))
    return value.map((item, index) => mapLeaves(item, schema, change, [...path, index], whole));
  const entries = Object.entries(value);
  return Object.fromEntries(
    entries.map(([key, item]) => [key, mapLeaves(item, schema, change, [...path, key], whole)]),
  );
}

function mapContent(contentOf: (name: keyof Content) => unknown, change: Change): Written {
  const files = FILES.map((name) => [name, mapLeaves(contentOf(name), contentSchemas[name], change)]);
  return Object.fromEntries(files) as Written;
}

const placeholdersOf = (schema: z.ZodType | undefined) => schema && hints.get(schema)?.placeholders;
const maxLengthOf = (schema: z.ZodType) => hints.get(schema)?.limits?.[1] ?? 1;

/** Parts that one file omits must be missing in others too: such a site's files cannot be mixed with another's. */
const { short: _, example: __, ...mixable } = SITES;
const anySite = () => fc.constantFrom<TestSite>(...Object.values(mixable));

/** Values that belong to others: a video's ratio to its poster, a palette to its colours, a calendar's days to its span. */
const BOUND = ['ratio', 'palette', 'span', 'day'];
/** A list of choices has each once. */
const isListItem = (field: string) => /^\d+$/.test(field);

const oneOf = (...options: unknown[]) => fc.constantFrom(...options);

/** The content as its schemas read it. */
export const parsed = (content: Written): Content =>
  Object.fromEntries(FILES.map((name) => [name, contentSchemas[name].parse(content[name])])) as Content;

/** The same content with parentheses for the braces of the texts that the values of names would make too long. */
function fitted(content: Written): Written {
  const values = valuesOfNames(parsed(content));
  return mapContent(
    (name) => content[name],
    (value, schema) => {
      const isText = placeholdersOf(schema) && schema instanceof z.ZodString && typeof value === 'string';
      const isLong = isText && shownLength(value, values) > maxLengthOf(schema);
      return isLong ? value.replaceAll('{', '(').replaceAll('}', ')') : value;
    },
  );
}

const anyWritten: fc.Arbitrary<Written> = fc.gen().map((any) =>
  mapContent(
    (name) => written(name, any(anySite)),
    (value, schema, field) => {
      const placeholders = placeholdersOf(schema);
      if (placeholders && schema instanceof z.ZodString)
        return any(hostileText, maxLengthOf(schema), placeholders.length > 0);
      if (BOUND.includes(field)) return value;
      if (schema instanceof z.ZodEnum && !isListItem(field)) return any(oneOf, ...schema.options);
      if (schema instanceof z.ZodNumber && schema.format)
        return any(fc.integer, { min: schema.minValue ?? 0, max: schema.maxValue ?? 0 });
      return schema instanceof z.ZodBoolean ? any(fc.boolean) : value;
    },
  ),
);

/** Any content of the whole site: hostile texts, any choices and numbers, and settings of the test sites. */
export const anyContent: fc.Arbitrary<Written> = anyWritten.map(fitted);

const MARK = /Ƶ[\da-z]+Ƶ/g;

/** The same content with a mark of its own in place of each text. */
export function marked(content: Written): Written {
  let count = 0;
  const change: Change = (value, schema) => {
    if (!placeholdersOf(schema)) return value;
    count += 1;
    return `Ƶ${count.toString(36)}Ƶ`;
  };
  return mapContent((name) => content[name], change);
}

/** The text that stands for each mark, from the same content with marks and with texts. */
export function textsOfMarks(withMarks: unknown, withTexts: unknown): [string, string][] {
  if (typeof withMarks === 'string')
    return withMarks.match(MARK)?.[0] === withMarks ? [[withMarks, String(withTexts)]] : [];
  return Object.entries(withMarks ?? {}).flatMap(([key, value]) =>
    textsOfMarks(value, Reflect.get(Object(withTexts), key)),
  );
}

/** A value with each mark replaced by its text. */
export function unmark(value: unknown, texts: Map<string, string>): unknown {
  if (typeof value === 'string') return value.replace(MARK, (mark) => texts.get(mark) ?? mark);
  if (Array.isArray(value)) return value.map((item) => unmark(item, texts));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, unmark(item, texts)]));
}
