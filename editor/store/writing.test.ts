// writing.fuzz.test.ts tests that an edit keeps comments and changes nothing else.
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Path, YamlValue } from '../api.ts';
import type { FileEdit } from '../places.ts';
import { textAfter } from '../testing/edits.ts';
import { NotWritable } from './editedValue.ts';
import type { FieldOrder } from './writing.ts';
import { formatted } from './yamlFile.ts';

it('leaves the shipped content files unchanged, because they have the form that the editor writes', () => {
  const files = globSync('products/**/*.yaml');
  expect(files.length).toBeGreaterThan(10);
  expect(
    files.filter((file) => formatted(readFileSync(file, 'utf8')) !== readFileSync(file, 'utf8')),
  ).toEqual([]);
});

const set = (path: Path, value: YamlValue): FileEdit => ({ type: 'set', path, value });
const remove = (...path: Path): FileEdit => ({ type: 'remove', path });
const insert = (index: number, value: YamlValue): FileEdit => ({
  type: 'insert',
  path: ['list'],
  index,
  value,
});
const move = (from: number, to: number): FileEdit => ({ type: 'move', path: ['list'], from, to });

it('reverses a list of 20,000 items before the test times out', () => {
  const value = Array.from({ length: 20_000 }, (_, index) => ({ name: `Item ${index}` }));
  const text = textAfter('list: []\n', set(['list'], value));
  const reversed = set(['list'], value.toReversed());
  expect(textAfter(text, reversed)).toContain('- name: Item 19999\n  - name: Item 19998\n');
});

const ORDER: FieldOrder = (path) =>
  path.length === 0 ? ['chat', 'mainVideo', 'offerVideo'] : ['address', 'title', 'captions'];
const VIDEOS = `chat: 1

# Os vídeos; sem um deles, apague o grupo inteiro.
mainVideo:
  address: tour.mp4
  title: Um passeio

offerVideo: { address: tour.mp4 }
`;
const ITEMS = 'list:\n  # Da lista.\n  - name: A # um\n    "on": true\n\n  - name: B\n\n# Fim.\nend: 1\n';

it.each<[title: string, before: string, edits: FileEdit[], after: string]>([
  [
    'keeps a byte order mark, Windows line breaks and values in other forms',
    "\ufeff# Um.\r\na: |\r\n  b\r\n  c\r\nd: [x, y]\r\ne: 'f'",
    [set(['e'], 'g')],
    '\ufeff# Um.\r\na: "b\\nc"\r\nd: [ x, y ]\r\ne: \'g\'\r\n',
  ],
  [
    'keeps the quotes of a text, and adds quotes that it needs',
    'a: "55" # um\nb: \'Olá\'\nc: Um passeio\n',
    [set(['a'], '11'), set(['b'], "D'água"), set(['c'], 'Um: dois')],
    'a: "11" # um\nb: \'D\'\'água\'\nc: "Um: dois"\n',
  ],
  ['adds the first field of an empty file', '', [set(['a', 'b'], 'c')], 'a:\n  b: c\n'],
  ['adds the first field after comments', '# Um.\n', [set(['a'], 'c')], '# Um.\n\na: c\n'],
  [
    'adds a field after the field that precedes it in the schema',
    VIDEOS,
    [set(['mainVideo', 'captions'], 'tour.vtt'), set(['offerVideo', 'title'], 'Um')],
    VIDEOS.replace('passeio\n', 'passeio\n  captions: tour.vtt\n').replace('mp4 }', 'mp4, title: Um }'),
  ],
  ['adds an unknown field at the end', '# c\n\n# b\nb: 1\n', [set(['a'], 2)], '# c\n\n# b\nb: 1\na: 2\n'],
  [
    'adds a removed group again below its old comment',
    VIDEOS,
    [remove('mainVideo'), set(['mainVideo'], { title: 'Outro', address: 'a.mp4' })],
    VIDEOS.replace('address: tour.mp4\n  title: Um passeio', 'address: a.mp4\n  title: Outro'),
  ],
  [
    'separates a new group from the field above',
    'chat: 1\n',
    [set(['mainVideo', 'address'], 'a')],
    'chat: 1\n\nmainVideo:\n  address: a\n',
  ],
  [
    'moves an item with its lines',
    ITEMS,
    [move(1, 0)],
    'list:\n  # Da lista.\n  - name: B\n\n  - name: A # um\n    "on": true\n\n# Fim.\nend: 1\n',
  ],
  [
    'removes an item with its lines',
    ITEMS,
    [remove('list', 0)],
    'list:\n  # Da lista.\n  - name: B\n\n# Fim.\nend: 1\n',
  ],
  [
    'writes the first item of an emptied list in its own lines',
    'list:\n  - a # um\nend: 1\n',
    [remove('list', 0), insert(0, { name: 'C', quote: 'Oi' })],
    'list:\n  - name: C\n    quote: Oi\nend: 1\n',
  ],
  [
    'writes a copied item with its quotes',
    ITEMS,
    [insert(1, { name: 'A', on: true })],
    ITEMS.replace('\n\n  - name: B', '\n\n  - name: A # um\n    "on": true\n\n  - name: B'),
  ],
  [
    'writes a new item like its neighbours',
    'list:\n  - { icon: a, text: b }\n',
    [insert(1, { icon: 'c', text: 'd, e' })],
    'list:\n  - { icon: a, text: b }\n  - { icon: c, text: "d, e" }\n',
  ],
  [
    'moves and removes the comment of an item with it',
    'list:\n  # um\n  - a\n  # dois\n  - b\n',
    [move(0, 1), remove('list', 0)],
    'list:\n  # um\n  - a\n',
  ],
])('%s', (_, before, edits, after) => {
  expect(edits.reduce((text, edit) => textAfter(text, edit, ORDER), before)).toBe(after);
});

it.each<[string, FileEdit]>([
  [VIDEOS, remove('mainVideo', 'captions')],
  [VIDEOS, set(['__proto__', 'a'], 1)],
  [ITEMS, move(2, 0)],
  ['a: [1', set(['a'], 1)],
])('throws if the file is invalid or lacks the place: %j %j', (text, edit) => {
  expect(() => textAfter(text, edit)).toThrow(NotWritable);
});
