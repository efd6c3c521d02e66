// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { itemId } from '../../../src/content-model/paths.ts';
import { defined } from '../../../tests/support/readyContent.ts';
import { childOf, fieldAt, listAt, placeOf } from '../../places.ts';
import { shownWith } from '../../testing/state.ts';
import { renderHook, renderOn, settled, startEditor } from '../../testing/ui.tsx';
import { useInitialValue } from '../forms/useInitialValue.ts';
import { currentTest, endEdits } from '../model/abTest.ts';
import { pageWithId } from '../model/parts.ts';
import { useShown } from '../state/EditorContext.tsx';
import { TestScreen } from './TestScreen.tsx';
import { usePartEdits } from './usePartEdits.ts';

const SECTIONS = 'pages/principal.sections';
const KIWIFY = 'https://pay.kiwify.com.br';
const HEADLINE = `${SECTIONS}.inicio-b.headline`;

let { store, editor, value, set } = {} as Awaited<ReturnType<typeof startEditor>>;

beforeEach(async () => {
  ({ store, editor, value, set } = await startEditor());
});

const ids = () => listAt(store.state().files, placeOf(SECTIONS)).map(itemId);
const press = async (name: string, container = screen as Pick<typeof screen, 'getByRole'>) => {
  await userEvent.click(container.getByRole('button', { name }));
  await settled(() => undefined);
};

async function paste(input: HTMLElement, text: string): Promise<void> {
  await userEvent.click(input);
  await userEvent.paste(text);
}

const parts = () => renderHook(editor, () => usePartEdits(pageWithId(useShown(), 'principal')));

/** Gives the hero of the main page a version B with another headline. */
async function prepare(): Promise<void> {
  await parts().run((edits) => edits.testOther(ids().indexOf('inicio')));
  await set({ [HEADLINE]: 'Outro título' });
}

/** Starts the test with these sales. */
const startWith = (sales: { a: number; b: number }) =>
  set({
    'offers.offers.a.checkoutB': `${KIWIFY}/a-2`,
    'offers.offers.b.checkoutB': `${KIWIFY}/b-2`,
    'offers.offers.exclusiva.checkoutB': `${KIWIFY}/exclusiva-2`,
    'ab-test.running.started': '01/11/2026',
    'ab-test.running.target': 400,
    'ab-test.running.sales': sales,
  });

/** Presses a button that asks a question, and the button of the same name that confirms it. */
async function confirm(name: string): Promise<void> {
  await press(name);
  await press(name, within(screen.getByRole('dialog')));
}

const showScreen = () => renderOn(editor, <TestScreen place={undefined} />);

test('a part gets a version B directly after it and a prepared test, and one undo removes both', async () => {
  const before = store.state().files;
  await parts().run((edits) => edits.testOther(0));
  expect(ids().slice(0, 2)).toEqual(['inicio', 'inicio-b']);
  expect(value(`${SECTIONS}.inicio-b.versionOf`)).toBe('inicio');
  expect(value('ab-test.running.page')).toBe('/');
  expect([0, 1, 2].map(parts().result().canTest)).toEqual([false, false, true]);
  await settled(editor.undo);
  expect(store.state().files).toEqual(before);
});

test('a new menu item leads neither to a version B nor to a hidden part', async () => {
  await prepare();
  await set({ [`${SECTIONS}.sobre.hidden`]: true });
  const place = placeOf('pages/principal.topBar.menu');
  const { fields, files } = editor.getSnapshot().shown;
  const item = defined(fieldAt(fields, files, childOf(place, 0)));
  expect(renderHook(editor, useInitialValue).result()(item, place)).toMatchObject({ to: 'como-funciona' });
});

