import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isMap, isNode, isScalar, type Node, visit } from 'yaml';
import { fieldTree } from '../../src/content-model/fieldTree.ts';
import type { ContentFile } from '../../src/content-model/schemas.ts';
import { cleanText } from '../../src/domain/cleanText.ts';
import { runs } from '../../tests/fuzz/runs.ts';
import type { Path, YamlValue } from '../api.ts';
import { type FileEdit, isYamlGroup as isGroup, isSame, valueIn } from '../places.ts';
import { textAfter } from '../testing/edits.ts';
import { editedValue } from './editedValue.ts';
import { type FieldOrder, fieldOrder } from './writing.ts';
import { formatted, parseFile, readValue } from './yamlFile.ts';

const crlf = (text: string) => text.replaceAll('\n', '\r\n');
const value = (text: string) => readValue(parseFile(text));

const tree = fieldTree();
const SOURCES = globSync('products/**/*.yaml').map((file) => {
  const text = readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
  const folder = basename(dirname(file)) === 'pages' ? 'pages/' : '';
  const order = fieldOrder(tree, `${folder}${basename(file, '.yaml')}` as ContentFile, value(text));
  return { text, order };
});
const FORMS = [
  (text: string) => text,
  crlf,
  (text: string) => `\ufeff${text}`,
  (text: string) => `\ufeff${crlf(text)}`,
];
/** Forms in which other programs and people write YAML. */
const FOREIGN_FORMS = [
  (text: string) => text.trimEnd(),
  (text: string) => parseFile(text).toString({ indent: 4, lineWidth: 40, flowCollectionPadding: false }),
  (text: string) => parseFile(text).toString({ indentSeq: false, lineWidth: 20, singleQuote: true }),
];

const pathsIn = (written: YamlValue, path: Path = []): Path[] =>
  written === null || typeof written !== 'object'
    ? [path]
    : [
        path,
        ...Object.entries(written).flatMap(([key, inner]) =>
          pathsIn(inner, [...path, Array.isArray(written) ? Number(key) : key]),
        ),
      ];

/** Texts that YAML could read as something else. */
const TRICKY = [
  ...'true¦null¦123¦1.5¦119,00¦¦ ¦- a¦a: b¦a #b¦# a¦"a" e \'b\'¦{nome}¦[a, b¦{ a: b }¦&a¦*a¦!a¦@a¦`a`¦%a¦|¦>¦?'.split(
    '¦',
  ),
  ...'é, ã e “aspas”¦☀️ Bom dia¦31/12/2026 23:59¦---¦...¦~¦0x1f¦yes¦a\\nb'.split('¦'),
  ...['a\nb', 'a\n', '\ta', 'a\r\nb', '\u2028'],
];
/** Cleaned texts, because the texts of every edit are cleaned. */
const TEXTS = fc
  .oneof(fc.string({ unit: 'grapheme', maxLength: 30 }), fc.constantFrom(...TRICKY))
  .map(cleanText);
const SCALARS = fc.oneof(TEXTS, TEXTS, fc.integer(), fc.boolean(), fc.constant(4.9));

type Case = { text: string; order: FieldOrder; edit: FileEdit };

/** Makes an edit that the structure of a file allows. The random numbers decide which one. */
function editOf(text: string, [kind = 0, place = 0, at = 0, to = 0]: number[], scalar: YamlValue): FileEdit {
  const root = value(text);
  const paths = pathsIn(root).slice(1);
  const path = paths[place % paths.length] ?? [];
  const found = valueIn(root, path);
  if (Array.isArray(found) && found.length > 0) {
    const from = at % found.length;
    const index = to % (found.length + 1);
    const item = found[from];
    const fresh = isGroup(item)
      ? Object.fromEntries(
          Object.entries(item).map(([name, inner]) => [name, typeof inner === 'string' ? scalar : inner]),
        )
      : scalar;
    const edits: FileEdit[] = [
      { type: 'move', path, from, to: to % found.length },
      { type: 'insert', path, index, value: item ?? '' },
      { type: 'insert', path, index, value: fresh },
      { type: 'remove', path: [...path, from] },
      { type: 'set', path, value: found.toSpliced(from, 1 + (to % 2), fresh) },
    ];
    return edits[kind % edits.length] as FileEdit;
  }
  if (isGroup(found)) {
    const [name = ''] = Object.keys(found).slice(at % Object.keys(found).length);
    if (kind % 3 === 0) return { type: 'remove', path: [...path, name] };
    return { type: 'set', path, value: { ...found, [kind % 3 === 1 ? name : 'novo']: scalar } };
  }
  return { type: 'set', path, value: kind % 6 === 0 ? [scalar, { a: scalar }] : scalar };
}

