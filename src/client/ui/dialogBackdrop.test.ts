// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { click, fakeScreen, find } from '../../../tests/support/fakeScreen.ts';
import { startDialogBackdrop } from './dialogBackdrop.ts';

fakeScreen();

it.each([
  // The target of a click on the backdrop is the dialog itself.
  ['dialog', 'dialog', 1, false],
  ['dialog', 'dialog', 2, true],
  ['dialog p', 'dialog p', 1, true],
  // A text was selected, and the mouse was released on the backdrop.
  ['dialog p', 'dialog', 1, true],
])(
  'after a press on %s and a click on %s, number %i, the dialog is open: %s',
  (pressed, clicked, detail, isOpen) => {
    document.body.innerHTML = '<main></main><dialog><p>Espere!</p></dialog>';
    const dialog = find<HTMLDialogElement>('dialog');
    dialog.showModal();
    startDialogBackdrop();
    find(pressed).dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    click(find(clicked), { detail });
    expect(dialog.open).toBe(isOpen);
  },
);
