// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fieldTree, type ListField, type UnionField } from '../../../src/content-model/fieldTree.ts';
import { itemId } from '../../../src/content-model/paths.ts';
import { PAGE_KINDS } from '../../../src/page-kinds/index.ts';
import type { PageAnswers, PageKind } from '../../../src/page-kinds/pageKind.ts';
import type { Edit, Files, YamlValue } from '../../api.ts';
import { fieldAt, fieldPath, listAt, moved, placeOf, valueAt } from '../../places.ts';
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

const idsOf = (files: Files) => listAt(files, placeOf(SECTIONS)).map(itemId);
const ids = () => idsOf(store.state().files);
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
    const { run } = parts();
    const kinds = Object.keys(sections);
    await run((edits) => expect(edits.kinds.map(({ value: kind }) => kind)).toEqual(kinds));
    for (const kind of kinds) {
      await run((edits) => edits.add(kind, 2));
      const [, , added] = listAt(store.state().files, placeOf(SECTIONS));
      expect([notice(), added]).toEqual([undefined, expect.objectContaining({ kind })]);
      expect(route()).toMatchObject({ page: 'principal', part: itemId(added) });
    }
    expect(new Set(ids()).size).toBe(10 + kinds.length);
    expect(store.state().issues).toEqual([]);
  });

  test('of each kind can be added, without being hidden, to a site that has no such part', async () => {
    const contact: YamlValue = {
      kind: 'contact',
      id: 'ajuda',
      heading: 'Dúvidas?',
      text: 'Oi',
      button: 'Oi',
    };
    const edits: Edit[] = [
      { type: 'remove', place: placeOf('pages/oferta-exclusiva') },
      { type: 'remove', place: placeOf('pages/principal.leave') },
      { type: 'remove', place: placeOf('pages/principal.topBar') },
      { type: 'set', place: placeOf(SECTIONS), value: [contact], previous: value(SECTIONS) },
      { type: 'set', place: placeOf('product.modules'), value: [], previous: value('product.modules') },
    ];
    expect(await editor.apply(edits, 'Só o contato')).toBe(true);
    const { run } = parts();
    for (const kind of Object.keys(sections)) {
      await run((edits) => edits.add(kind, 1));
      const added = listAt(store.state().files, placeOf(SECTIONS)).find((one) => Object(one).kind === kind);
      expect([kind, notice()]).toEqual([kind, undefined]);
      expect(added).toBeDefined();
      expect(added).not.toHaveProperty('hidden');
      await settled(editor.dismissNotice);
    }
    expect(store.state().issues).toEqual([]);
  });

  test('is added after the selected part, or else before the questions and the contact that close the page', () => {
    const { indexForNew } = parts().result();
    expect(indexForNew('sobre')).toBe(at('sobre') + 1);
    for (const selected of [undefined, '.rodape']) expect(indexForNew(selected)).toBe(at('perguntas'));
  });

  test('is duplicated directly after itself, with another id', async () => {
    const { run } = parts();
    await run((edits) => edits.duplicate(at('perguntas')));
    await run((edits) => edits.duplicate(at('perguntas')));
    expect(ids().slice(8, 11)).toEqual(['perguntas', 'perguntas-3', 'perguntas-2']);
    expect(value(`${SECTIONS}.perguntas-2`)).toEqual({
      ...Object(value(`${SECTIONS}.perguntas`)),
      id: 'perguntas-2',
    });
    await settled(editor.undo);
    expect(ids().slice(8)).toEqual(['perguntas', 'perguntas-2', 'ajuda']);
  });

  test('is moved without any other change, and one undo moves it back', async () => {
    const before = store.state().files;
    const { run } = parts();
    await run((edits) => edits.move(at('ajuda'), 0));
    expect(ids().slice(0, 2)).toEqual(['ajuda', 'inicio']);
    expect(value(`${SECTIONS}.preco`)).toEqual(valueAt(before, placeOf(`${SECTIONS}.preco`)));
    await expectUndone(before);
  });

  test('can be hidden and shown; if a button leads to it, nothing changes and a notice names the button', async () => {
    const before = store.state().files;
    const { run } = parts();
    await run((edits) => edits.setHidden(at('preco'), true));
    expect(notice()).toContain('Botões');
    expect(store.state().files).toEqual(before);
    await run((edits) => edits.setHidden(at('sobre'), true));
    expect(value(`${SECTIONS}.sobre.hidden`)).toBe(true);
    await run((edits) => edits.setHidden(at('sobre'), false));
    expect(store.state().files).toEqual(before);
  });

  test('is deleted with its menu items, unless a button leads to it; the notice names the button', async () => {
    const before = store.state().files;
    const { run } = parts();
    window.location.hash = '#/pagina/principal/preco';
    await run((edits) => edits.remove(at('preco')));
    expect(notice()).toContain('Botões');
    expect(store.state().files).toEqual(before);
    expect(route().part).toBe('preco');
    await run((edits) => edits.remove(at('sobre')));
    expect([at('sobre'), route().part]).toEqual([-1, 'preco']);
    const menu = listAt(store.state().files, placeOf('pages/principal.topBar.menu'));
    expect(menu.map((item) => Object(item).to)).toEqual(['como-funciona', 'depoimentos', 'preco']);
    await expectUndone(before);
  });
});

