// @vitest-environment happy-dom
import { createElement } from 'react';
import { expect, test } from 'vitest';
import type { ValueField } from '../../../src/content-model/fieldTree.ts';
import { fieldAt, placeOf } from '../../places.ts';
import { editorOn, render, settled } from '../../testing/hooks.ts';
import { startStore } from '../../testing/project.ts';
import { FieldInput } from './FieldInput.tsx';

test.each(['pages/principal.leave.to', 'pages/principal.sections.inicio.buttons.0.to'])(
  'a refused choice is marked as invalid: %s',
  async (name) => {
    const editor = await editorOn(startStore());
    const { fields, files } = editor.getSnapshot().saved;
    const place = placeOf(name);
    const field = fieldAt(fields, files, place) as ValueField;
    const form = await render(editor, createElement(FieldInput, { place, field }));
    const select = form.querySelector('select');
    expect(select?.getAttribute('aria-invalid')).not.toBe('true');
    await settled(() => {
      editor.write(place, '/nenhuma', field.label, 0);
      return editor.flush();
    });
    expect(select?.getAttribute('aria-invalid')).toBe('true');
  },
);
