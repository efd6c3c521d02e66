// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { fakeVisibility, find } from '../../../tests/support/fakeScreen.ts';
import { startBuyBar } from './buyBar.ts';

let screen: ReturnType<typeof fakeVisibility>;
const isShown = () => find('[data-buy-bar]').hasAttribute('data-shown');

beforeEach(() => {
  screen = fakeVisibility();
  document.body.innerHTML = `
    <a id="hero" data-buy-link>Comprar</a>
    <section id="preco"><a id="card" data-buy-link>Comprar</a></section>
    <a id="other">Dúvidas</a>
    <aside data-buy-bar><a id="own" data-buy-link>Comprar</a></aside>`;
});

it('shows the bar once the price was seen, while no other buy link is visible', () => {
  const stop = startBuyBar();
  const visits: [visible: string[], isShown: boolean][] = [
    [['#hero'], false],
    [[], false],
    [['#preco'], true],
    [['#preco', '#card'], false],
    [['#own', '#other'], true],
    [['#hero'], false],
    [[], true],
  ];
  for (const [visible, expected] of visits) {
    screen.show(...visible.map((selector) => find(selector)));
    expect(isShown(), visible.join()).toBe(expected);
  }
  stop();
  screen.show(find('#hero'));
  expect(isShown()).toBe(true);
});
