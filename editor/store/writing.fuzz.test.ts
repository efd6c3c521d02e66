import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isScalar, visit } from 'yaml';
import { fieldsOf, schemaAt } from '../../src/content-model/hints.ts';
import { contentSchemas } from '../../src/content-model/schemas.ts';
import { runs } from '../../tests/fuzz/runs.ts';
import type { Path, Written } from '../api.ts';
import { type Order, writeEdit } from './writing.ts';
import { editedValue, type FileEdit, isGroup, valueAt } from './written.ts';
import { parseFile, readValue } from './yamlFile.ts';

const crlf = (text: string) => text.replaceAll('\n', '\r\n');
const value = (text: string) => readValue(parseFile(text));

const SOURCES = globSync(['tests/fixtures/content/*.yaml', 'examples/**/*.yaml']).map((file) => {
  const text = readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
  const name = Object.keys(contentSchemas).find((one) => one === basename(file, '.yaml'));
  const schema = contentSchemas[(name ?? 'site') as keyof typeof contentSchemas];
  const order: Order = (path) => fieldsOf(schemaAt(schema, path, value(text)));
  return { file, text, order };
});
const FORMS = [
  (text: string) => text,
  crlf,
  (text: string) => `\ufeff${text}`,
  (text: string) => `\ufeff${crlf(text)}`,
  (text: string) => text.trimEnd(),
];

const placesIn = (written: Written, path: Path = []): Path[] =>
  written === null || typeof written !== 'object'
    ? [path]
    : [
        path,
        ...Object.entries(written).flatMap(([key, inner]) =>
          placesIn(inner, [...path, Array.isArray(written) ? Number(key) : key]),
        ),
      ];

const TEXTS = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.constantFrom(
    ...[
      'true',
      'null',
      '123',
      '1.5',
      '119,00',
      '',
      ' ',
      '- a',
      'a: b',
      'a #b',
      '# a',
      '"a" e \'b\'',
      '{nome}',
    ],
    ...[
      '[a, b',
      '{ a: b }',
      '&a',
      '*a',
      '!a',
      '@a',
      '`a`',
      '%a',
      '|',
      '>',
      '?',
      'a\nb',
      'a\n',
      '\ta',
      'a\r\nb',
    ],
    ...[
      'é, ã e “aspas”',
      '☀️ Bom dia',
      '\u2028',
      'a\\nb',
      '31/12/2026 23:59',
      '---',
      '...',
      '~',
      '0x1f',
      'yes',
    ],
  ),
);
const SCALARS: fc.Arbitrary<Written> = fc.oneof(
  TEXTS,
  TEXTS,
  fc.integer(),
  fc.boolean(),
  fc.constantFrom(4.9),
);

type Case = { text: string; order: Order; edit: FileEdit };

/** An edit that the structure of a file allows, made of random numbers. */
function editOf(
  text: string,
  kind: number,
  place: number,
  at: number,
  to: number,
  scalar: Written,
): FileEdit {
  const root = value(text);
  const places = placesIn(root).slice(1);
  const path = places[place % places.length] ?? [];
  const found = valueAt(root, path);
  if (Array.isArray(found) && found.length > 0) {
    const item = found[at % found.length];
    const fresh = isGroup(item)
      ? Object.fromEntries(
          Object.entries(item).map(([name, inner]) => [name, typeof inner === 'string' ? scalar : inner]),
        )
      : scalar;
    if (kind % 5 === 0) return { type: 'move', path, from: at % found.length, to: to % found.length };
    if (kind % 5 === 1) return { type: 'insert', path, index: to % (found.length + 1), value: item ?? '' };
    if (kind % 5 === 2) return { type: 'insert', path, index: to % (found.length + 1), value: fresh };
    if (kind % 5 === 3) return { type: 'remove', path: [...path, at % found.length] };
    return { type: 'set', path, value: found.toSpliced(at % found.length, 1 + (to % 2), fresh) };
  }
  if (isGroup(found)) {
    const [name = ''] = Object.keys(found).slice(at % Object.keys(found).length);
    if (kind % 3 === 0) return { type: 'remove', path: [...path, name] };
    return { type: 'set', path, value: { ...found, [kind % 3 === 1 ? name : 'novo']: scalar } };
  }
  return kind % 6 === 0
    ? { type: 'set', path, value: [scalar, { a: scalar }] }
    : { type: 'set', path, value: scalar };
}

const CASES: fc.Arbitrary<Case> = fc
  .tuple(
    fc.constantFrom(...SOURCES),
    fc.constantFrom(...FORMS),
    fc.nat(),
    fc.nat(),
    fc.nat(),
    fc.nat(),
    SCALARS,
  )
  .map(([{ text, order }, form, kind, place, at, to, scalar]) => {
    const formed = form(text);
    return { text: formed, order, edit: editOf(formed, kind, place, at, to, scalar) };
  });

/** The range of a scalar with the same value in both texts must not change; comments are those outside of values. */
function commentsOf(text: string): string[] {
  const values: [number, number][] = [];
  visit(parseFile(text).document, {
    Scalar(_, node) {
      if (isScalar(node) && node.range) values.push([node.range[0], node.range[1]]);
    },
  });
  return Array.from(text.matchAll(/(?<=^|\s)#.*/g))
    .filter(({ index }) => !values.some(([start, end]) => index >= start && index < end))
    .map(([comment]) => comment.trimEnd());
}

/** How many of some lines are missing among others. */
function missingLines(some: string[], others: string[]): number {
  const left = new Map<string, number>();
  for (const line of others) left.set(line, (left.get(line) ?? 0) + 1);
  return some.filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count < 1;
  }).length;
}

const linesOf = (text: string) => text.split(/\r?\n/).filter((line) => line.trim() !== '');

it('2,000 random edits give the intended values and leave every other line as it is', () => {
  fc.assert(
    fc.property(CASES, ({ text, order, edit }) => {
      const result = writeEdit(text, edit, order);
      expect(value(result)).toEqual(editedValue(value(text), edit));
      expect(result.startsWith('\ufeff')).toBe(text.startsWith('\ufeff'));
      if (text.includes('\r\n')) expect(result.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      else expect(result).not.toContain('\r');
      expect(/\n$/.test(result)).toBe(/\n$/.test(text));
      const [before, after] = [linesOf(text), linesOf(result)];
      const isScalarSet = edit.type === 'set' && typeof valueAt(value(text), edit.path) !== 'object';
      if (edit.type === 'move')
        expect(missingLines(before, after)).toBeLessThanOrEqual(before.length === after.length ? 1 : 0);
      if (isScalarSet) expect(missingLines(before, after)).toBeLessThanOrEqual(1);
      if (edit.type === 'insert') expect(missingLines(before, after)).toBeLessThanOrEqual(1);
      if (edit.type !== 'remove' && edit.type !== 'set')
        expect(commentsOf(result).toSorted()).toEqual(commentsOf(text).toSorted());
      if (isScalarSet) expect(commentsOf(result)).toEqual(commentsOf(text));
    }),
    runs(2000),
  );
}, 300_000);
