import { describe, expect, test } from 'vitest';
import { type Field, fieldTree, type ValueField } from '../../../src/content-model/fieldTree.ts';
import { FILE_NAMES } from '../../../src/content-model/schemas.ts';
import type { ContentFile, Files, Place, Written } from '../../api.ts';
import { childOf, dotted, fieldAt, placeOf, valueAt, withEdit } from '../../places.ts';
import { NAME } from '../../testing/edits.ts';
import { startStore } from '../../testing/project.ts';
import { asTyped, initialValue, inputValue, summaryOf, trailOf } from './fields.ts';
import { formSubject, standsIn } from './formSubject.ts';
import { pageWithId, partsOf } from './parts.ts';
import { textsToCheck, titleFromHeadline } from './repeatedTexts.ts';
import { FORM_SCREENS, screenOf } from './screens.ts';
import { search, searchIndex } from './search.ts';

const tree = fieldTree();
const { files, names } = startStore().state();
const shown = { fields: tree, files, names };
const HOME = 'pages/principal.sections';

const withValue = (name: string, value: Written): Files => {
  const { file, path } = placeOf(name);
  return { ...files, [file]: withEdit(files[file], { type: 'set', path, value }) ?? null };
};

function leaves(place: Place, field: Field): Place[] {
  if (field.kind === 'group')
    return Object.entries(field.fields).flatMap(([name, one]) => leaves(childOf(place, name), one));
  return [place];
}
const everything = FILE_NAMES.flatMap((file) => leaves({ file, path: [] }, tree[file]));

describe('the screens of the fields', () => {
  test('every field is on a screen', () => {
    for (const place of everything)
      expect(Object.keys(FORM_SCREENS), dotted(place)).toContain(screenOf(place));
  });

  test('what a screen names is there', () => {
    const named = Object.values(FORM_SCREENS).flatMap(({ sections }) =>
      sections.flatMap(({ places }) => places),
    );
    for (const place of named) expect(fieldAt(tree, files, place), dotted(place)).toBeDefined();
  });

  test('the closest screen counts', () => {
    expect(screenOf(placeOf('site.guarantee.days'))).toBe('precos');
    expect(screenOf(placeOf('site.seller.name'))).toBe('vendedor');
    expect(screenOf(placeOf(`${HOME}.preco.heading`))).toBe('pagina');
  });

  test('what no screen names is on that of the whole content', () => {
    for (const name of ['site', 'interface', 'site.unknown'])
      expect(screenOf(placeOf(name))).toBe('conteudo');
  });

  test('a form is about the nearest group that is not part of another form', () => {
    const subject = (name: string) => dotted(formSubject(tree, files, placeOf(name)));
    expect(subject(`${HOME}.inicio.headline`)).toBe(`${HOME}.inicio`);
    expect(subject('offers.offers.b.installments.count')).toBe('offers.offers.b');
    expect(subject('proof.testimonials.1.name')).toBe('proof.testimonials.1');
    expect(subject('product.benefits.2')).toBe('product.benefits.2');
    expect(subject(`${HOME}.perguntas.items`)).toBe(`${HOME}.perguntas`);
    expect(subject(`${HOME}.inicio.planner.kind`)).toBe(`${HOME}.inicio.planner`);
  });
});

test('what is a row in a form leads to a form of its own, and so does a click on what is in it', () => {
  const parts = partsOf(pageWithId(shown, 'principal'), shown);
  const price = parts.find(({ id }) => id === 'preco')?.places ?? [];
  const isIn = (name: string) => standsIn(placeOf(name), price, shown);
  expect(
    [`${HOME}.preco.heading`, `${HOME}.preco`, 'product.benefits', 'offers.countdown'].map(isIn),
  ).toEqual(Array(4).fill(true));
  expect(['offers.offers.b', 'offers.offers.b.price', 'product.benefits.0', 'site.name'].map(isIn)).toEqual(
    Array(4).fill(false),
  );
});

test('a saved text is shown as it was typed, until another is saved', () => {
  expect(asTyped('Bom dia ', 'Bom dia')).toBe('Bom dia ');
  expect(asTyped('Bom dia ', 'Boa noite')).toBe('Boa noite');
  expect(asTyped(undefined, 'Bom dia')).toBe('Bom dia');
  expect(asTyped(7, 7)).toBe(7);
});

test('an item is called by its first text', () => {
  const place = placeOf('proof.testimonials.0');
  const field = fieldAt(tree, files, place);
  expect(field && summaryOf(field, valueAt(files, place))).toBe('Ana L.');
  const feature = fieldAt(tree, files, placeOf('product.features.0'));
  expect(feature && summaryOf(feature, valueAt(files, placeOf('product.features.0')))).toMatch(/Bíblia/);
});

test.each([
  ['offers.offers.b.listPrice', 119, '119'],
  ['offers.offers.b.listPrice', null, undefined],
  ['site.name', ['a'], undefined],
  ['site.name', 'Planner', 'Planner'],
  ['site.dailyMinutes', 7, 7],
  ['brand.colors', ['#000000', '#ffffff'], ['#000000', '#ffffff']],
])('%s with %j in the file is shown as %j', (name, written, shown) => {
  const field = fieldAt(tree, files, placeOf(name)) as ValueField;
  expect(inputValue(field, written)).toEqual(shown);
});