describe('a page', () => {
  const pages = () => renderHook(editor, usePageEdits);
  const page = (id: string) => pageWithId(store.state(), id);

  const answersFor = ({ name, path }: PageKind, more: Partial<PageAnswers> = {}): PageAnswers => ({
    name,
    path,
    source: undefined,
    offer: 'b',
    next: '/',
    search: 'off',
    ...more,
  });
  const allBut = (...ids: string[]) => PAGE_KINDS.filter(({ id }) => !ids.includes(id));

  test.each(allBut('copy', 'sales'))('of the kind $id is added, opened and undone', async (kind) => {
    const before = store.state().files;
    const { run } = pages();
    const refused = vi.fn();
    const name = `${kind.path.slice(1)}-nova`;
    await run((edits) => edits.add(kind, answersFor(kind, { path: `/${name}` }), refused));
    expect(refused).not.toHaveBeenCalled();
    expect(value(`pages/${name}`)).toMatchObject({ path: `/${name}`, name: kind.name });
    expect(route()).toMatchObject({ page: name, part: '.pagina' });
    expect(store.state().issues).toEqual([]);
    await expectUndone(before);
  });

  test('is not added at an address that another page has', async () => {
    const before = store.state().files;
    const { run } = pages();
    const [kind] = PAGE_KINDS;
    const refused = vi.fn();
    const path = '/oferta-exclusiva';
    if (kind) await run((edits) => edits.add(kind, answersFor(kind, { path }), refused));
    expect(refused.mock.lastCall?.[0]).toMatchObject([{ message: expect.stringContaining(path) }]);
    expect(store.state().files).toEqual(before);
  });

  test('can be moved up and down in the list of pages', async () => {
    const { run } = pages();
    const [kind] = PAGE_KINDS;
    if (kind) await run((edits) => edits.add(kind, answersFor(kind), vi.fn()));
    const order = () => editorPages(store.state()).flatMap(({ id, file }) => (file ? [id] : []));
    expect(order()).toEqual(['principal', 'oferta-exclusiva', 'obrigado', 'termos', 'pagina-nova']);
    await run((edits) => edits.move(page('pagina-nova'), -1));
    expect(order()).toEqual(['principal', 'oferta-exclusiva', 'obrigado', 'pagina-nova', 'termos']);
    await run((edits) => edits.move(page('pagina-nova'), 1));
    expect(order()).toEqual(['principal', 'oferta-exclusiva', 'obrigado', 'termos', 'pagina-nova']);
    expect(store.state().issues).toEqual([]);
  });

  test('can be duplicated, even if it is the main page', async () => {
    const { run } = pages();
    for (const id of ['principal', 'oferta-exclusiva']) {
      await run((edits) => edits.duplicate(page(id)));
      expect(notice()).toContain('adicionada');
    }
    const { path, name, ...copy } = Object(value('pages/pagina-principal-copia'));
    const { path: _, name: own, ...main } = Object(value('pages/principal'));
    expect([path, name, copy]).toEqual(['/pagina-principal-copia', `${own} (cópia)`, main]);
  });

  test('can be hidden and deleted, unless another page leads to it', async () => {
    const { run } = pages();
    const before = store.state().files;
    window.location.hash = '#/pagina/oferta-exclusiva';
    await run((edits) => edits.remove(page('oferta-exclusiva')));
    expect(notice()).toContain('Página de destino');
    expect(route().page).toBe('oferta-exclusiva');
    await run((edits) => edits.setHidden(page('oferta-exclusiva'), true));
    expect(notice()).toContain('Página de destino');
    expect(store.state().files).toEqual(before);
    const leave = placeOf('pages/principal.leave');
    await settled(() => editor.apply([{ type: 'remove', place: leave }], 'Nada'));
    const free = store.state().files;
    await run((edits) => edits.setHidden(page('oferta-exclusiva'), true));
    expect(value('pages/oferta-exclusiva.hidden')).toBe(true);
    await run((edits) => edits.setHidden(page('oferta-exclusiva'), false));
    expect(store.state().files).toEqual(free);
    await run((edits) => edits.remove(page('oferta-exclusiva')));
    expect(store.state().files).not.toHaveProperty(['pages/oferta-exclusiva']);
    expect(route().page).toBe('principal');
    await expectUndone(free);
    window.location.hash = '#/pagina/termos';
    await run((edits) => edits.remove(page('oferta-exclusiva')));
    expect(route().page).toBe('termos');
  });
});

