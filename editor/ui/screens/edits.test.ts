// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fieldTree, type ListField, type UnionField } from '../../../src/content-model/fieldTree.ts';
import { itemId } from '../../../src/content-model/paths.ts';
import { PAGE_KINDS } from '../../../src/page-kinds/index.ts';
import type { PageKind } from '../../../src/page-kinds/pageKind.ts';
import type { Edit, Files } from '../../api.ts';
import { fieldAt, fieldPath, listAt, moved, placeOf } from '../../places.ts';
import { renderHook, settled, startEditor } from '../../testing/ui.tsx';
import { destinationOf } from '../forms/rows.tsx';
import { useListEdits } from '../forms/useListEdits.ts';
import { editorPages, pageWithId } from '../model/parts.ts';
import { useShown } from '../state/EditorContext.tsx';
import { readRoute } from '../state/route.ts';
import { usePageEdits } from './usePageEdits.ts';
import { usePartEdits } from './usePartEdits.ts';

const SECTIONS = 'pages/principal.sections';
let { store, editor, value } = {} as Awaited<ReturnType<typeof startEditor>>;
const { item } = fieldTree().page.fields['sections'] as ListField;
const { groups: sections } = item as UnionField;

beforeEach(async () => {
  ({ store, editor, value } = await startEditor());
});

const ids = () => listAt(store.state().files, placeOf(SECTIONS)).map(itemId);
const at = (id: string) => ids().indexOf(id);
const notice = () => editor.getSnapshot().notice?.text;
const route = () => readRoute(window.location.hash);

async function expectUndone(before: Files): Promise<void> {
  await settled(editor.undo);
  expect(store.state().files).toEqual(before);
}

describe('a part', () => {
  const parts = () => renderHook(editor, () => usePartEdits(pageWithId(useShown(), 'principal')));

  test('of each kind is added at the chosen position, visible and valid, and is opened', async () => {
    // Only a contact section is left, so that new parts find nothing to refer to.
    const contact = { kind: 'contact', id: 'ajuda', heading: 'Dúvidas?', text: 'Oi', button: 'Oi' };
    const removed = ['pages/oferta-exclusiva', 'pages/principal.leave', 'pages/principal.topBar'];
    const edits: Edit[] = [
      ...removed.map((name): Edit => ({ type: 'remove', place: placeOf(name) })),
      { type: 'set', place: placeOf(SECTIONS), value: [contact], previous: value(SECTIONS) },
      { type: 'set', place: placeOf('product.modules'), value: [], previous: value('product.modules') },
    ];
    expect(await editor.apply(edits, 'Só o contato')).toBe(true);
    const { run, result } = parts();
    const kinds = Object.keys(sections);
    expect(result().kinds.map(({ value: kind }) => kind)).toEqual(kinds);
    for (const kind of kinds) {
      await run((edits) => edits.add(kind, 1));
      const [, added] = listAt(store.state().files, placeOf(SECTIONS));
      // A part that is not valid is added hidden, with a notice.
      expect([notice(), added]).toEqual([undefined, expect.objectContaining({ kind })]);
      expect(added).not.toHaveProperty('hidden');
      expect(route()).toMatchObject({ page: 'principal', part: itemId(added) });
    }
    expect(new Set(ids()).size).toBe(1 + kinds.length);
    expect(store.state().issues).toEqual([]);
  });

  test('is added after the selected part, or else before the questions and the contact that close the page', () => {
    const { indexForNew } = parts().result();
    expect(indexForNew('sobre')).toBe(at('sobre') + 1);
    for (const selected of [undefined, '.rodape']) expect(indexForNew(selected)).toBe(at('perguntas'));
  });

  test('is duplicated directly after itself, with another id', async () => {
    await parts().run((edits) => edits.duplicate(at('perguntas')));
    await parts().run((edits) => edits.duplicate(at('perguntas')));
    expect(ids().slice(8, 11)).toEqual(['perguntas', 'perguntas-3', 'perguntas-2']);
    expect(value(`${SECTIONS}.perguntas-2`)).toEqual({
      ...Object(value(`${SECTIONS}.perguntas`)),
      id: 'perguntas-2',
    });
    await settled(editor.undo);
    expect(ids().slice(8)).toEqual(['perguntas', 'perguntas-2', 'ajuda']);
  });

  test('can be hidden and shown; if a button leads to it, nothing changes and a notice names the button', async () => {
    const before = store.state().files;
    await parts().run((edits) => edits.setHidden(at('preco'), true));
    expect(notice()).toContain('Botões');
    expect(store.state().files).toEqual(before);
    await parts().run((edits) => edits.setHidden(at('sobre'), true));
    expect(value(`${SECTIONS}.sobre.hidden`)).toBe(true);
    await parts().run((edits) => edits.setHidden(at('sobre'), false));
    expect(store.state().files).toEqual(before);
  });

  test('is deleted with its menu items, unless a button leads to it; the notice names the button', async () => {
    const before = store.state().files;
    window.location.hash = '#/pagina/principal/preco';
    await parts().run((edits) => edits.remove(at('preco')));
    expect(notice()).toContain('Botões');
    expect(store.state().files).toEqual(before);
    expect(route().part).toBe('preco');
    await parts().run((edits) => edits.remove(at('sobre')));
    expect([at('sobre'), route().part]).toEqual([-1, 'preco']);
    const menu = listAt(store.state().files, placeOf('pages/principal.topBar.menu'));
    expect(menu.map((item) => Object(item).to)).toEqual(['como-funciona', 'depoimentos', 'preco']);
    await expectUndone(before);
  });
});

