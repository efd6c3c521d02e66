import { describe, expect, test } from 'vitest';
import { fieldTree } from '../../../src/content-model/fieldTree.ts';
import type { Files, Written } from '../../api.ts';
import { dotted, fieldAt, placeOf, withEdit } from '../../places.ts';
import { NAME } from '../../testing/edits.ts';
import { startStore } from '../../testing/project.ts';
import { freeId, slugOf } from './ids.ts';
import { firstPlaceOf, pagesOf, pageWith, pageWithId, partsOf, partWith } from './parts.ts';
import { referencesTo } from './references.ts';

const tree = fieldTree();
const { files, names } = startStore().state();
const shown = (some: Files = files) => ({ fields: tree, files: some, names });

const withValue = (name: string, value: Written): Files => {
  const { file, path } = placeOf(name);
  return { ...files, [file]: withEdit(files[file], { type: 'set', path, value }) ?? null };
};
const SECTIONS = 'pages/principal.sections';
const home = (some?: Files) => partsOf(pageWithId(shown(some), 'principal'), shown(some));

describe('an id', () => {
  test.each([
    ['Perguntas frequentes', 'perguntas-frequentes'],
    ['  Ação & Reação!  ', 'acao-reacao'],
    ['10 passos', 'passos'],
    ['日本', 'parte'],
    ['2026', 'parte'],
    ['a'.repeat(50), 'a'.repeat(30)],
  ])('is made of a name: %s', (name, id) => {
    expect(slugOf(name)).toBe(id);
  });

  test.each([29, 30, 31])('of a name of %i letters and a word has no hyphen at its end', (length) => {
    expect(slugOf(`${'a'.repeat(length)} final`)).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
  });

  test('is another one where an item has it already', () => {
    const items = ['faq', 'faq-2', 'passo-9'].map((id) => ({ id }));
    expect(freeId('preco', items)).toBe('preco');
    expect(freeId('faq', items)).toBe('faq-3');
    expect(freeId('faq-2', items)).toBe('faq-3');
    expect(freeId('passo-9', items)).toBe('passo-2');
  });
});

describe('the pages', () => {
  test('are those of the content, the main one first, and two of the site itself', () => {
    expect(pagesOf(shown()).map(({ id, path }) => [id, path])).toEqual([
      ['principal', '/'],
      ['oferta-exclusiva', '/oferta-exclusiva'],
      ['privacidade', '/privacidade'],
      ['erro', '/404'],
    ]);
    expect(pagesOf(shown(withValue('pages/oferta-exclusiva.hidden', true)))[1]).toMatchObject({
      isHidden: true,
    });
    expect(pagesOf(shown({ ...files, 'pages/quebrada': null })).map(({ id }) => id)).not.toContain(
      'quebrada',
    );
  });

  test('are found by their id, or else the main one is', () => {
    expect(pageWithId(shown(), 'oferta-exclusiva').title).toBe('Oferta exclusiva');
    expect(pageWithId(shown(), 'nenhuma').id).toBe('principal');
  });

  test.each([
    ['offers.offers.b.price', 'principal'],
    ['pages/oferta-exclusiva.sections.como-funciona.items.0.title', 'oferta-exclusiva'],
    ['pages/principal.sections.aparelhos.heading', 'principal'],
    ['product.modules.0.title', 'principal'],
    ['site.notFound.heading', 'erro'],
    ['privacy.ads.pixel', 'privacidade'],
    ['tracking.metaPixel', undefined],
  ])('%s is shown on %s', (name, page) => {
    expect(pageWith(placeOf(name), shown())?.id).toBe(page);
  });
});