test('an offer can be added and duplicated with a unique id, and deleted unless something leads to it', async () => {
  const place = placeOf('offers.offers');
  const offers = () => listAt(store.state().files, place);
  const field = fieldTree().offers.fields['offers'] as ListField;
  const { run } = renderHook(editor, () => useListEdits(place, field, listAt(useShown().files, place)));
  await run((edits) => edits.add());
  await run((edits) => edits.add());
  await run((edits) => edits.duplicate(0));
  expect(offers().map(itemId)).toEqual(['b', 'b-2', 'a', 'exclusiva', 'nova', 'nova-2']);
  expect(store.state().issues).toEqual([]);
  await run((edits) => edits.remove(1));
  expect(notice()).toContain('apagado');
  await run((edits) => edits.remove(1));
  expect(notice()).toContain('Sobre › Botão');
  expect(offers().map(itemId)).toEqual(['b', 'a', 'exclusiva', 'nova', 'nova-2']);
});

test.each([
  ['a section', SECTIONS, 'preco.heading'],
  ['an item without an id', 'proof.testimonials', '2.quote'],
])('a refused value of %s stays with it when its list changes', async (_, name, path) => {
  const { fields } = editor.getSnapshot().saved;
  const list = placeOf(name);
  const field = fieldAt(fields, store.state().files, list) as ListField;
  const { run } = renderHook(editor, () => useListEdits(list, field, listAt(useShown().files, list)));
  const text = value(`${name}.${path}`);
  editor.write({ place: placeOf(`${name}.${path}`), value: 'a'.repeat(999), label: 'Texto' });
  await settled(editor.flush);
  for (const change of ['duplicate', 'remove'] as const) {
    await run((edits) => edits[change](0));
    await settled(editor.flush);
    const [draft] = editor.getSnapshot().drafts.values();
    expect([draft?.status, draft && value(fieldPath(draft.place))]).toEqual(['invalid', text]);
  }
});

test('several pictures become one item each, in one step', async () => {
  const place = placeOf('product.modules');
  const before = store.state().files;
  const field = fieldTree().product.fields['modules'] as ListField;
  const { run } = renderHook(editor, () => useListEdits(place, field, listAt(useShown().files, place)));
  const files = ['modulos/biblia.webp', 'modulos/compromissos.webp'];
  await run((edits) => edits.addPictures(files));
  expect(store.state().issues).toEqual([]);
  const added = listAt(store.state().files, place).slice(listAt(before, place).length);
  expect(added.map((module) => Object(module).picture.file)).toEqual(files);
  await expectUndone(before);
});

test.each([
  [0, 2, 'after', ['b', 'c', 'a']],
  [0, 2, 'before', ['b', 'a', 'c']],
  [2, 0, 'before', ['c', 'a', 'b']],
  [2, 0, 'after', ['a', 'c', 'b']],
  [1, 1, 'after', ['a', 'b', 'c']],
] as const)('item %i dropped at item %i, %s it, gives %j', (from, target, position, order) => {
  expect(moved(['a', 'b', 'c'], from, destinationOf(from, target, position))).toEqual(order);
});
