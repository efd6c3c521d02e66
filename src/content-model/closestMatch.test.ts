import { expect, it } from 'vitest';
import { closestMatch } from './closestMatch.ts';

it.each([
  ['buton', ['heading', 'text', 'button'], 'button'],
  ['Heading', ['heading', 'text'], 'heading'],
  ['cuont', ['count', 'each'], 'count'],
  ['call-to-action', ['callToAction', 'heading'], 'callToAction'],
  ['preçoOferta', ['preco', 'precoOferta', 'precoTabela'], 'precoOferta'],
])('%s is a misspelling', (written, names, match) => {
  expect(closestMatch(written, names)).toBe(match);
});

it.each([
  ['cor', ['text', 'button']],
  ['x', ['a', 'b']],
  ['', ['on', 'off']],
  ['titulo', []],
  ['of', ['on', 'off']],
  ['conversa-4', ['conversa-1', 'conversa-2']],
])('%j is none, or as much of one as of another', (written, names) => {
  expect(closestMatch(written, names)).toBeUndefined();
});