describe('the parts of a page', () => {
  test('name fields that are there', () => {
    for (const page of pagesOf(shown()))
      for (const { places, title } of partsOf(page, shown())) {
        expect(title).not.toBe('');
        for (const place of places) expect(fieldAt(tree, files, place), dotted(place)).toBeDefined();
      }
  });

  test('are its sections between what each page has', () => {
    expect(home().map(({ id }) => id)).toEqual([
      'pagina',
      'topo',
      ...['inicio', 'sobre', 'como-funciona', 'aparelhos', 'depoimentos', 'incluido'],
      ...['versiculo', 'preco', 'perguntas', 'ajuda'],
      'rodape',
      'comportamento',
    ]);
    expect(firstPlaceOf(home(), 'preco')).toEqual(placeOf(`${SECTIONS}.preco`));
  });

  test('stay in the list when they are hidden', () => {
    const faq = home(withValue(`${SECTIONS}.perguntas.hidden`, true)).find(({ id }) => id === 'perguntas');
    expect(faq?.section).toEqual({ kind: 'faq', index: 8, isHidden: true });
  });

  test.each(['perguntas', 'versiculo'])('of one kind are told apart by text and number: %s', (id) => {
    const { sections } = Object(files['pages/principal']);
    const copied = sections.find((section: { id: string }) => section.id === id);
    const titles = home(withValue(SECTIONS, [...sections, { ...copied, id: 'outra' }])).map(
      ({ title }) => title,
    );
    expect(new Set(titles).size).toBe(titles.length);
    expect(titles.filter((title) => title.includes(copied.heading ?? copied.text))).toHaveLength(2);
    expect(home().find((part) => part.id === id)?.title).not.toContain(':');
  });

  test('and pages show the values of names in braces in their titles', () => {
    const { sections } = Object(files['pages/principal']);
    const copied = { ...sections[1], id: 'outra', heading: 'Por que o {nome}?' };
    const changed = withValue(SECTIONS, [...sections, copied]);
    expect(home(changed).find(({ id }) => id === 'outra')?.title).toContain(`Por que o ${NAME}?`);
    expect(pagesOf(shown(withValue('pages/principal.name', 'O {nome}')))[0]?.title).toBe(`O ${NAME}`);
  });

  test('without an id go by their kind', () => {
    const withoutId = withValue(SECTIONS, [{ kind: 'faq', heading: 'Dúvidas', items: [] }]);
    expect(home(withoutId)[2]).toMatchObject({
      id: 'faq',
      places: [placeOf(`${SECTIONS}.faq`)],
    });
  });

  test('are none where a file has a text in the place of the list', () => {
    const broken = withValue(SECTIONS, 'about');
    expect(home(broken).filter(({ section }) => section)).toEqual([]);
  });

  test('have the places in them, the closest first', () => {
    const partOf = (name: string) => partWith(home(), placeOf(name))?.id;
    expect(partOf('product.benefits.0')).toBe('preco');
    expect(partOf(`${SECTIONS}.inicio.headline`)).toBe('inicio');
    expect(partOf('pages/principal.leave.to')).toBe('comportamento');
    expect(partOf('interface.skipLink')).toBeUndefined();
  });
});

describe('what a field can refer to', () => {
  const values = (to: 'offer' | 'page' | 'section', file: 'site' | 'pages/principal', some?: Files) =>
    referencesTo(to, file, shown(some)).map(({ value }) => value);

  test('are the offers by their names', () => {
    expect(referencesTo('offer', 'site', shown())[2]).toEqual({
      value: 'exclusiva',
      label: 'Oferta exclusiva',
    });
  });

  test('are the pages that are published, by their addresses', () => {
    expect(values('page', 'site')).toEqual(['/', '/oferta-exclusiva', '/privacidade']);
    expect(values('page', 'site', withValue('pages/oferta-exclusiva.hidden', true))).toEqual([
      '/',
      '/privacidade',
    ]);
  });

  test('are the sections of the same page', () => {
    expect(values('section', 'pages/principal')).toContain('preco');
    expect(values('section', 'pages/principal')).not.toContain('rodape');
    expect(values('section', 'site')).toEqual([]);
    const hidden = withValue(`${SECTIONS}.preco.hidden`, true);
    const label = referencesTo('section', 'pages/principal', shown(hidden)).find(
      ({ value }) => value === 'preco',
    )?.label;
    expect(label).toContain('escondida');
  });
});
