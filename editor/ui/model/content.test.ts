import { describe, expect, test } from 'vitest';
import type { Field, ValueField } from '../../../src/content-model/fieldTree.ts';
import { FILE_NAMES } from '../../../src/content-model/schemas.ts';
import type { Place, YamlValue } from '../../api.ts';
import { childOf, fieldAt, fieldPath, isWithin, placeOf, valueAt } from '../../places.ts';
import { NAME } from '../../testing/edits.ts';
import { fields, files, shownWith, withValues } from '../../testing/state.ts';
import { initialValue, inputValue, summaryOf, trailOf } from './fields.ts';
import { formSubject, isInForm } from './formSubject.ts';
import { pageWithId, partsOf } from './parts.ts';
import { textsToCheck } from './repeatedTexts.ts';
import { FORM_SCREENS, screenOf } from './screens.ts';
import { search, searchIndex } from './search.ts';

const HOME = 'pages/principal.sections';
const fieldOf = (name: string) => fieldAt(fields, files, placeOf(name)) as Field;

function leaves(place: Place, field: Field): Place[] {
  if (field.kind === 'group')
    return Object.entries(field.fields).flatMap(([name, one]) => leaves(childOf(place, name), one));
  return [place];
}
const everything = FILE_NAMES.flatMap((file) => leaves({ file, path: [] }, fields[file]));

describe('the screens', () => {
  test('contain every field', () => {
    const listed = Object.values(FORM_SCREENS).flatMap(({ sections }) =>
      sections.flatMap(({ places }) => places),
    );
    const isShown = (place: Place) =>
      screenOf(place) === 'teste' || listed.some((one) => isWithin(place, one));
    expect(everything.filter((place) => !isShown(place)).map(fieldPath)).toEqual([]);
  });

  test.each([
    ['site.guarantee.days', 'precos'],
    [`${HOME}.preco.heading`, 'pagina'],
    // No screen lists this place.
    ['site', 'conteudo'],
  ])('contain %s on the most specific screen: %s', (name, screen) => {
    expect(screenOf(placeOf(name))).toBe(screen);
  });
});

test.each([
  ['offers.offers.b.installments.count', 'offers.offers.b'],
  ['proof.testimonials.1.name', 'proof.testimonials.1'],
  [`${HOME}.perguntas.items`, `${HOME}.perguntas`],
  [`${HOME}.inicio.media.phone.kind`, `${HOME}.inicio.media.phone`],
])('the subject of the form with %s is %s', (name, subject) => {
  expect(fieldPath(formSubject(fields, files, placeOf(name)))).toBe(subject);
});

test.each([
  [`${HOME}.preco.heading`, true],
  ['product.benefits', true],
  // Fields in separate forms.
  ['offers.offers.b.price', false],
  ['product.benefits.0', false],
])('whether the form of the section “preco” contains %s: %j', (name, isContained) => {
  const shown = shownWith();
  const price = partsOf(pageWithId(shown, 'principal'), shown).find(({ id }) => id === 'preco');
  expect(isInForm(placeOf(name), price?.places ?? [], shown)).toBe(isContained);
});

test('the display name of a list item is its first text', () => {
  const name = 'product.features.0';
  expect(summaryOf(fieldOf(name), valueAt(files, placeOf(name)))).toMatch(/Bíblia/);
});

test.each([
  ['offers.offers.b.listPrice', 119, '119'],
  ['offers.offers.b.listPrice', null, undefined],
  ['site.name', ['a'], undefined],
])('%s with %j in the file is shown as %j', (name, written, shown) => {
  expect(inputValue(fieldOf(name) as ValueField, written)).toEqual(shown);
});

test.each([
  ['site.name', ['Site', 'Nome do produto']],
  [`${HOME}.perguntas.heading`, ['Página principal', 'Perguntas', 'Título']],
  ['offers.offers.exclusiva.price', ['Preços e ofertas', 'Ofertas', 'Oferta exclusiva', 'Preço']],
  ['pages/nenhuma.title', ['Página', 'Título na aba e no Google']],
])('the trail of %s begins with its file', (name, trail) => {
  expect(trailOf(fields, files, placeOf(name))).toEqual(trail);
});

test('a new field has no optional fields, and is of the first kind if there are several', () => {
  const existing = { pictureFor: () => 'a.webp', referenceTo: (to: string) => to };
  const offer = initialValue(fieldOf('offers.offers.b'), existing);
  expect(Object.keys(offer ?? {})).toEqual(['id', 'name', 'price', 'checkout']);
  const media = fieldOf(`${HOME}.inicio.media`);
  const [first] = media.kind === 'union' ? media.options : [];
  expect(initialValue(media, existing)).toMatchObject({ kind: first?.value });
});

test('the texts to check after a change of the product’s name have the old name, but not {nome}', () => {
  const toCheck = (name: string, before: string, changes: Record<string, YamlValue> = {}) =>
    textsToCheck(placeOf(name), before, shownWith(changes)).map(fieldPath);
  const text = `${HOME}.sobre.text`;
  const content = { [text]: `O ${NAME} é seu.`, 'site.name': 'Outro' };
  expect(toCheck('site.name', NAME)).toEqual([]);
  expect(toCheck('site.name', NAME, content)).toEqual([text]);
  expect(toCheck('site.name', '', content)).toEqual([]);
  expect(toCheck('site.tagline', NAME, content)).toEqual([]);
});

describe('the search over all fields', () => {
  const index = searchIndex(fields, files);

  test.each([
    ['onde está garantia?', 'site'],
    ['PIXEL', 'tracking'],
    ['respostas de perguntas', 'pages/principal'],
    ['fechamento', 'pages/oferta-exclusiva'],
  ])('for "%s" finds %s among the first three results', (question, file) => {
    const found = search(index, question).slice(0, 3);
    expect(found.map(({ place }) => place.file)).toContain(file);
  });

  test('finds an optional field, whether it exists or not', () => {
    const found = (changes: Record<string, YamlValue>) =>
      search(searchIndex(fields, withValues(changes)), 'promoção').map(({ place }) => fieldPath(place));
    expect(found({})).toContain('offers.promotion');
    expect(found({ 'offers.promotion': { enabled: true } })[0]).toMatch(/^offers\.promotion/);
  });

  test('finds a phone number by its digits, and gives it as it is shown', () => {
    const found = searchIndex(fields, withValues({ 'site.chat.phone': '5519981234567' }));
    expect(search(found, '19981234567')[0]).toMatchObject({
      trail: ['Site', 'Atendimento'],
      value: '+55 (19) 98123-4567',
    });
  });

  test.each(['  ', 'xyzzy'])('finds nothing for %j', (question) => {
    expect(search(index, question)).toEqual([]);
  });
});
