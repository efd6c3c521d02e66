// @vitest-environment happy-dom
// Tests the forms of groups, lists and optional fields.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fieldAt, placeOf } from '../../places.ts';
import { renderOn, settled, startEditor } from '../../testing/ui.tsx';
import { fieldId } from '../fields/fieldId.ts';
import { PlacesForm } from './PlacesForm.tsx';
import { focusField } from './useFocusField.ts';

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

test('focusField returns false for a field that cannot take the focus', () => {
  const place = placeOf('site.name');
  // A form below the page is invisible, which happy-dom ignores; like an inert form it cannot take the focus.
  document.body.innerHTML = `<div inert id="${fieldId(place)}"><input></div>`;
  expect(focusField(place)).toBe(false);
});
