import { beforeEach, expect, test } from 'vitest';
import { fieldPath, placeOf, valueAt } from '../../places.ts';
import { request } from '../../testing/edits.ts';
import { resetProject, startStore, textOf } from '../../testing/project.ts';
import { fields } from '../../testing/state.ts';
import { renamingEdits } from './renaming.ts';

const OFFER_PAGE = 'pages/oferta-exclusiva';

let store: ReturnType<typeof startStore>;
beforeEach(() => {
  resetProject();
  store = startStore();
});

/** Renames a page, offer or section, and returns the places of the references that change with it. */
function rename(name: string, after: string): string[] {
  const edits = renamingEdits(placeOf(name), after, { fields, files: store.state().files });
  expect(store.edit(request('Nome', ...edits))).toMatchObject({ status: 'saved', state: { issues: [] } });
  return edits.slice(0, -1).map(({ place }) => fieldPath(place));
}

test('renaming a section changes only the menu and the buttons of its own page', () => {
  expect(rename('pages/principal.sections.preco.id', 'comprar')).toEqual([
    'pages/principal.topBar.menu.3.to',
    'pages/principal.sections.inicio.buttons.0.to',
  ]);
  expect(rename('pages/principal.sections.inicio.id', 'topo')).toEqual([]);
});

test('renaming an offer changes the buttons, the pages and the texts that refer to it', () => {
  rename('offers.offers.exclusiva.id', 'so-hoje');
  expect(textOf(OFFER_PAGE)).not.toMatch(/\.exclusiva\}|: exclusiva$/m);
  expect(textOf(OFFER_PAGE)).toContain('{precoTabela.so-hoje} por {preco.so-hoje}');
  expect(valueAt(store.state().files, placeOf(`${OFFER_PAGE}.path`))).toBe('/oferta-exclusiva');
  rename('offers.offers.b.id', 'principal');
});

test('renaming a page changes the links to it, and its former address redirects to it', () => {
  const formerPaths = () => valueAt(store.state().files, placeOf(`${OFFER_PAGE}.formerPaths`));
  const changed = ['pages/principal.leave.to', `${OFFER_PAGE}.formerPaths`];
  expect(rename(`${OFFER_PAGE}.path`, '/so-hoje')).toEqual(changed);
  expect(formerPaths()).toEqual(['/oferta-exclusiva']);
  rename(`${OFFER_PAGE}.path`, '/oferta-exclusiva');
  expect(formerPaths()).toEqual(['/so-hoje']);
});

test('links in texts follow a renamed page and a renamed section', () => {
  const blocks = [{ text: 'Veja [a oferta](/oferta-exclusiva) e [o preço](#preco).' }];
  const value = { kind: 'text', id: 'termos', blocks };
  const place = placeOf('pages/principal.sections');
  store.edit(request('Texto', { type: 'insert', place, index: 1, value }));
  rename(`${OFFER_PAGE}.path`, '/so-hoje');
  rename('pages/principal.sections.preco.id', 'comprar');
  const text = valueAt(store.state().files, placeOf('pages/principal.sections.termos.blocks.0.text'));
  expect(text).toBe('Veja [a oferta](/so-hoje) e [o preço](#comprar).');
});