describe('a trail', () => {
  test.each([
    ['site.name', ['Site', 'Nome do produto']],
    ['proof.testimonials.1.name', ['Números e depoimentos', 'Depoimentos', 'Depoimento 2', 'Nome']],
    [`${HOME}.perguntas.heading`, ['Página principal', 'Perguntas', 'Título']],
    ['pages/nenhuma.title', ['Página', 'Título na aba e no Google']],
  ])('names %s from its file on', (name, trail) => {
    expect(trailOf(tree, files, placeOf(name))).toEqual(trail);
  });
});

describe('a new field', () => {
  const existing = { pictureFor: () => 'a.webp', referenceTo: (to: string) => to };

  test('has no more than it must', () => {
    const offer = fieldAt(tree, files, placeOf('offers.offers.b'));
    expect(offer && initialValue(offer, existing)).toEqual({
      id: expect.any(String),
      name: expect.any(String),
      price: expect.stringMatching(/^\d+,\d\d$/),
      checkout: expect.stringMatching(/^https:/),
    });
  });

  test('refers to what exists', () => {
    const leave = fieldAt(tree, files, placeOf('pages/principal.leave'));
    expect(leave && initialValue(leave, existing)).toMatchObject({ to: 'page' });
    const picture = fieldAt(tree, files, placeOf('proof.testimonials.0'));
    expect(picture && initialValue(picture, existing)).toMatchObject({ picture: { file: 'a.webp' } });
  });

  test('of several kinds is the first one', () => {
    const planner = fieldAt(tree, files, placeOf(`${HOME}.inicio.planner`));
    expect(planner?.kind === 'union' && initialValue(planner, existing)).toMatchObject({
      kind: planner?.kind === 'union' && planner.options[0]?.value,
    });
  });
});

describe('the texts to look at once another has changed', () => {
  const toCheck = (name: string, before: string, content: Files) =>
    textsToCheck(placeOf(name), before, { ...shown, files: content }).map(dotted);

  test('of the headline: the title that WhatsApp shows, while it is another', () => {
    for (const name of [`${HOME}.inicio.headline`, `${HOME}.inicio.headlineAccent`]) {
      expect(toCheck(name, 'Antes', files)).toEqual([]);
      expect(toCheck(name, 'Antes', withValue(name, 'Acorde cedo'))).toEqual(['pages/principal.socialTitle']);
    }
    const changed = withValue(`${HOME}.inicio.headline`, 'Acorde com Deus, com');
    expect(titleFromHeadline(placeOf(`${HOME}.inicio.headline`), changed)).toBe(
      'Acorde com Deus, com {minutos} minutos',
    );
    expect(titleFromHeadline(placeOf('site.name'), files)).toBeUndefined();
  });

  test('of the product’s name: those that have it as it was, but not where it is filled in', () => {
    const text = `${HOME}.sobre.text`;
    const content = withValue(text, `O ${NAME} é seu.`);
    expect(toCheck('site.name', NAME, files)).toEqual([]);
    expect(toCheck('site.name', NAME, { ...content, site: withValue('site.name', 'Outro').site })).toEqual([
      text,
    ]);
    expect(toCheck('site.name', '', content)).toEqual([]);
  });

  test('of any other text: none', () => {
    expect(toCheck('site.tagline', 'Comece', files)).toEqual([]);
  });
});

describe('the search over all fields', () => {
  const index = searchIndex(tree, files);
  const first = (question: string, file: ContentFile) =>
    search(index, question)
      .slice(0, 3)
      .map(({ place }) => place.file === file);

  test.each([
    ['onde está garantia?', 'site'],
    ['trocar o preço', 'offers'],
    ['depoimento', 'proof'],
    ['PIXEL', 'tracking'],
    ['whatsapp', 'site'],
    ['cnpj', 'site'],
    ['respostas de perguntas', 'pages/principal'],
    ['fechamento', 'pages/oferta-exclusiva'],
  ] as const)('"%s" finds %s among the first', (question, file) => {
    expect(first(question, file)).toContain(true);
  });

  test('what may be missing is found, whether it is there or not', () => {
    const found = (some: Files) =>
      search(searchIndex(tree, some), 'promoção').map(({ place }) => dotted(place));
    expect(found(files)).toContain('offers.promotion');
    expect(found(withValue('offers.promotion', { enabled: true }))[0]).toMatch(/^offers\.promotion/);
  });

  test('pages, offers and parts go by the names that the seller sees', () => {
    const trail = (name: string) => index.find(({ place }) => dotted(place) === name)?.trail;
    expect(trail('pages/oferta-exclusiva.sections.fechamento.text')?.[0]).toBe('Oferta exclusiva');
    expect(trail('offers.offers.exclusiva.price')).toContain('Oferta exclusiva');
  });

  test('a phone stands as its field shows it, where the seller looks for it, and is found by its digits', () => {
    const found = searchIndex(tree, withValue('site.chat.phone', '5519981234567'));
    for (const question of ['whatsapp atendimento', '19981234567', '98123-4567'])
      expect(search(found, question)[0]).toMatchObject({
        label: 'WhatsApp de atendimento',
        trail: ['Site', 'Atendimento'],
        value: '+55 (19) 98123-4567',
      });
  });

  test('nothing is found for nothing', () => {
    expect(search(index, '  ')).toEqual([]);
    expect(search(index, 'xyzzy')).toEqual([]);
  });
});
