// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { click, find, leaveAfterEach } from '../../../tests/support/fakeScreen.ts';
import { startDialogBackdrop } from './dialogBackdrop.ts';

leaveAfterEach();

beforeEach(() => {
  document.body.innerHTML = '<main></main><dialog><p>Espere!</p></dialog>';
  find<HTMLDialogElement>('dialog').showModal();
  startDialogBackdrop();
});

it.each([
  // The target of a click on the backdrop is the dialog itself.
  ['dialog', 1, false],
  ['dialog', 2, true],
  ['dialog p', 1, true],
])('after a click on %s with the click count %i, the dialog is open: %s', (selector, detail, isOpen) => {
  click(find(selector), { detail });
  expect(find<HTMLDialogElement>('dialog').open).toBe(isOpen);
});
