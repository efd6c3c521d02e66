import { beforeEach, expect, test } from 'vitest';
import { fieldTree } from '../../../src/content-model/fieldTree.ts';
import type { ContentFile } from '../../api.ts';
import { fieldPath, placeOf, valueAt } from '../../places.ts';
import { resetProject, startStore, textOf } from '../../testing/project.ts';
import { renamingEdits, slugAt } from './renaming.ts';

const fields = fieldTree();
beforeEach(resetProject);

/**
 * Renames an item in a new store. Returns the store, the result, the other places that change, and a function that
 * undoes the renaming and checks that the files are as before.
 */
function rename(name: string, after: string) {
  const store = startStore();
  const before = store.state().files;
  const edits = renamingEdits(placeOf(name), after, { fields, files: before });
  const result = store.edit({ label: 'Nome', edits, base: store.state().revision });
  const undo = () => {
    store.undo();
    expect(store.state().files).toEqual(before);
  };
  return { result, places: edits.slice(0, -1).map(({ place }) => fieldPath(place)), store, undo };
}

test('renaming a section changes the menu and the buttons of its page only', () => {
  const { result, places, undo } = rename('pages/principal.sections.preco.id', 'comprar');
  expect(result).toMatchObject({ status: 'saved', state: { issues: [] } });
  expect(places).toEqual([
    'pages/principal.topBar.menu.3.to',
    'pages/principal.sections.inicio.buttons.0.to',
  ]);
  undo();
  expect(rename('pages/principal.sections.inicio.id', 'topo').places).toEqual([]);
});

test('renaming an offer changes the buttons, the pages and the texts that refer to it', () => {
  const { result, store, undo } = rename('offers.offers.exclusiva.id', 'so-hoje');
  expect(result).toMatchObject({ status: 'saved', state: { issues: [] } });
  const offerPage: ContentFile = 'pages/oferta-exclusiva';
  expect(textOf(offerPage)).not.toMatch(/\.exclusiva\}|: exclusiva$/m);
  expect(textOf(offerPage)).toContain('{precoTabela.so-hoje} por {preco.so-hoje}');
  expect(valueAt(store.state().files, placeOf(`${offerPage}.path`))).toBe('/oferta-exclusiva');
  undo();
  expect(rename('offers.offers.b.id', 'principal').result).toMatchObject({ status: 'saved' });
});

test('renaming a page changes the links to it, and its former address redirects to it', () => {
  const { store, places, undo } = rename('pages/oferta-exclusiva.path', '/so-hoje');
  expect(places).toEqual(['pages/principal.leave.to', 'pages/oferta-exclusiva.formerPaths']);
  const formerPaths = () => valueAt(store.state().files, placeOf('pages/oferta-exclusiva.formerPaths'));
  expect(formerPaths()).toEqual(['/oferta-exclusiva']);
  const back = renamingEdits(placeOf('pages/oferta-exclusiva.path'), '/oferta-exclusiva', {
    fields,
    files: store.state().files,
  });
  store.edit({ label: 'Endereço', edits: back, base: store.state().revision });
  expect(formerPaths()).toEqual(['/so-hoje']);
  store.undo();
  undo();
});

test('links in texts follow a renamed page and a renamed section', () => {
  const store = startStore();
  const text = {
    kind: 'text',
    id: 'termos',
    blocks: [{ text: 'Veja [a oferta](/oferta-exclusiva) e [o preço](#preco).' }],
  };
  const place = placeOf('pages/principal.sections');
  store.edit({ label: 'Texto', edits: [{ type: 'insert', place, index: 1, value: text }] });
  const textAfter = (name: string, after: string) => {
    store.edit({
      label: 'Nome',
      edits: renamingEdits(placeOf(name), after, { fields, files: store.state().files }),
    });
    return JSON.stringify(store.state().files['pages/principal']);
  };
  expect(textAfter('pages/oferta-exclusiva.path', '/so-hoje')).toContain('[a oferta](/so-hoje)');
  expect(textAfter('pages/principal.sections.preco.id', 'comprar')).toContain('[o preço](#comprar)');
});

test('only addresses and ids can be renamed', () => {
  const { files } = startStore().state();
  expect(slugAt(files, placeOf('site.name'))).toBeUndefined();
  expect(renamingEdits(placeOf('site.name'), 'x', { fields, files })).toEqual([]);
});