const casesOf = (forms: ((text: string) => string)[]): fc.Arbitrary<Case> =>
  fc
    .tuple(
      fc.constantFrom(...SOURCES),
      fc.constantFrom(...forms),
      fc.array(fc.nat(), { minLength: 4, maxLength: 4 }),
      SCALARS,
    )
    .map(([{ text, order }, form, numbers, scalar]) => {
      const formed = form(text);
      return { text: formed, order, edit: editOf(formed, numbers, scalar) };
    });

const plain = (text: string) => text.replace(/^\ufeff/, '').replaceAll('\r\n', '\n');

/** The comments of a text, without the parts of values that look like comments. */
function commentsOf(given: string): string[] {
  const text = plain(given);
  const values: [number, number][] = [];
  visit(parseFile(text), {
    Scalar(_, node) {
      if (isScalar(node) && node.range) values.push([node.range[0], node.range[1]]);
    },
  });
  return Array.from(text.matchAll(/(?<=^|\s)#.*/g))
    .filter(({ index }) => !values.some(([start, end]) => index >= start && index < end))
    .map(([comment]) => comment.trimEnd());
}

function nodeAt(text: string, path: Path): Node | undefined {
  const document = parseFile(text);
  const node = path.length === 0 ? document.contents : document.getIn(path, true);
  return isNode(node) ? node : undefined;
}

const rangeOf = (text: string, path: Path): [number, number] => {
  const node = nodeAt(text, path);
  const [start, end] = node?.range ?? [0, text.length];
  // The range of a block includes the line breaks after it.
  return [start, start + text.slice(start, end).trimEnd().length];
};

/** The path of the single value that an edit replaces; undefined if the edit does something else. */
function replacedPath(root: YamlValue, edit: FileEdit): Path | undefined {
  if (edit.type !== 'set') return undefined;
  const isSingle = (one: YamlValue | undefined) =>
    one !== undefined && (one === null || typeof one !== 'object');
  const [old, { path, value: fresh }] = [valueIn(root, edit.path), edit];
  if (isGroup(old) && isGroup(fresh)) {
    const [name, ...more] = Object.keys(fresh).filter((one) => !isSame(old[one], fresh[one]));
    const isOne = name !== undefined && more.length === 0 && isSingle(old[name]) && isSingle(fresh[name]);
    return isOne ? [...path, name] : undefined;
  }
  return isSingle(old) && isSingle(fresh) ? path : undefined;
}

/** The range of the list or group that an edit changes: from its key to the end of its comments. */
function changedRange(text: string, edit: FileEdit): [number, number] {
  const path = edit.type === 'remove' ? edit.path.slice(0, -1) : edit.path;
  const [start, end] = rangeOf(text, path);
  const group = nodeAt(text, path.slice(0, -1));
  const pair = isMap(group)
    ? group.items.find(({ key }) => isScalar(key) && key.value === path.at(-1))
    : undefined;
  const keyEnd = isNode(pair?.key) ? pair.key.range?.[1] : undefined;
  const after = /^(?:[^\S\n]*(?:#.*)?(?:\n|$))*/.exec(text.slice(end))?.[0] ?? '';
  return [keyEnd ?? start, end + after.length];
}

/** Applies an edit, checks the value and the form of the result, and returns its text. */
function checkedEdit({ text, order, edit }: Case): string {
  const result = textAfter(text, edit, order);
  expect(value(result)).toEqual(editedValue(value(text), edit));
  expect(formatted(result)).toBe(result);
  expect(result.startsWith('\ufeff')).toBe(text.startsWith('\ufeff'));
  if (text.includes('\r\n')) expect(result.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  else expect(result).not.toContain('\r');
  if (edit.type === 'insert' || edit.type === 'move' || replacedPath(value(text), edit))
    expect(commentsOf(result).toSorted()).toEqual(commentsOf(text).toSorted());
  return plain(result);
}

it('writes the intended values and changes nothing else in 1,000 random edits', () => {
  fc.assert(
    fc.property(casesOf(FORMS), (edited) => {
      const result = checkedEdit(edited);
      const [text, { edit }] = [plain(edited.text), edited];
      const path = replacedPath(value(text), edit);
      const [start, end] = path ? rangeOf(text, path) : changedRange(text, edit);
      expect(result.slice(0, start)).toBe(text.slice(0, start));
      const after = text.slice(end);
      expect(result.slice(Math.max(start, result.length - after.length))).toBe(after);
    }),
    runs(1000),
  );
}, 300_000);

it('writes the intended values and keeps the comments in 300 random edits of files in other forms', () => {
  fc.assert(
    fc.property(casesOf(FOREIGN_FORMS), (edited) => void checkedEdit(edited)),
    runs(300),
  );
}, 300_000);
