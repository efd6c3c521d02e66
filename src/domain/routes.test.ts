import { expect, it } from 'vitest';
import { socialCardPath } from './routes.ts';

it.each([
  ['/', '/uploads/cartao-inicio.jpg'],
  ['/guias/de/oracao', '/uploads/cartao-guias-de-oracao.jpg'],
])('the social card of %s is %s', (path, card) => {
  expect(socialCardPath(path)).toBe(card);
});
