import { describe, expect, it } from 'vitest';
import { idOf } from '../sections/index.ts';
import { textsIn, valueIn, withIds, withIndices } from './paths.ts';

const FAQ = idOf({ kind: 'faq' });

const page = {
  path: '/',
  sections: [
    { kind: 'hero', id: 'inicio', headline: 'Oi' },
    { kind: 'faq', heading: 'Um', items: [{ question: 'Dá?' }, { question: 'Como?' }] },
    { kind: 'faq', id: 'mais', heading: 'Dois' },
    // Broken by hand: the same id again, the default id again, no kind, and no group.
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

const INDICES_AND_KEYS = [
  [0, 'inicio'],
  [1, FAQ],
  [2, 'mais'],
  [3, 3],
  [4, 4],
  [5, 5],
  [6, 6],
  [7, 7],
  [8, 8],
  [9, 'nada'],
  [10, 'sem-tipo'],
  [11, 11],
  [12, 12],
] as const;

it.each(INDICES_AND_KEYS)('item %i has the key %j, and is found by both', (index, key) => {
  expect(withIds(page, ['sections', index])).toEqual(['sections', key]);
  expect(withIndices(page, ['sections', key])).toEqual(['sections', index]);
  expect(valueIn(page, ['sections', key])).toBe(page.sections[index]);
  expect(valueIn(page, ['sections', index])).toBe(page.sections[index]);
});

it('paths go on inside items, and name the same item after the list was reordered', () => {
  const path = ['sections', FAQ, 'items', 1, 'question'];
  expect(withIds(page, ['sections', 1, 'items', 1, 'question'])).toEqual(path);
  expect(withIndices(page, path)).toEqual(['sections', 1, 'items', 1, 'question']);
  expect(valueIn(page, path)).toBe('Como?');
  const moved = { ...page, sections: page.sections.toSpliced(0, 1) };
  expect(valueIn(moved, path)).toBe('Como?');
  expect(withIndices(moved, path)).toEqual(['sections', 0, 'items', 1, 'question']);
});

describe('what is not there', () => {
  it.each([
    [['sections', 'nenhuma', 'heading']],
    [['sections', 99]],
    [['sections', -1]],
    [['sections', 'length']],
    [['path', 'length']],
    [['path', 0]],
    [['nada', 'disto']],
    [['sections', 7, 'heading']],
    [['__proto__']],
    [['constructor', 'name']],
    [['sections', 'inicio', 'toString']],
  ])('%j has no value', (path) => {
    expect(valueIn(page, path)).toBeUndefined();
    expect(withIds(page, path)).toHaveLength(path.length);
    expect(withIndices(page, path)).toHaveLength(path.length);
  });

  it('keeps the keys of its path, but for an unknown id, which has no index', () => {
    expect(withIds(page, ['sections', 99, 'heading'])).toEqual(['sections', 99, 'heading']);
    expect(withIds(undefined, ['sections', 1])).toEqual(['sections', 1]);
    expect(withIndices(page, ['sections', 'nenhuma', 'heading'])).toEqual(['sections', -1, 'heading']);
  });
});

it('every text has a path that leads to it', () => {
  const texts = textsIn(page);
  expect(texts.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['/', 'Oi', 'Como?', 'Dois', 'Três', 'Quatro', 'Cinco', 'seis', 'Nove', 'Dez']),
  );
  for (const { text, path } of texts) expect(valueIn(page, path)).toBe(text);
});
