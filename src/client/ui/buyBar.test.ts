// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeScreen, find, findAll } from '../../../tests/support/fakeScreen.ts';
import { startBuyBar } from './buyBar.ts';

const screen = fakeScreen();
/** Whether the buy bar shows, whether the top bar's button shows, and whether the root says that they do. */
const shown = () => [
  ...findAll('[data-buy-bar], [data-top-bar-button]').map((one) => one.hasAttribute('data-shown')),
  document.documentElement.hasAttribute('data-buy-bar-shown'),
];

beforeEach(() => {
  document.body.innerHTML = `
    <header class="top-bar"><a data-top-bar-button>Comprar</a></header>
    <a id="hero" data-hides-buy-bar>Quero</a>
    <a id="other" data-buy-link>Comprar</a>
    <div id="card" data-hides-buy-bar></div>
    <aside data-buy-bar></aside>`;
});

it('shows the bar and the button while neither the hero’s button nor the price card is visible', () => {
  vi.spyOn(find('.top-bar'), 'clientHeight', 'get').mockReturnValue(64);
  startBuyBar();
  expect(screen.margins(), 'an element under the top bar is not visible').toEqual(['-64px 0px 0px']);
  for (const [visible, expected] of [
    ['#hero', false],
    ['', true],
    ['#other', true],
    ['#card, #other', false],
  ] as const) {
    screen.show(...(visible ? findAll(visible) : []));
    expect(shown(), visible).toEqual([expected, expected, expected]);
  }
});

it('shows the bar and the button, and measures nothing, on a page without an element that hides them', () => {
  for (const element of findAll('[data-hides-buy-bar]')) element.remove();
  const height = vi.spyOn(find('.top-bar'), 'clientHeight', 'get');
  startBuyBar();
  expect([...shown(), height.mock.calls]).toEqual([true, true, true, []]);
});
