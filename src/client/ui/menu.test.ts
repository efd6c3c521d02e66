// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { click, fakeScreen, find } from '../../../tests/support/fakeScreen.ts';
import { startMenu } from './menu.ts';

/**
 * Adds the popover methods that happy-dom lacks. They throw if nothing changes, as in the first browsers that supported
 * popovers.
 */
function addPopover(menu: HTMLElement) {
  let isOpen = false;
  const set = (next: boolean) => () => {
    if (isOpen === next) throw new DOMException('no change', 'InvalidStateError');
    isOpen = next;
    menu.dispatchEvent(new Event('toggle'));
  };
  const matches = menu.matches.bind(menu);
  Object.assign(menu, {
    showPopover: set(true),
    hidePopover: set(false),
    matches: (selector: string) => (selector === ':popover-open' ? isOpen : matches(selector)),
  });
}

const isOpen = () => find('#menu').matches(':popover-open');
const expanded = () => find('button').getAttribute('aria-expanded');

const screen = fakeScreen();
beforeEach(() => {
  document.body.innerHTML = `
    <button popovertarget="menu">Menu</button>
    <nav id="menu" popover><p>Seções</p><a href="#preco"><b>Preço</b></a></nav>`;
  addPopover(find('#menu'));
  startMenu();
});

it.each([
  ['#menu b', false],
  ['#menu p', true],
])('after a click on %s the menu is open: %s, and aria-expanded agrees', (selector, stays) => {
  expect(expanded()).toBe('false');
  find('#menu').showPopover();
  expect(expanded()).toBe('true');
  click(find(selector));
  expect([isOpen(), expanded()]).toEqual([stays, String(stays)]);
});

it('closes when the window becomes wide, and then a click on a link does not throw', () => {
  find('#menu').showPopover();
  screen.set({ width: 767 });
  expect(isOpen()).toBe(true);
  screen.set({ width: 768 });
  expect(isOpen()).toBe(false);
  expect(() => click(find('#menu a'))).not.toThrow();
});
