// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeVisibility, find } from '../../../tests/support/fakeScreen.ts';
import { startBuyBar } from './buyBar.ts';

let screen: ReturnType<typeof fakeVisibility>;
const WAYS = ['[data-buy-bar]', '[data-top-bar-button]'];
/** Whether the bar shows, whether the top bar's button does, and whether the chat button knows about the bar. */
const shown = () => [
  ...WAYS.map((way) => find(way).hasAttribute('data-shown')),
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

it('shows both while neither the hero’s button nor the price card is visible', () => {
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

it('measures and observes nothing on a page without a hero or price button', () => {
  document.body.innerHTML = '<header class="top-bar"></header>';
  const height = vi.spyOn(find('.top-bar'), 'clientHeight', 'get');
  startBuyBar();
  expect([height.mock.calls, document.documentElement.hasAttribute('data-buy-bar-shown')]).toEqual([
    [],
    false,
  ]);
});

it('treats elements under the top bar as not visible', () => {
  vi.spyOn(find('.top-bar'), 'clientHeight', 'get').mockReturnValue(64);
  startBuyBar();
  expect(screen.margins()).toEqual(['-64px 0px 0px']);
});
