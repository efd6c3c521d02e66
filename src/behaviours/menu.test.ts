// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { find, openScreen, press } from './fakeScreen.ts';
import { startMenu } from './menu.ts';

const PAGE = `
  <button popovertarget="menu">Menu</button>
  <nav id="menu" popover><p>Seções</p><a href="#preco"><b>Preço</b></a></nav>
`;

/** Gives the menu what happy-dom lacks: a popover that opens and closes and tells so; the first browsers' also threw. */
function letPopUp(menu: HTMLElement) {
  let isOpen = false;
  const turn = (next: boolean) => () => {
    if (isOpen === next) throw new DOMException('already so', 'InvalidStateError');
    isOpen = next;
    menu.dispatchEvent(new Event('toggle'));
  };
  const matches = menu.matches.bind(menu);
  Object.assign(menu, {
    showPopover: turn(true),
    hidePopover: turn(false),
    matches: (selector: string) => (selector === ':popover-open' ? isOpen : matches(selector)),
  });
}

const isOpen = () => find('#menu').matches(':popover-open');
const expanded = () => find('button').getAttribute('aria-expanded');

let screen: ReturnType<typeof openScreen>;
let stop: () => void;

beforeEach(() => {
  screen = openScreen();
  document.body.innerHTML = PAGE;
  letPopUp(find('#menu'));
  stop = startMenu();
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

describe('startMenu', () => {
  it('tells by the button whether the menu is open, from the start and at each turn', () => {
    expect(expanded()).toBe('false');
    find('#menu').showPopover();
    expect(expanded()).toBe('true');
    find('#menu').hidePopover();
    expect(expanded()).toBe('false');
  });

  it('closes the menu where a link in it was chosen before it came, and leaves it open after another press', () => {
    for (const [pressed, isStillOpen] of [
      ['#menu b', false],
      ['button', true],
    ] as const) {
      stop();
      find('#menu').showPopover();
      stop = startMenu([find(pressed)]);
      expect(isOpen()).toBe(isStillOpen);
    }
  });

  it('closes the menu when a link in it, or what a link holds, is chosen', () => {
    for (const chosen of ['#menu a', '#menu b']) {
      find('#menu').showPopover();
      press(find(chosen));
      expect(isOpen()).toBe(false);
    }
  });

  it('leaves it open when something else in it is pressed', () => {
    find('#menu').showPopover();
    press(find('#menu p'));
    press(find('#menu').childNodes[0] as Node);
    expect(isOpen()).toBe(true);
  });

  it('has nothing to close when a link is chosen in the bar of a wide screen', () => {
    screen.resize(1280);
    expect(() => press(find('#menu a'))).not.toThrow();
    expect(isOpen()).toBe(false);
  });

  it('closes the menu when the screen becomes wide enough for the bar, at 768 px', () => {
    find('#menu').showPopover();
    screen.resize(767);
    expect(isOpen()).toBe(true);
    screen.resize(768);
    expect(isOpen()).toBe(false);
  });

  it('leaves the menu to the browser once stopped', () => {
    stop();
    find('#menu').showPopover();
    press(find('#menu a'));
    screen.resize(1280);
    expect(isOpen()).toBe(true);
    expect(expanded()).toBe('false');
  });
});

it.each([
  ['without the menu', '<button popovertarget="menu">Menu</button>'],
  ['without its button', '<nav id="menu" popover></nav>'],
  ['in a browser without popovers', PAGE],
])('does nothing %s', (_, page) => {
  document.body.innerHTML = page;
  expect(() => startMenu()()).not.toThrow();
  expect(document.querySelector('[aria-expanded]')).toBeNull();
});
