import { beforeEach, expect, test } from 'vitest';
import { fieldTree } from '../../../src/content-model/fieldTree.ts';
import type { ContentFile } from '../../api.ts';
import { fieldPath, placeOf, valueAt } from '../../places.ts';
import { resetProject, startStore, textOf } from '../../testing/project.ts';
import { renamingEdits, slugAt } from './renaming.ts';

const fields = fieldTree();
beforeEach(resetProject);

/** Renames something in a store, and returns the other places that were changed. */
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

test('only addresses and ids can be renamed', () => {
  const { files } = startStore().state();
  expect(slugAt(files, placeOf('site.name'))).toBeUndefined();
  expect(renamingEdits(placeOf('site.name'), 'x', { fields, files })).toEqual([]);
});
