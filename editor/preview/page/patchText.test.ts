// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { Place } from '../../api.ts';
import { patchText } from './patchText.ts';
import type { LiveSpot } from './spots.ts';

const NAME: Place = { file: 'site', path: ['name'] };
const RIGHTS: Place = { file: 'site', path: ['footer', 'rights'] };

const textNode = (text: string) => document.createTextNode(text);

/** A spot in a text node, from `start` to `end`. It shows its text from the character `from` on. */
const spot = (node: Text, [start, end, from = 0]: [number, number, number?], place = NAME): LiveSpot => ({
  place,
  label: '',
  uses: [],
  kind: 'text',
  element: document.body,
  text: { node, start, end, from, sentFrom: from },
});

const mapOf = (place: Place, text: string) => ({
  places: [{ place, label: '', text }],
  spots: [],
  values: {},
});

/** Types texts for the name, whose text is `before`. */
function typeName(before: string, spots: LiveSpot[], ...texts: string[]): void {
  const map = mapOf(NAME, before);
  for (const text of texts) patchText({ place: NAME, text }, map, spots);
}

test('changes a text inside its text node, and then the text after it in the same node', () => {
  const node = textNode('© Ana. Todos os direitos.');
  const spots = [spot(node, [2, 5]), spot(node, [7, 25], RIGHTS)];
  typeName('Ana', spots, 'Ana Maria');
  patchText({ place: RIGHTS, text: 'Todos.' }, mapOf(RIGHTS, 'Todos os direitos.'), spots);
  expect(node.data).toBe('© Ana Maria. Todos.');
});

test('changes only the part of a split text that contains the change; if none does, the first gets the text', () => {
  const [first, second] = [textNode('Um.'), textNode('Dois.')];
  const spots = [spot(first, [0, 3]), spot(second, [0, 5, 4])];
  typeName('Um. Dois.', spots, 'Uma. Dois.', 'Uma. Duas.', 'Uma. Duas vezes.');
  expect([first.data, second.data]).toEqual(['Uma.', 'Duas vezes.']);
  typeName('Uma. Duas vezes.', spots, 'Três', '', 'B');
  expect([first.data, second.data]).toEqual(['B', '']);
});

test('shows a text typed into an emptied part only in the text node of that part', () => {
  const [first, second] = [textNode('O '), textNode('bem-amado')];
  const spots = [spot(first, [0, 2]), spot(second, [0, 9, 2])];
  typeName('O bem-amado', spots, 'bem-amado', 'Abem-amado');
  expect([first.data, second.data]).toEqual(['A', 'bem-amado']);
});

test('shows an emptied text again, at its former position in each text node', () => {
  const nodes = [textNode('Oi'), textNode('“Oi”')];
  const spots = nodes.map((node, start) => spot(node, [start, start + 2]));
  typeName('Oi', spots, '', 'B', 'Bom dia');
  expect(nodes.map(({ data }) => data)).toEqual(['Bom dia', '“Bom dia”']);
});
