import { expect, test } from 'vitest';
import { placeOf } from '../../places.ts';
import { hrefFromCheck, hrefOf, hrefOfField, readRoute } from './route.ts';

test.each([
  ['', 'pagina'],
  ['#/constructor', 'pagina'],
  ['#/pagina/principal/-/%E0%A4%A', 'pagina'],
  ['#/precos/%E0%A4%A', 'precos'],
])('the address %j has no field, and leads to the screen %s', (hash, screen) => {
  expect(readRoute(hash)).toEqual({ screen, page: 'principal' });
});

test('an address contains the screen, the page with its part, and the field', () => {
  const place = placeOf('site.tagline');
  expect(readRoute('#/marca/site.tagline')).toEqual({ screen: 'marca', page: 'principal', place });
  const heading = placeOf('pages/oferta-exclusiva.sections.fechamento.heading');
  const route = { screen: 'pagina', page: 'oferta-exclusiva', part: 'fechamento', place: heading };
  expect(readRoute(hrefOf({ ...route, screen: 'pagina' }))).toEqual(route);
  expect(readRoute(hrefOfField(heading))).toEqual({
    screen: 'pagina',
    page: 'oferta-exclusiva',
    place: heading,
  });
});

test('the address of a field that was opened from Conferir is marked', () => {
  const place = placeOf('offers.offers.a.checkout');
  expect(readRoute(hrefFromCheck(place))).toEqual({
    screen: 'precos',
    page: 'principal',
    place,
    isFromCheck: true,
  });
});
