// @vitest-environment happy-dom
// Tests the forms of groups, lists and optional fields.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import sharp from 'sharp';
import { afterEach, expect, test, vi } from 'vitest';
import type { ListField } from '../../../src/content-model/fieldTree.ts';
import type { YamlValue } from '../../api.ts';
import { childOf, fieldAt, placeOf } from '../../places.ts';
import { renderOn, settled, startEditor } from '../../testing/ui.tsx';
import { fieldId } from '../fields/fieldId.ts';
import { useShown } from '../state/EditorContext.tsx';
import { ListForm } from './ListForm.tsx';
import { PlacesForm } from './PlacesForm.tsx';
import { focusField } from './useFocusField.ts';

const MODULES = placeOf('product.modules');

afterEach(() => vi.unstubAllGlobals());

test('an optional field is removed even if its text is refused', async () => {
  const name = 'pages/principal.sections.inicio.eyebrow';
  const { editor, value } = await startEditor();
  renderOn(editor, <PlacesForm places={[placeOf('pages/principal.sections.inicio')]} />);
  await settled(() => {
    editor.write({ place: placeOf(name), value: 'a'.repeat(999), label: 'Linha' });
    return editor.flush();
  });
  const { fields, files } = editor.getSnapshot().saved;
  const label = fieldAt(fields, files, placeOf(name))?.label;
  await userEvent.click(screen.getByRole('button', { name: `Tirar ${label}` }));
  await settled(editor.flush);
  expect([value(name), editor.getSnapshot().drafts.size]).toEqual([undefined, 0]);
});

test('the help of the group with which a form begins is shown once', async () => {
  const { editor } = await startEditor();
  renderOn(editor, <PlacesForm places={['offers.promotion', 'site.seller'].map(placeOf)} />);
  expect(screen.getAllByText(/^Um preço ainda menor/)).toHaveLength(1);
});

function Modules() {
  const { fields, files } = useShown();
  return <ListForm place={MODULES} field={fieldAt(fields, files, MODULES) as ListField} isTop />;
}

test('pictures are added even if the list changes during the upload; those that do not fit are named', async () => {
  const { editor, value, set } = await startEditor();
  const modules = value('product.modules') as YamlValue[];
  await set({
    'product.modules': Array.from({ length: 19 }, (_, index) => modules[index % modules.length] ?? ''),
  });
  renderOn(editor, <Modules />);
  const png = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#dde6dd' } })
    .png()
    .toBuffer();
  const read = vi.fn(async () => ({ width: 1600, height: 1200 }));
  read.mockImplementationOnce(async () => {
    await editor.apply([{ type: 'remove', place: childOf(MODULES, 0) }], 'Uma a menos');
    return { width: 1600, height: 1200 };
  });
  vi.stubGlobal('createImageBitmap', read);
  const files = ['a.png', 'b.png', 'c.png'].map((name) => new File([new Uint8Array(png)], name));
  await userEvent.upload(document.querySelector('input[type=file]') as HTMLInputElement, files);
  expect((await screen.findByText(/não cabe mais/)).textContent).toBe('c.png: não cabe mais nenhum item.');
  const added = (value('product.modules') as YamlValue[])
    .slice(18)
    .map((module) => Object(module).picture.file);
  expect(added).toEqual(['product/a.png', 'product/b.png']);
});

test('focusField returns false for a field that cannot take the focus', () => {
  const place = placeOf('site.name');
  // A form below the page is invisible, which happy-dom ignores; like an inert form it cannot take the focus.
  document.body.innerHTML = `<div inert id="${fieldId(place)}"><input></div>`;
  expect(focusField(place)).toBe(false);
});
