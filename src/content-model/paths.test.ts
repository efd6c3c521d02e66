import { expect, it } from 'vitest';
import { idOf } from '../sections/index.ts';
import { textsIn, valueIn, withIds, withIndices } from './paths.ts';

const FAQ = idOf({ kind: 'faq' });

const page = {
  path: '/',
  sections: [
    { kind: 'hero', id: 'inicio', headline: 'Oi' },
    { kind: 'faq', heading: 'Um', items: [{ question: 'Dá?' }, { question: 'Como?' }] },
    { kind: 'faq', id: 'mais', heading: 'Dois' },
    // Mistakes in the file: a repeated id, a repeated default id, a missing kind, and an item that is not a group.
    { kind: 'faq', id: 'mais', heading: 'Três' },
    { kind: 'faq', heading: 'Quatro' },
    { heading: 'Cinco' },
    'seis',
    null,
    { kind: 'quote', id: 7, text: 'Nove' },
    { kind: 'nada', text: 'Dez' },
    { id: 'sem-tipo' },
    { kind: 7 },
    ['lista'],
  ],
};

const KEYS = ['inicio', FAQ, 'mais', 3, 4, 5, 6, 7, 8, 'nada', 'sem-tipo', 11, 12];

it.each([...KEYS.entries()])('item %i has the key %j, and is found by both', (index, key) => {
  expect(withIds(page, ['sections', index])).toEqual(['sections', key]);
  expect(withIndices(page, ['sections', key])).toEqual(['sections', index]);
  expect(valueIn(page, ['sections', key])).toBe(page.sections[index]);
  expect(valueIn(page, ['sections', index])).toBe(page.sections[index]);
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

it.each([
  ...[
    'sections.nenhuma.heading',
    'sections.length',
    'path.length',
    'nada.disto',
    '__proto__',
    'constructor.name',
  ],
  'sections.inicio.toString',
])('there is no value at %s', (path) => {
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
