import { describe, expect, test } from 'vitest';
import type { ReferenceTo } from '../../../src/fields/field.ts';
import type { ContentFile, YamlValue } from '../../api.ts';
import { fieldAt, fieldPath, placeOf } from '../../places.ts';
import { NAME } from '../../testing/edits.ts';
import { fields, files, shownWith } from '../../testing/state.ts';
import { freeId, slugOf } from './ids.ts';
import { freePath } from './newPages.ts';
import { editorPages, firstPlaceOf, pageWith, pageWithId, partsOf, partWith } from './parts.ts';
import { referencesTo } from './references.ts';

const SECTIONS = 'pages/principal.sections';
const HIDDEN_PAGE = { 'pages/oferta-exclusiva.hidden': true };
const { sections } = Object(files['pages/principal']);

/** The parts of the main page, with changed values at some places. */
const home = (changes: Record<string, YamlValue> = {}) =>
  partsOf(pageWithId(shownWith(changes), 'principal'), shownWith(changes));
const partOf = (id: string, changes?: Record<string, YamlValue>) =>
  home(changes).find((part) => part.id === id);

test('a new page gets an address that no page has or has had', () => {
  const shown = shownWith({ 'pages/principal.formerPaths': ['/termos', '/termos-2'] });
  expect(freePath('/termos', shown)).toBe('/termos-3');
  expect(freePath('/termos', shownWith({ 'pages/principal.formerPaths': 5 }))).toBe('/termos-2');
});

describe('an id', () => {
  test.each([
    ['10 ações', 'acoes'],
    ['2026', 'parte'],
    // A shortened name does not end with a hyphen.
    [`${'a'.repeat(29)} final`, 'a'.repeat(29)],
    [`${'a'.repeat(28)} final`, `${'a'.repeat(28)}-f`],
  ])('is made from a name: %s', (name, id) => {
    expect(slugOf(name)).toBe(id);
  });

  test.each([
    ['faq-2', 'faq-3'],
    // An id has at most 40 characters.
    [`${'a'.repeat(37)}-bb`, `${'a'.repeat(37)}-2`],
  ])('gets a number if an item already has it: %s', (wanted, id) => {
    const items = ['faq', 'faq-2', `${'a'.repeat(37)}-bb`].map((one) => ({ id: one }));
    expect(freeId(wanted, items)).toBe(id);
  });
});

describe('the pages', () => {
  test('are the pages of the content, the main one first, then the privacy page and the 404 page', () => {
    expect(editorPages(shownWith()).map(({ id, path }) => [id, path])).toEqual([
      ['principal', '/'],
      ['oferta-exclusiva', '/oferta-exclusiva'],
      ['obrigado', '/obrigado'],
      ['termos', '/termos'],
      ['.privacidade', '/privacidade'],
      ['.erro', '/404'],
    ]);
    expect(editorPages(shownWith(HIDDEN_PAGE))[1]).toMatchObject({ isHidden: true });
    expect(editorPages(shownWith({ 'pages/quebrada': null })).map(({ id }) => id)).not.toContain('quebrada');
    expect(pageWithId(shownWith(), 'nenhuma').id).toBe('principal');
  });

  test('have different ids, and so have their parts, whatever the names of files and the ids of sections', () => {
    const section = { kind: 'faq', id: 'topo' };
    const shown = shownWith({
      'pages/erro': { path: '/erro' },
      'pages/privacidade': { path: '/2-privacidade', sections: [section] },
    });
    const pages = editorPages(shown);
    for (const list of [pages, partsOf(pageWithId(shown, 'privacidade'), shown)]) {
      const listed = list.map(({ id }) => id);
      expect(listed).toEqual([...new Set(listed)]);
    }
    expect(partsOf(pageWithId(shown, 'privacidade'), shown)[2]?.section).toBeDefined();
  });

  test.each([
    ['offers.offers.b.price', 'principal'],
    ['pages/oferta-exclusiva.sections.como-funciona.items.0.title', 'oferta-exclusiva'],
    ['site.notFound.heading', '.erro'],
    ['privacy.ads.pixel', '.privacidade'],
    ['tracking.metaPixel', undefined],
  ])('%s is shown on %s', (name, page) => {
    expect(pageWith(placeOf(name), shownWith())?.id).toBe(page);
  });
});

