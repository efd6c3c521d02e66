// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { itemId } from '../../../src/content-model/paths.ts';
import type { Edit, YamlValue } from '../../api.ts';
import { listAt, placeOf, valueAt } from '../../places.ts';
import { resetProject, startStore } from '../../testing/project.ts';
import { editorOn, renderHook, renderOn, settled } from '../../testing/ui.tsx';
import { currentTest } from '../model/abTest.ts';
import { pageWithId } from '../model/parts.ts';
import { useShown } from '../state/EditorContext.tsx';
import { TestScreen } from './TestScreen.tsx';
import { usePartEdits } from './usePartEdits.ts';

const SECTIONS = 'pages/principal.sections';
const HEADLINE = `${SECTIONS}.inicio-b.headline`;

let store: ReturnType<typeof startStore>;
let editor: Awaited<ReturnType<typeof editorOn>>;

beforeEach(async () => {
  resetProject();
  window.location.hash = '';
  store = startStore();
  editor = await editorOn(store);
});

const value = (name: string) => valueAt(store.state().files, placeOf(name));
const ids = () => listAt(store.state().files, placeOf(SECTIONS)).map(itemId);
const press = async (name: string, within_ = screen as Pick<typeof screen, 'getByRole'>) => {
  await userEvent.click(within_.getByRole('button', { name }));
  await settled(() => undefined);
};

async function paste(input: HTMLElement, text: string): Promise<void> {
  await userEvent.click(input);
  await userEvent.paste(text);
}

/** Gives the hero of the main page a version B with another headline. */
async function prepare(): Promise<void> {
  const { run } = renderHook(editor, () => usePartEdits(pageWithId(useShown(), 'principal')));
  await run((edits) => edits.testOther(ids().indexOf('inicio')));
  const place = placeOf(HEADLINE);
  await settled(() =>
    editor.apply(
      [{ type: 'set', place, value: 'Outro título', previous: valueAt(store.state().files, place) }],
      'B',
    ),
  );
}

/** Starts the test, and types the sales. */
async function startWith(
  sales: { a: number; b: number },
  values: Record<string, YamlValue> = {},
): Promise<void> {
  const checkouts = ['a', 'b', 'exclusiva'].map((offer) => ({
    offer,
    checkout: `https://pay.kiwify.com.br/${offer}-2`,
  }));
  const all = { started: '01/11/2026', checkouts, target: 400, sales, ...values };
  const edits = Object.entries(all).map(([name, next]): Edit => {
    const place = placeOf(`ab-test.running.${name}`);
    return { type: 'set', place, value: next, previous: valueAt(store.state().files, place) };
  });
  await settled(() => editor.apply(edits, 'Começo'));
}

const showScreen = () => renderOn(editor, <TestScreen place={undefined} />);

test('a part gets a version B directly after it, and one undo takes both back', async () => {
  const before = store.state().files;
  const { run } = renderHook(editor, () => usePartEdits(pageWithId(useShown(), 'principal')));
  await run((edits) => edits.testOther(0));
  expect(ids().slice(0, 2)).toEqual(['inicio', 'inicio-b']);
  expect(value(`${SECTIONS}.inicio-b.versionOf`)).toBe('inicio');
  expect(value('ab-test.running.page')).toBe('/');
  await run((edits) =>
    expect([edits.canTest(0), edits.canTest(1), edits.canTest(2)]).toEqual([false, false, true]),
  );
  await settled(editor.undo);
  expect(store.state().files).toEqual(before);
});

test('a part leaves together with its version B', async () => {
  const { run } = renderHook(editor, () => usePartEdits(pageWithId(useShown(), 'principal')));
  await run((edits) => edits.testOther(ids().indexOf('sobre')));
  await run((edits) => edits.remove(ids().indexOf('sobre')));
  expect(ids()).not.toContain('sobre-b');
  expect(ids()).not.toContain('sobre');
});

test('the test starts only with a payment link of version B for each offer', async () => {
  await prepare();
  showScreen();
  const links = screen.getAllByRole('textbox', { name: /^Link da versão B/ });
  expect(links.length).toBe(3);
  await press('Começar');
  expect(value('ab-test.running.started')).toBeUndefined();
  expect(screen.getAllByText(/Cole o link inteiro/).length).toBe(3);
  for (const [index, link] of links.entries()) await paste(link, `https://pay.kiwify.com.br/b${index}`);
  await press('Começar');
  expect(value('ab-test.running.started')).toMatch(/^\d\d\/\d\d\/\d{4}$/);
  expect(listAt(store.state().files, placeOf('ab-test.running.checkouts')).length).toBe(3);
  expect(screen.getByRole('status').textContent).toBe('Ainda não dá para saber.');
});

test('a link of version A is refused as a link of version B', async () => {
  await prepare();
  showScreen();
  const linkOfA = String(value('offers.offers.b.checkout'));
  for (const link of screen.getAllByRole('textbox', { name: /^Link da versão B/ }))
    await paste(link, linkOfA);
  await press('Começar');
  expect(screen.getAllByText(/link da versão A/).length).toBe(3);
  expect(value('ab-test.running.started')).toBeUndefined();
});

test('a prepared test is cancelled without a trace', async () => {
  const before = store.state().files;
  await prepare();
  showScreen();
  await press('Cancelar o teste');
  await press('Cancelar o teste', within(screen.getByRole('dialog')));
  expect(ids()).not.toContain('inicio-b');
  expect(currentTest(editor.getSnapshot().shown)).toBeUndefined();
  expect(valueAt(store.state().files, placeOf(SECTIONS))).toEqual(valueAt(before, placeOf(SECTIONS)));
  expect(value('ab-test.finished')).toBeUndefined();
});

test('keeping B puts it in the place of A in one step, and keeps the test in the history', async () => {
  await prepare();
  await startWith({ a: 100, b: 150 });
  const running = store.state().files;
  showScreen();
  expect(screen.getByRole('status').textContent).toBe('B vende mais.');
  await press('Ficar com B');
  await press('Ficar com B', within(screen.getByRole('dialog')));
  expect(ids().slice(0, 2)).toEqual(['inicio', itemId(listAt(running, placeOf(SECTIONS))[2])]);
  expect(value(`${SECTIONS}.inicio.headline`)).toBe('Outro título');
  expect(value(`${SECTIONS}.inicio.versionOf`)).toBeUndefined();
  expect(value('ab-test.running')).toBeUndefined();
  expect(value('ab-test.finished.0')).toMatchObject({
    page: '/',
    started: '01/11/2026',
    sales: { a: 100, b: 150 },
    verdict: 'b',
    kept: 'b',
    versions: [{ section: 'inicio', b: expect.stringContaining('Outro título') }],
  });
  expect(store.state().issues).toEqual([]);
  expect(screen.getByText(/Vendas: A 100, B 150/)).toBeDefined();
  await settled(editor.undo);
  expect(store.state().files).toEqual(running);
});

test('keeping A removes only B', async () => {
  await prepare();
  const headline = value(`${SECTIONS}.inicio.headline`);
  await startWith({ a: 200, b: 200 });
  showScreen();
  expect(screen.getByRole('status').textContent).toBe('Não há diferença que valha.');
  await press('Ficar com A');
  await press('Ficar com A', within(screen.getByRole('dialog')));
  expect(value(`${SECTIONS}.inicio.headline`)).toBe(headline);
  expect(ids()).not.toContain('inicio-b');
  expect(value('ab-test.finished.0')).toMatchObject({ verdict: 'none', kept: 'a' });
});
