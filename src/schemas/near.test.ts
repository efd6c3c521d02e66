import { expect, it } from 'vitest';
import { nearest } from './near.ts';

it.each([
  ['buton', ['heading', 'text', 'button'], 'button'],
  ['Heading', ['heading', 'text'], 'heading'],
  ['cuont', ['count', 'each'], 'count'],
  ['call-to-action', ['callToAction', 'heading'], 'callToAction'],
  ['preçoOferta', ['preco', 'precoOferta', 'precoTabela'], 'precoOferta'],
  ['modulos/meta.webp', ['modulos/metas.webp', 'modulos/treino.webp'], 'modulos/metas.webp'],
])('%s is a misspelling', (written, names, meant) => {
  expect(nearest(written, names)).toBe(meant);
});

it.each([
  ['cor', ['text', 'button']],
  ['x', ['a', 'b']],
  ['', ['on', 'off']],
  ['titulo', []],
  ['fotos/praia.jpg', ['modulos/metas.webp']],
])('%j is none', (written, names) => {
  expect(nearest(written, names)).toBeUndefined();
});