describe('the parts of a page', () => {
  test('have titles, and refer only to existing fields', () => {
    for (const page of editorPages(shownWith()))
      for (const { places, title } of partsOf(page, shownWith())) {
        expect(title).not.toBe('');
        for (const place of places) expect(fieldAt(fields, files, place), fieldPath(place)).toBeDefined();
      }
  });

  test('are its sections, with the parts that every page has before and after them', () => {
    expect(home().map(({ id }) => id)).toEqual([
      '.pagina',
      '.topo',
      ...['inicio', 'sobre', 'como-funciona', 'aparelhos', 'depoimentos', 'incluido'],
      ...['versiculo', 'preco', 'perguntas', 'ajuda'],
      '.rodape',
      '.comportamento',
    ]);
    expect(firstPlaceOf(home(), 'preco')).toEqual(placeOf(`${SECTIONS}.preco`));
  });

  test.each(['perguntas', 'versiculo'])('have different titles if their kind is the same: %s', (id) => {
    const copied = sections.find((section: { id: string }) => section.id === id);
    const changed = home({ [SECTIONS]: [...sections, { ...copied, id: 'outra' }] });
    const titles = changed.map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
    expect(titles.filter((title) => title.includes(copied.heading ?? copied.text))).toHaveLength(2);
    expect(partOf(id)?.title).not.toContain(':');
  });

  test('have titles in which names in braces are filled, as pages do', () => {
    const copied = { ...sections[1], id: 'outra', heading: 'Por que o {nome}?' };
    expect(partOf('outra', { [SECTIONS]: [...sections, copied] })?.title).toContain(`Por que o ${NAME}?`);
    expect(editorPages(shownWith({ 'pages/principal.name': 'O {nome}' }))[0]?.title).toBe(`O ${NAME}`);
  });

  test('are identified by their kind if they have no id', () => {
    const withoutId = { [SECTIONS]: [{ kind: 'faq', heading: 'Dúvidas', items: [] }] };
    expect(partOf('faq', withoutId)?.places).toEqual([placeOf(`${SECTIONS}.faq`)]);
  });

  test('include no sections if the file has a text instead of the list', () => {
    expect(home({ [SECTIONS]: 'about' }).filter(({ section }) => section)).toEqual([]);
  });

  test.each([
    ['product.benefits.0', 'preco'],
    ['pages/principal.leave.to', '.comportamento'],
    ['interface.skipLink', undefined],
  ])('are found by a place in them, the most specific first: %s', (name, id) => {
    expect(partWith(home(), placeOf(name))?.id).toBe(id);
  });
});

describe('a field can refer to', () => {
  const values = (to: ReferenceTo, file: ContentFile, shown = shownWith()) =>
    referencesTo(to, file, shown).map(({ value }) => value);

  test('the pages that are not hidden, by their addresses', () => {
    const others = ['/obrigado', '/termos', '/privacidade'];
    expect(values('page', 'site')).toEqual(['/', '/oferta-exclusiva', ...others]);
    expect(values('page', 'site', shownWith(HIDDEN_PAGE))).toEqual(['/', ...others]);
  });

  test('the sections of the same page', () => {
    expect(values('section', 'pages/principal')).toContain('preco');
    expect(values('section', 'pages/principal')).not.toContain('.rodape');
    expect(values('section', 'site')).toEqual([]);
    const hidden = shownWith({ [`${SECTIONS}.preco.hidden`]: true });
    const price = referencesTo('section', 'pages/principal', hidden).find(({ value }) => value === 'preco');
    expect(price?.label).toContain('escondida');
    const versionB = shownWith({ [`${SECTIONS}.preco.versionOf`]: 'inicio' });
    expect(values('section', 'pages/principal', versionB)).not.toContain('preco');
  });
});
