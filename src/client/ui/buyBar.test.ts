// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeVisibility, find } from '../../../tests/support/fakeScreen.ts';
import { startBuyBar } from './buyBar.ts';

let screen: ReturnType<typeof fakeVisibility>;
const BAR_AND_BUTTON = ['[data-buy-bar]', '[data-top-bar-button]'];
/** Whether the buy bar shows, whether the top bar's button shows, and whether the root says that they do. */
const shown = () => [
  ...BAR_AND_BUTTON.map((selector) => find(selector).hasAttribute('data-shown')),
  document.documentElement.hasAttribute('data-buy-bar-shown'),
];

beforeEach(() => {
  document.documentElement.removeAttribute('data-buy-bar-shown');
  screen = fakeVisibility();
  document.body.innerHTML = `
    <header class="top-bar"><a data-top-bar-button>Comprar</a></header>
    <a id="hero" data-hides-buy-bar>Quero</a>
    <a id="other" data-buy-link>Comprar</a>
    <div id="card" data-hides-buy-bar></div>
    <aside data-buy-bar></aside>`;
});

it('shows the bar and the button while neither the hero’s button nor the price card is visible', () => {
  startBuyBar();
  for (const [visible, expected] of [
    ['#hero', false],
    ['', true],
    ['#other', true],
    ['#card, #other', false],
  ] as const) {
    screen.show(...(visible ? document.querySelectorAll(visible) : []));
    expect(shown(), visible).toEqual([expected, expected, expected]);
  }
});

it('shows the bar and the button, and measures nothing, on a page without an element that hides them', () => {
  for (const element of document.querySelectorAll('[data-hides-buy-bar]')) element.remove();
  const height = vi.spyOn(find('.top-bar'), 'clientHeight', 'get');
  startBuyBar();
  expect([...shown(), height.mock.calls]).toEqual([true, true, true, []]);
});

it('treats elements under the top bar as not visible', () => {
  vi.spyOn(find('.top-bar'), 'clientHeight', 'get').mockReturnValue(64);
  startBuyBar();
  expect(screen.margins()).toEqual(['-64px 0px 0px']);
});