describe('a page', () => {
  const pages = () => renderHook(editor, usePageEdits);
  const page = (id: string) => pageWithId(store.state(), id);

  /** Adds a page of a kind. Returns the function that is called with the issues if the page is refused. */
  async function add(kind: PageKind, path: string) {
    const refused = vi.fn();
    const { name } = kind;
    const answers = { name, path, source: undefined, offer: 'b', next: '/', search: 'off' } as const;
    await pages().run((edits) => edits.add(kind, answers, refused));
    return refused;
  }
  const [EMPTY] = PAGE_KINDS as [PageKind];

  test('is not added at an address that another page has', async () => {
    const before = store.state().files;
    const refused = await add(EMPTY, '/oferta-exclusiva');
    const message = expect.stringContaining('/oferta-exclusiva');
    expect(refused.mock.lastCall?.[0]).toMatchObject([{ message }]);
    expect(store.state().files).toEqual(before);
  });

  test('is added, opened, and can be moved up and down in the list of pages', async () => {
    expect(await add(EMPTY, '/nova')).not.toHaveBeenCalled();
    expect(value('pages/nova')).toMatchObject({ path: '/nova', name: EMPTY.name });
    expect(route()).toMatchObject({ page: 'nova', part: '.pagina' });
    const order = () => editorPages(store.state()).flatMap(({ id, file }) => (file ? [id] : []));
    expect(order()).toEqual(['principal', 'oferta-exclusiva', 'obrigado', 'termos', 'nova']);
    await pages().run((edits) => edits.move(page('nova'), -1));
    expect(order()).toEqual(['principal', 'oferta-exclusiva', 'obrigado', 'nova', 'termos']);
    await pages().run((edits) => edits.move(page('nova'), 1));
    expect(order()).toEqual(['principal', 'oferta-exclusiva', 'obrigado', 'termos', 'nova']);
    expect(store.state().issues).toEqual([]);
  });

  test('can be duplicated, even if it is the main page', async () => {
    for (const id of ['principal', 'oferta-exclusiva']) {
      await pages().run((edits) => edits.duplicate(page(id)));
      expect(notice()).toContain('adicionada');
    }
    const { path, name, ...copy } = Object(value('pages/pagina-principal-copia'));
    const { path: _, name: own, ...main } = Object(value('pages/principal'));
    expect([path, name, copy]).toEqual(['/pagina-principal-copia', `${own} (cópia)`, main]);
  });

  test('can be hidden and deleted, unless another page leads to it', async () => {
    const before = store.state().files;
    window.location.hash = '#/pagina/oferta-exclusiva';
    await pages().run((edits) => edits.remove(page('oferta-exclusiva')));
    expect(notice()).toContain('Página de destino');
    expect(route().page).toBe('oferta-exclusiva');
    await pages().run((edits) => edits.setHidden(page('oferta-exclusiva'), true));
    expect(notice()).toContain('Página de destino');
    expect(store.state().files).toEqual(before);
    const leave = placeOf('pages/principal.leave');
    await settled(() => editor.apply([{ type: 'remove', place: leave }], 'Nada'));
    const free = store.state().files;
    await pages().run((edits) => edits.setHidden(page('oferta-exclusiva'), true));
    expect(value('pages/oferta-exclusiva.hidden')).toBe(true);
    await pages().run((edits) => edits.setHidden(page('oferta-exclusiva'), false));
    expect(store.state().files).toEqual(free);
    await pages().run((edits) => edits.remove(page('oferta-exclusiva')));
    expect(store.state().files).not.toHaveProperty(['pages/oferta-exclusiva']);
    expect(route().page).toBe('principal');
    await expectUndone(free);
    window.location.hash = '#/pagina/termos';
    await pages().run((edits) => edits.remove(page('oferta-exclusiva')));
    expect(route().page).toBe('termos');
  });
});

