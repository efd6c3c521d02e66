import { parseFragment } from 'parse5';
import { expect, test } from 'vitest';
import { formatReais } from '../../src/domain/format.ts';
import { fieldPath, placeOf } from '../places.ts';
import type { Leaf } from './leaves.ts';
import { leavesShownBy } from './matchLeaves.ts';

const leaf = (place: string, kind: Leaf['kind'], value: Leaf['value']): Leaf => ({
  place: placeOf(place),
  kind,
  label: '',
  value,
});
const LEAVES = [
  ...['a', 'b', 'c'].map((id) => leaf(`offers.offers.${id}.listPrice`, 'price', 119)),
  leaf('pages/oferta.offer', 'reference', 'b'),
  leaf('pages/oferta.sections.inicio.offer', 'reference', 'c'),
];

test.each([
  ['the section names', ['pages/oferta.sections.inicio.heading'], 'c'],
  ['the page names', ['pages/oferta.sections.fim.heading'], 'b'],
  ['the page names, beside other texts of the offers', ['pages/oferta.title', 'offers.deadline.over'], 'b'],
  ['comes first, if none is named', ['site.name'], 'a'],
])('of equal prices, finds the price of the offer that %s', (_, texts, id) => {
  const [element] = parseFragment(`<s>${formatReais(119)}</s>`).childNodes;
  if (!element || !('tagName' in element)) throw new Error('The fragment has no element.');
  const found = leavesShownBy(element, () => [texts.map(placeOf)], LEAVES);
  expect(found.map(({ place }) => fieldPath(place))).toEqual([`offers.offers.${id}.listPrice`]);
});
