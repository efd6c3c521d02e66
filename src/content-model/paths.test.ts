import { expect, it } from 'vitest';
import { idOf } from '../sections/index.ts';
import { textsIn, valueIn, withIds, withIndices } from './paths.ts';

const FAQ = idOf({ kind: 'faq' });

/** The items of a list, each with its key. */
const ITEMS: [item: unknown, key: string | number][] = [
  [{ kind: 'hero', id: 'inicio', headline: 'Oi' }, 'inicio'],
  [{ kind: 'faq', heading: 'Um', items: [{ question: 'Dá?' }, { question: 'Como?' }] }, FAQ],
  [{ kind: 'faq', id: 'mais', heading: 'Dois' }, 'mais'],
  // Mistakes in the file: a repeated id, a repeated default id, a missing kind, and an item that is not a group.
  [{ kind: 'faq', id: 'mais', heading: 'Três' }, 3],
  [{ kind: 'faq', heading: 'Quatro' }, 4],
  [{ heading: 'Cinco' }, 5],
  ['seis', 6],
  [null, 7],
  [{ kind: 'quote', id: 7, text: 'Nove' }, 8],
  [{ kind: 'nada', text: 'Dez' }, 'nada'],
  [{ id: 'sem-tipo' }, 'sem-tipo'],
  [{ kind: 7 }, 11],
  [['lista'], 12],
];
const page = { path: '/', sections: ITEMS.map(([item]) => item) };

it.each([...ITEMS.entries()])('item %i has the key %j, and is found by both', (index, [item, key]) => {
  expect(withIds(page, ['sections', index])).toEqual(['sections', key]);
  expect(withIndices(page, ['sections', key])).toEqual(['sections', index]);
  expect(valueIn(page, ['sections', key])).toBe(item);
  expect(valueIn(page, ['sections', index])).toBe(item);
});

it('paths can lead into items, and refer to the same item after an earlier item is removed', () => {
  const path = ['sections', FAQ, 'items', 1, 'question'];
  expect(withIds(page, ['sections', 1, 'items', 1, 'question'])).toEqual(path);
  expect(withIndices(page, path)).toEqual(['sections', 1, 'items', 1, 'question']);
  expect(valueIn(page, path)).toBe('Como?');
  const moved = { ...page, sections: page.sections.toSpliced(0, 1) };
  expect(valueIn(moved, path)).toBe('Como?');
  expect(withIndices(moved, path)).toEqual(['sections', 0, 'items', 1, 'question']);
});

const NOWHERE =
  'sections.nenhuma.heading sections.length sections.inicio.toString path.length nada.disto __proto__';

it.each([...NOWHERE.split(' '), 'constructor.name'])('there is no value at %s', (path) => {
  expect(valueIn(page, path.split('.'))).toBeUndefined();
});

it('keeps the keys of a path that leads nowhere, except an unknown id, whose index is -1', () => {
  for (const path of [
    ['sections', 99],
    ['sections', -1],
    ['path', 0],
    ['sections', 7, 'heading'],
  ]) {
    expect(valueIn(page, path)).toBeUndefined();
    expect([withIds(page, path), withIndices(page, path)]).toEqual([path, path]);
  }
  expect(withIds(undefined, ['sections', 1])).toEqual(['sections', 1]);
  expect(withIndices(page, ['sections', 'nenhuma', 'heading'])).toEqual(['sections', -1, 'heading']);
});

it('every text has a path that leads to it', () => {
  const texts = textsIn(page);
  const some = ['/', 'Oi', 'Como?', 'Dois', 'Três', 'Quatro', 'Cinco', 'seis', 'Nove', 'Dez'];
  expect(texts.map(({ text }) => text)).toEqual(expect.arrayContaining(some));
  for (const { text, path } of texts) expect(valueIn(page, path)).toBe(text);
});
