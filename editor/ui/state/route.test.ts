import { expect, test } from 'vitest';
import { placeOf } from '../../places.ts';
import { hrefOf, hrefOfField, readRoute } from './route.ts';

test.each(['#/constructor', '#/pagina/principal/-/%E0%A4%A'])(
  'the address %j leads to the main page without a field',
  (hash) => {
    expect(readRoute(hash)).toEqual({ screen: 'pagina', page: 'principal' });
  },
);

test('an address contains the screen, the page with its part, and the field', () => {
  const place = placeOf('site.tagline');
  expect(readRoute('#/marca/site.tagline')).toEqual({ screen: 'marca', page: 'principal', place });
  const heading = placeOf('pages/oferta-exclusiva.sections.fechamento.heading');
  const route = { screen: 'pagina', page: 'oferta-exclusiva', place: heading } as const;
  expect(readRoute(hrefOfField(heading))).toEqual(route);
  const inPart = { ...route, part: 'fechamento' };
  expect(readRoute(hrefOf(inPart))).toEqual(inPart);
});
