// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { startDialogBackdrop } from './dialogBackdrop.ts';
import { find, press } from './fakeScreen.ts';

const isOpen = () => find<HTMLDialogElement>('dialog').open;

beforeEach(() => {
  document.body.innerHTML = '<main></main><dialog><p>Espere!</p></dialog>';
  find<HTMLDialogElement>('dialog').showModal();
});

it('closes the dialog when its backdrop is pressed, which is outside of all it holds', () => {
  const stop = startDialogBackdrop();
  press(find('dialog'));
  expect(isOpen()).toBe(false);
  stop();
});

it('leaves it open when what it holds, or something that is no dialog, is pressed', () => {
  const stop = startDialogBackdrop();
  press(find('dialog p'));
  press(find('main'));
  expect(isOpen()).toBe(true);
  stop();
});

it('leaves it open once stopped', () => {
  startDialogBackdrop()();
  press(find('dialog'));
  expect(isOpen()).toBe(true);
});