test('deleting a part also deletes its version B, and the prepared test can still be cancelled', async () => {
  await parts().run((edits) => edits.testOther(ids().indexOf('sobre')));
  await parts().run((edits) => edits.remove(ids().indexOf('sobre')));
  expect(ids()).not.toContain('sobre-b');
  expect(ids()).not.toContain('sobre');
  showScreen();
  await confirm('Cancelar o teste');
  expect(value('ab-test.running')).toBeUndefined();
});

test('a test does not start with a link of version A or an incomplete link, which gets the focus', async () => {
  await prepare();
  showScreen();
  const links = screen.getAllByRole('textbox', { name: 'Link de pagamento da versão B' });
  const pasted = [`${value('offers.offers.b.checkout')}?src=bio`, `${KIWIFY}/b2`, 'https'];
  for (const [index, link] of pasted.entries()) await paste(defined(links[index]), link);
  await press('Começar');
  expect(document.activeElement).toBe(links[2]);
  await paste(defined(links[2]), `${KIWIFY}/b3`);
  await press('Começar');
  expect(value('ab-test.running.started')).toBeUndefined();
  expect(screen.getByText(/o mesmo link da versão A/)).toBeDefined();
});

test.each([
  ['Cancelar o teste', undefined, undefined],
  ['Ficar com A', { a: 200, b: 200 }, { verdict: 'none', kept: 'a' }],
])(
  '%s deletes version B and leaves A unchanged; the history has only a started test',
  async (name, sales, finished) => {
    const before = value(SECTIONS);
    await prepare();
    if (sales) await startWith(sales);
    showScreen();
    await confirm(name);
    expect(value(SECTIONS)).toEqual(before);
    expect(currentTest(editor.getSnapshot().shown)).toBeUndefined();
    if (finished) expect(value('ab-test.finished.0')).toMatchObject(finished);
    else expect(value('ab-test.finished')).toBeUndefined();
  },
);

test('keeping B puts it in the place of A and adds the test to the history, in one step', async () => {
  await prepare();
  await startWith({ a: 100, b: 150 });
  const running = store.state().files;
  showScreen();
  expect(screen.getByRole('status').textContent).toBe('B vende mais.');
  await confirm('Ficar com B');
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
  expect(value('offers.offers.b.checkoutB')).toBeUndefined();
  expect(store.state().issues).toEqual([]);
  expect(screen.getByText(/Vendas: A 100, B 150/)).toBeDefined();
  await settled(editor.undo);
  expect(store.state().files).toEqual(running);
});

test('a test does not end while its sales are refused, and ends with the sales that were typed last', async () => {
  await prepare();
  await startWith({ a: 100, b: 0 });
  showScreen();
  const sales = screen.getByRole('textbox', { name: 'Vendas da versão B' });
  await userEvent.type(sales, 'x');
  await confirm('Ficar com B');
  expect(value('ab-test.running')).toBeDefined();
  await userEvent.clear(sales);
  await userEvent.type(sales, '150');
  await confirm('Ficar com B');
  expect(value('ab-test.finished.0.sales')).toEqual({ a: 100, b: 150 });
});

test('a version B whose version A was deleted outside the editor is kept in its own place', () => {
  const b = { kind: 'quote', id: 'b', versionOf: 'a', text: `[Leia](/termos) ${'🙏'.repeat(2500)}` };
  const running = { page: '/', started: '01/11/2026', target: 400, sales: { a: 0, b: 0 } };
  const shown = shownWith({ [SECTIONS]: [b], 'ab-test.running': running });
  const [edit, ...others] = endEdits(defined(currentTest(shown)), 'b', { shown, nowMs: 0 });
  const { versionOf: _, ...kept } = { ...b, id: 'a' };
  expect(edit).toMatchObject({ type: 'set', place: placeOf(`${SECTIONS}.b`), value: kept });
  expect(edit).not.toHaveProperty('value.versionOf');
  const versions = [{ section: 'a', b: `Leia ${'🙏'.repeat(2497)}` }];
  expect(others.at(-1)).toMatchObject({ value: [{ versions }] });
});
