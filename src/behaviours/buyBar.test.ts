// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isBuyBarShown, startBuyBar } from './buyBar.ts';
import { find, openView } from './fakeScreen.ts';

const PAGE = `
  <a id="hero" class="buy-link">Comprar</a>
  <section id="preco"><a id="card" class="buy-link">Comprar</a></section>
  <a id="other">Dúvidas</a>
  <aside data-buy-bar><a id="own" class="buy-link">Comprar</a></aside>
`;

const isShown = () => find('[data-buy-bar]').hasAttribute('data-shown');

let view: ReturnType<typeof openView>;
beforeEach(() => {
  view = openView();
  document.body.innerHTML = PAGE;
});
afterEach(() => vi.unstubAllGlobals());

it('shows the bar only after the price was seen and while no other buy link is in sight', () => {
  expect(isBuyBarShown(false, 0)).toBe(false);
  expect(isBuyBarShown(false, 1)).toBe(false);
  expect(isBuyBarShown(true, 1)).toBe(false);
  expect(isBuyBarShown(true, 0)).toBe(true);
});

it('follows what comes into view and leaves it', () => {
  startBuyBar();
  view.show(find('#hero'));
  expect(isShown(), 'at the top').toBe(false);
  view.show();
  expect(isShown(), 'before the price').toBe(false);
  view.show(find('#preco'));
  expect(isShown(), 'at the edge of the price').toBe(true);
  view.show(find('#preco'), find('#card'));
  expect(isShown(), 'beside the button of the price').toBe(false);
  view.show();
  expect(isShown(), 'after the price').toBe(true);
  view.show(find('#hero'));
  expect(isShown(), 'at the top again').toBe(false);
});

it('does not give way to its own button, nor to links that sell nothing', () => {
  startBuyBar();
  view.show(find('#preco'), find('#own'), find('#other'));
  expect(isShown()).toBe(true);
});

it('stays as it is once stopped', () => {
  const stop = startBuyBar();
  view.show(find('#preco'));
  stop();
  view.show(find('#hero'));
  expect(isShown()).toBe(true);
  expect(view.watched()).toEqual([]);
});

it.each([
  ['the bar', '[data-buy-bar]'],
  ['the price', '#preco'],
])('does nothing on a page without %s', (_, selector) => {
  find(selector).remove();
  expect(() => startBuyBar()()).not.toThrow();
  expect(view.watched()).toEqual([]);
});
