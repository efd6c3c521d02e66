// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { Place } from '../../api.ts';
import { patchText } from './patchText.ts';
import type { LiveSpot } from './spots.ts';

const NAME: Place = { file: 'site', path: ['name'] };
const RIGHTS: Place = { file: 'site', path: ['footer', 'rights'] };

type Part = { place: Place; node: Text; start: number; end: number; from?: number };
const spot = ({ place, node, start, end, from = 0 }: Part): LiveSpot => ({
  place,
  label: '',
  uses: [],
  kind: 'text',
  element: document.body,
  text: { node, start, end, from, sentFrom: from },
});

const mapOf = (place: Place, text: string, values = {}) => ({
  places: [{ place, label: '', text }],
  spots: [],
  values,
});

test('changes a text inside its text node, and then the text after it in the same node', () => {
  const node = document.createTextNode('© Ana. Todos os direitos.');
  const spots = [
    spot({ place: NAME, node, start: 2, end: 5 }),
    spot({ place: RIGHTS, node, start: 7, end: 25 }),
  ];
  patchText({ place: NAME, text: 'Ana Maria' }, mapOf(NAME, 'Ana'), spots);
  patchText({ place: RIGHTS, text: 'Todos.' }, mapOf(RIGHTS, 'Todos os direitos.'), spots);
  expect(node.data).toBe('© Ana Maria. Todos.');
});

test('fills names in braces', () => {
  const node = document.createTextNode('Em 7 minutos');
  const map = mapOf(NAME, 'Em 7 minutos', { minutos: '7' });
  patchText({ place: NAME, text: 'Só {minutos} minutos' }, map, [
    spot({ place: NAME, node, start: 0, end: 12 }),
  ]);
  expect(node.data).toBe('Só 7 minutos');
});

test('changes only the part of a split text that contains the change; if none does, the first gets the text', () => {
  const [first, second] = [document.createTextNode('Um.'), document.createTextNode('Dois.')];
  const spots = [
    spot({ place: NAME, node: first, start: 0, end: 3 }),
    spot({ place: NAME, node: second, start: 0, end: 5, from: 4 }),
  ];
  const map = mapOf(NAME, 'Um. Dois.');
  for (const text of ['Uma. Dois.', 'Uma. Duas.', 'Uma. Duas vezes.'])
    patchText({ place: NAME, text }, map, spots);
  expect([first.data, second.data]).toEqual(['Uma.', 'Duas vezes.']);
  for (const text of ['Três', '', 'B']) patchText({ place: NAME, text }, map, spots);
  expect([first.data, second.data]).toEqual(['B', '']);
});

test('shows a text typed into an emptied part only in the text node of that part', () => {
  const [first, second] = [document.createTextNode('O '), document.createTextNode('bem-amado')];
  const spots = [
    spot({ place: NAME, node: first, start: 0, end: 2 }),
    spot({ place: NAME, node: second, start: 0, end: 9, from: 2 }),
  ];
  const map = mapOf(NAME, 'O bem-amado');
  for (const text of ['bem-amado', 'Abem-amado']) patchText({ place: NAME, text }, map, spots);
  expect([first.data, second.data]).toEqual(['A', 'bem-amado']);
});

test('shows an emptied text again, at its former position in each text node', () => {
  const nodes = [document.createTextNode('Oi'), document.createTextNode('“Oi”')];
  const spots = nodes.map((node, start) => spot({ place: NAME, node, start, end: start + 2 }));
  const map = mapOf(NAME, 'Oi');
  for (const text of ['', 'B', 'Bom dia']) patchText({ place: NAME, text }, map, spots);
  expect(nodes.map(({ data }) => data)).toEqual(['Bom dia', '“Bom dia”']);
});
