import fc from 'fast-check';
import { fieldsOf } from '../../editor/places.ts';
import type { ValueField } from '../../src/content-model/fieldTree.ts';
import { namesOf, nameValues } from '../../src/content-model/names.ts';
import { type Content, type ContentFile, MISSING_FILES, schemaOf } from '../../src/content-model/schemas.ts';
import { shownLength } from '../../src/domain/placeholders.ts';
import { MAX_ROW_QUOTE } from '../../src/sections/testimonials/testimonialItems.ts';
import type { Draft } from '../support/draft.ts';
import { type Change, isText, mapValues, TREE } from '../support/fields.ts';
import { draftOf, type TestSite } from '../support/sites.ts';
import { hostileText } from './hostileText.ts';

const mapFiles = <Files extends object>(
  files: Files,
  change: (file: ContentFile, value: unknown) => unknown,
) =>
  Object.fromEntries(
    Object.entries(files).map(([file, value]) => [file, change(file as ContentFile, value)]),
  ) as Files;

const mapDraft = (draft: Draft, change: Change): Draft =>
  mapFiles(draft, (file, value) => mapValues(value, fieldsOf(TREE, file), change));

/** The content as its schemas parse it. */
export const parsed = (draft: Draft): Content => ({
  ...MISSING_FILES,
  ...(mapFiles(draft as object, (file, value) => schemaOf(file).parse(value)) as Content),
});

/** The maximum length of a text. A longer testimonial would look different from the mark that replaces it. */
const maxOf = (field: ValueField, name: string) => (name === 'quote' ? MAX_ROW_QUOTE : field.max);

/** Replaces braces with parentheses in texts that are too long once the names in braces are filled. */
function fitted(draft: Draft): Draft {
  const values = nameValues(parsed(draft));
  return mapDraft(draft, (value, field, name) => {
    const isLong = isText(field) && shownLength(String(value), values) > (maxOf(field, name) ?? Infinity);
    return isLong ? String(value).replaceAll('{', '(').replaceAll('}', ')') : value;
  });
}

/** Choices and switches that keep their values, because the values of other fields depend on them. */
const KEPT = [
  'ratio',
  'palette',
  'span',
  'countdown',
  'isFixed',
  'ratingsVerified',
  'hidden',
  'showFeatures',
];

/** Content of one of these sites with hostile texts, and with any choices, integers and switches. Other values stay. */
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
        // In prose, a line break may begin a paragraph.
        return 'isProse' in field && field.isProse ? text.replaceAll('\n', ' ') : text;
      }
      if (kind === 'choice' && !KEPT.includes(name))
        return any(() => fc.constantFrom(...options.map((option) => option.value)));
      if (kind === 'integer' && name !== 'day') return any(fc.integer, { min, max });
      return kind === 'switch' && !KEPT.includes(name) ? any(fc.boolean) : value;
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

/** Pairs of a mark and its text, from the same content with marks and with texts. */
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
