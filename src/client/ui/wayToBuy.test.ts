// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { fakeVisibility, find } from '../../../tests/support/fakeScreen.ts';
import { startWayToBuy } from './wayToBuy.ts';

let screen: ReturnType<typeof fakeVisibility>;
const WAYS = ['[data-buy-bar]', '[data-top-bar-button]'];
const shown = () => WAYS.map((way) => find(way).hasAttribute('data-shown'));

beforeEach(() => {
  screen = fakeVisibility();
  document.body.innerHTML = `
    <header><a data-top-bar-button>Comprar</a></header>
    <a id="hero" data-hides-buy-bar>Quero</a>
    <a id="other" data-buy-link>Comprar</a>
    <div id="card" data-hides-buy-bar></div>
    <aside data-buy-bar></aside>`;
});

it('shows both once the hero’s button has left, but for the price card, until it is stopped', () => {
  const stop = startWayToBuy();
  const visits: [visible: string[], isShown: boolean][] = [
    [['#hero'], false],
    [[], true],
    [['#other'], true],
    [['#card', '#other'], false],
    [[], true],
    [['#hero'], false],
  ];
  for (const [visible, expected] of visits) {
    screen.show(...visible.map((selector) => find(selector)));
    expect(shown(), visible.join()).toEqual([expected, expected]);
  }
  stop();
  screen.show();
  expect(shown()).toEqual([false, false]);
});

it('does nothing on a page without the marks', () => {
  for (const mark of document.querySelectorAll('[data-hides-buy-bar]')) mark.remove();
  startWayToBuy();
  expect(screen.observed()).toEqual([]);
});
