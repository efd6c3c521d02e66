import fc from 'fast-check';
import { fieldsOf } from '../../editor/places.ts';
import type { ValueField } from '../../src/content-model/fieldTree.ts';
import { namesOf, nameValues } from '../../src/content-model/names.ts';
import { type Content, type ContentFile, MISSING_FILES, schemaOf } from '../../src/content-model/schemas.ts';
import { shownLength } from '../../src/domain/placeholders.ts';
import { MAX_ROW_QUOTE } from '../../src/sections/testimonials/items.ts';
import type { Draft } from '../support/draft.ts';
import { isText, mapValues, TREE } from '../support/fields.ts';
import { draftOf, type TestSite } from '../support/sites.ts';
import { hostileText } from './hostileText.ts';

type Change = (value: unknown, field: ValueField, name: string) => unknown;

const mapFiles = <Files extends object>(
  files: Files,
  change: (file: ContentFile, value: unknown) => unknown,
) =>
  Object.fromEntries(
    Object.entries(files).map(([file, value]) => [file, change(file as ContentFile, value)]),
  ) as Files;

const mapDraft = (draft: Draft, change: Change): Draft =>
  mapFiles(draft, (file, value) => mapValues(value, fieldsOf(TREE, file), change));

/** The content as its schemas read it. */
export const parsed = (draft: Draft): Content => ({
  ...MISSING_FILES,
  ...(mapFiles(draft as object, (file, value) => schemaOf(file).parse(value)) as Content),
});

/** The longest text for a field. The length of a testimonial decides how it is shown, which marks would change. */
const maxOf = (field: ValueField, name: string) => (name === 'quote' ? MAX_ROW_QUOTE : field.max);

/** Replaces braces by parentheses in texts that the values of names would make too long. */
function fitted(draft: Draft): Draft {
  const values = nameValues(parsed(draft));
  return mapDraft(draft, (value, field, name) => {
    const isLong = isText(field) && shownLength(String(value), values) > (maxOf(field, name) ?? Infinity);
    return isLong ? String(value).replaceAll('{', '(').replaceAll('}', ')') : value;
  });
}

/** Choices and switches on which other fields depend, such as a poster, colours, days or a list. */
const BOUND = [
  'ratio',
  'palette',
  'span',
  'countdown',
  'isFixed',
  'ratingsVerified',
  'hidden',
  'showFeatures',
];

/** Any content of one of these sites: hostile texts, any choices and numbers, and the settings of the site. */
export const anyContentOf = (sites: TestSite[]): fc.Arbitrary<Draft> => {
  const drafts = sites.map(draftOf);
  const anyDraft = fc.gen().map((any) => {
    const draft = any(() => fc.constantFrom(...drafts));
    // A text must not refer to a value that the content does not have.
    const names = namesOf(parsed(draft)).flatMap(({ name, value }) => (value === undefined ? [] : [name]));
    return mapDraft(draft, (value, field, name) => {
      const { kind, min = 0, options = [] } = field;
      const max = maxOf(field, name) ?? 1;
      if (isText(field)) {
        const text = any(hostileText, max, names);
        // A line break may begin a paragraph there.
        return 'isProse' in field && field.isProse ? text.replaceAll('\n', ' ') : text;
      }
      if (kind === 'choice' && !BOUND.includes(name))
        return any(() => fc.constantFrom(...options.map((option) => option.value)));
      if (kind === 'integer' && name !== 'day') return any(fc.integer, { min, max });
      return kind === 'switch' && !BOUND.includes(name) ? any(fc.boolean) : value;
    });
  });
  return anyDraft.map(fitted);
};

const MARK = /Ƶ[\da-z]+Ƶ/g;

/** The same content with a unique mark in place of each text. */
export function marked(draft: Draft): Draft {
  let count = 0;
  return mapDraft(draft, (value, field) => {
    if (!isText(field)) return value;
    count += 1;
    return `Ƶ${count.toString(36)}Ƶ`;
  });
}

/** The text for each mark, from the same content with marks and with texts. */
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
