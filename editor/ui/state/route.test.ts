import { expect, test } from 'vitest';
import { placeOf } from '../../places.ts';
import { hrefToCorrect, readRoute } from './route.ts';

test.each(['', '#/%E0%A4%A', '#/constructor', '#/pagina/toString'])('%j leads to the page', (hash) => {
  expect(readRoute(hash)).toEqual({ screen: 'pagina', page: 'principal' });
});

test('an address says the screen, the page with its part, and the field', () => {
  const place = { file: 'offer', path: ['closing', 'heading'] };
  expect(readRoute('#/conteudo/offer.closing.heading')).toEqual({
    screen: 'conteudo',
    page: 'principal',
    place,
  });
  expect(readRoute('#/pagina/oferta/closing/offer.closing.heading')).toEqual({
    screen: 'pagina',
    page: 'oferta',
    part: 'closing',
    place,
  });
});

test('an address to which Conferir led says so', () => {
  const place = placeOf('links.checkoutA');
  expect(readRoute(hrefToCorrect(place))).toEqual({
    screen: 'precos',
    page: 'principal',
    place,
    isFromCheck: true,
  });
});
