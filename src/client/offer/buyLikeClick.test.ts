// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { find } from '../../../tests/support/fakeScreen.ts';
import { isBuyLikeClick } from './buyLikeClick.ts';

it.each([
  ['<a href="https://loja.example/CHECKOUT/1" id="clicked">Ir</a>', true],
  ['<a href="https://pay.example.com/a"><i id="clicked"></i></a>', true],
  ['<p class="btn-buy"><b><i id="clicked">Olá</i></b></p>', true],
  ['<p class="botao-comprar" id="clicked">Olá</p>', true],
  ['<p id="clicked">Quero comprar <b>já</b></p>', true],
  ['<a><b id="clicked">já</b> <i>Aproveitar a oferta</i></a>', true],
  ['<button id="clicked"><b><i>Comprar</i></b></button>', true],
  ['<p id="clicked">Um dia de cada vez.</p>', false],
  ['<a href="https://wa.me/5511900000000" id="clicked">Ajuda</a>', false],
  ['<p id="clicked">Aproveite: compra segura</p>', false],
  ['<p id="clicked">Olá</p><p class="buy">Comprar</p>', false],
  ['<section id="clicked"><p>Comprar</p></section>', false],
])('a click on %s is buy-like: %s', (markup, isBuyLike) => {
  document.body.innerHTML = `<main class="wrap">${markup}</main>`;
  expect(isBuyLikeClick(find('#clicked'))).toBe(isBuyLike);
});
