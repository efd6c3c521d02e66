import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Path, YamlValue } from '../api.ts';
import type { FileEdit } from '../places.ts';
import { textAfter } from '../testing/edits.ts';
import { NotWritable } from './editedValue.ts';
import type { FieldOrder } from './writing.ts';
import { formatted, valueOfBytes } from './yamlFile.ts';

it('leaves the shipped content files unchanged, because they have the form that the editor writes', () => {
  const files = globSync('products/**/*.yaml');
  expect(files.length).toBeGreaterThan(10);
  expect(
    files.filter((file) => formatted(readFileSync(file, 'utf8')) !== readFileSync(file, 'utf8')),
  ).toEqual([]);
});

describe('a file in any form', () => {
  it('keeps its byte order mark, its line breaks and its values', () => {
    const text = "\ufeff# Um.\r\na: |\r\n  b\r\n  c\r\nd: [x, y]\r\ne: 'f'";
    const edit: FileEdit = { type: 'set', path: ['e'], value: 'g' };
    expect(textAfter(text, edit)).toBe('\ufeff# Um.\r\na: "b\\nc"\r\nd: [ x, y ]\r\ne: \'g\'\r\n');
  });

  it('gets its first field if it is empty or contains only comments', () => {
    const edit: FileEdit = { type: 'set', path: ['a', 'b'], value: 'c' };
    expect(textAfter('', edit)).toBe('a:\n  b: c\n');
    expect(textAfter('# Um.\n', edit)).toContain('# Um.\n');
  });

  it('is not written if it has an alias', () => {
    const edit: FileEdit = { type: 'set', path: ['a'], value: 1 };
    for (const text of ['a: *b*', 'a: &b [ 1 ]\nc: *b', '? *b\n: 1'])
      expect(() => textAfter(text, edit)).toThrow(NotWritable);
    expect(valueOfBytes(Buffer.from('a: *b*'))).toBeNull();
  });
});

it('reverses a list of 20,000 items before the test times out', () => {
  const value = Array.from({ length: 20_000 }, (_, index) => ({ name: `Item ${index}` }));
  const text = textAfter('list: []\n', { type: 'set', path: ['list'], value });
  const reversed: FileEdit = { type: 'set', path: ['list'], value: value.toReversed() };
  expect(textAfter(text, reversed)).toContain('- name: Item 19999\n  - name: Item 19998\n');
});

