// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { find } from './fakeScreen.ts';
import { startWholePage } from './wholePage.ts';

it.each([
  ['click', '#price', false],
  ['click', '#price span', false],
  ['pointerdown', '#price span', false],
  ['keydown', 'main', false],
  ['click', '#offer', true],
  ['click', 'main', true],
  ['pointerdown', 'main', true],
  ['touchstart', '#price', true],
  ['scroll', 'main', true],
])(
  'before a jump the page is laid out whole: after a %s on %s its opening lasts: %s',
  (type, selector, lasts) => {
    document.body.innerHTML =
      '<main><a id="price" href="#preco"><span>Ver o preço</span></a><a id="offer" href="/oferta#topo">Oferta</a></main>';
    const { classList } = document.documentElement;
    classList.add('opening');
    startWholePage();
    expect(classList.contains('opening')).toBe(true);
    find(selector).dispatchEvent(new Event(type, { bubbles: true }));
    expect(classList.contains('opening')).toBe(lasts);
  },
);