/** The actions on the list at a place. */
function listEdits(name: string) {
  const place = placeOf(name);
  const field = fieldAt(fieldTree(), store.state().files, place) as ListField;
  return renderHook(editor, () => useListEdits(place, field, listAt(useShown().files, place)));
}

test('an offer can be added and duplicated with a unique id, and deleted unless something leads to it', async () => {
  const offers = () => listAt(store.state().files, placeOf('offers.offers')).map(itemId);
  const { run } = listEdits('offers.offers');
  await run((edits) => edits.add());
  await run((edits) => edits.add());
  await run((edits) => edits.duplicate(0));
  expect(offers()).toEqual(['b', 'b-2', 'a', 'exclusiva', 'nova', 'nova-2']);
  expect(store.state().issues).toEqual([]);
  await run((edits) => edits.remove(1));
  expect(notice()).toContain('apagado');
  await run((edits) => edits.remove(1));
  expect(notice()).toContain('Sobre › Botão');
  expect(offers()).toEqual(['b', 'a', 'exclusiva', 'nova', 'nova-2']);
});

test.each([
  ['a section', SECTIONS, 'preco.heading'],
  ['an item without an id', 'proof.testimonials', '2.quote'],
])('a refused value of %s stays with it when its list changes', async (_, list, path) => {
  const { run } = listEdits(list);
  const text = value(`${list}.${path}`);
  editor.write({ place: placeOf(`${list}.${path}`), value: 'a'.repeat(999), label: 'Texto' });
  await settled(editor.flush);
  for (const change of ['duplicate', 'remove'] as const) {
    await run((edits) => edits[change](0));
    await settled(editor.flush);
    const [draft] = editor.getSnapshot().drafts.values();
    expect([draft?.status, draft && value(fieldPath(draft.place))]).toEqual(['invalid', text]);
  }
});

test.each([
  [0, 2, 'before', ['b', 'a', 'c']],
  [2, 0, 'after', ['a', 'c', 'b']],
] as const)('item %i dropped at item %i, %s it, gives %j', (from, target, position, order) => {
  expect(moved(['a', 'b', 'c'], from, destinationOf(from, target, position))).toEqual(order);
});
