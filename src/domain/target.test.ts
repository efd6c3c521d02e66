import { expect, it } from 'vitest';
import { readTarget } from './target.ts';

it.each([
  ['oferta-de-natal', { kind: 'offer', offer: 'oferta-de-natal' }],
  ['#como-funciona-2', { kind: 'section', id: 'como-funciona-2' }],
  ['/', { kind: 'page', path: '/' }],
  ['/sobre', { kind: 'page', path: '/sobre' }],
  ['/guias/oracao', { kind: 'page', path: '/guias/oracao' }],
  ['https://a.com.br/?x=1#y', { kind: 'address', url: 'https://a.com.br/?x=1#y' }],
])('%s leads to %o', (to, target) => {
  expect(readTarget(to)).toEqual(target);
});

it.each([
  ...['', ' b', 'B', '2b', 'preço', 'b\n', '#', '#preço', '#1'],
  ...['//evil.example.com', '/\\evil.example.com', '/../segredo', '/Sobre', '/sobre/', '/sobre?x=1'],
  ...['http://a.com', 'a https://a.com', 'https://', 'https:a.com', 'javascript:alert(1)', 'data:a,x'],
])('%j is not a target', (to) => {
  expect(readTarget(to)).toBeUndefined();
});