describe('writes an edit as a person would write it', () => {
  const LINKS = `# Links.
chatPhone: "55" # o seu
chatMessage: 'Olá'

# Os vídeos; sem um deles, apague o grupo inteiro.
mainVideo:
  address: tour.mp4
  title: Um passeio

offerVideo: { address: tour.mp4 }
`;
  const VIDEO = { title: 'Outro', address: 'a.mp4' };
  const ORDER: FieldOrder = (path) =>
    path.length === 0
      ? ['chatPhone', 'chatMessage', 'mainVideo', 'offerVideo']
      : ['address', 'title', 'captions'];
  const edited = (text: string, ...edits: FileEdit[]) =>
    edits.reduce((before, edit) => textAfter(before, edit, ORDER), text);
  const set = (path: Path, written: YamlValue): FileEdit => ({ type: 'set', path, value: written });

  it('keeps quotes and comments', () => {
    expect(edited(LINKS, set(['chatPhone'], '11'))).toBe(LINKS.replace('"55"', '"11"'));
    expect(edited(LINKS, set(['chatMessage'], "D'água"))).toBe(LINKS.replace("'Olá'", "'D''água'"));
    expect(edited(LINKS, set(['mainVideo', 'title'], 'Um: dois'))).toBe(
      LINKS.replace('Um passeio', '"Um: dois"'),
    );
  });

  it('adds a new field after the field that precedes it in the schema', () => {
    expect(edited(LINKS, set(['mainVideo', 'captions'], 'tour.vtt'))).toContain(
      'title: Um passeio\n  captions: tour.vtt\n\noffer',
    );
    expect(edited(LINKS, set(['offerVideo', 'title'], 'Um'))).toContain('{ address: tour.mp4, title: Um }');
    const first = edited('# c\n\n# b\nb: 1\n', { type: 'set', path: ['a'], value: 2 });
    expect(first).toBe('# c\n\n# b\nb: 1\na: 2\n');
  });

  it('adds a removed group again below its old comment', () => {
    const without = edited(LINKS, { type: 'remove', path: ['mainVideo'] });
    expect(without).toBe(LINKS.replace(/mainVideo:\n.*\n.*\n\n/, '\n').replace('\n\n\n', '\n\n'));
    expect(edited(without, set(['mainVideo'], VIDEO))).toBe(
      LINKS.replace('address: tour.mp4\n  title: Um passeio', 'address: a.mp4\n  title: Outro'),
    );
  });

  it('separates a new group from the field above', () => {
    expect(edited('chatPhone: 1\n', set(['mainVideo', 'address'], 'a'))).toBe(
      'chatPhone: 1\n\nmainVideo:\n  address: a\n',
    );
  });

  const ITEMS = 'list:\n  # Da lista.\n  - name: A # um\n    "on": true\n\n  - name: B\n\n# Fim.\nend: 1\n';

  it('moves and removes items with their lines, and writes an empty list', () => {
    const move: FileEdit = { type: 'move', path: ['list'], from: 1, to: 0 };
    expect(edited(ITEMS, move)).toBe(
      'list:\n  # Da lista.\n  - name: B\n\n  - name: A # um\n    "on": true\n\n# Fim.\nend: 1\n',
    );
    const removed = edited(ITEMS, { type: 'remove', path: ['list', 0] });
    expect(removed).toBe('list:\n  # Da lista.\n  - name: B\n\n# Fim.\nend: 1\n');
    const empty = edited('list:\n  - a # um\nend: 1\n', { type: 'remove', path: ['list', 0] });
    expect(empty).toBe('list: []\nend: 1\n');
    const insert: FileEdit = { type: 'insert', path: ['list'], index: 0, value: { name: 'C', quote: 'Oi' } };
    expect(edited(empty, insert)).toBe('list:\n  - name: C\n    quote: Oi\nend: 1\n');
  });

  it('writes a copied item with its quotes, and a new item like its neighbours', () => {
    const copy: FileEdit = { type: 'insert', path: ['list'], index: 1, value: { name: 'A', on: true } };
    expect(edited(ITEMS, copy)).toContain('"on": true\n\n  - name: A # um\n    "on": true\n\n');
    const flow = 'list:\n  - { icon: a, text: b }\n';
    expect(
      edited(flow, { type: 'insert', path: ['list'], index: 1, value: { icon: 'c', text: 'd, e' } }),
    ).toBe(`${flow}  - { icon: c, text: "d, e" }\n`);
  });

  it('moves and removes the comment of an item with it', () => {
    const text = 'list:\n  # um\n  - a\n  # dois\n  - b\n';
    expect(edited(text, { type: 'move', path: ['list'], from: 0, to: 1 })).toBe(
      'list:\n  # dois\n  - b\n  # um\n  - a\n',
    );
    expect(edited(text, { type: 'remove', path: ['list', 1] })).toBe('list:\n  # um\n  - a\n');
  });

  it('throws if the place is missing or the file is invalid', () => {
    const remove: FileEdit = { type: 'remove', path: ['mainVideo', 'captions'] };
    expect(() => edited(LINKS, remove)).toThrow(NotWritable);
    expect(() => edited('a: [1', set(['a'], 1))).toThrow(NotWritable);
    expect(() => edited(LINKS, set(['__proto__', 'a'], 1))).toThrow(NotWritable);
    expect(() => edited(ITEMS, { type: 'move', path: ['list'], from: 2, to: 0 })).toThrow(NotWritable);
  });
});
