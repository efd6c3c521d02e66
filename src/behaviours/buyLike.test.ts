import { expect, it } from 'vitest';
import { isBuyLike, type Pressed } from './buyLike.ts';

const element = (facts: Partial<Pressed>): Pressed => ({
  marks: '',
  words: '',
  ...facts,
});
const page = [element({ marks: 'wrap' }), element({ marks: 'scripts fonts-ready' })];

it.each<[string, Pressed[]]>([
  ['a checkout link', [element({ marks: 'https://loja.example/checkout/1' })]],
  ['a checkout link in capitals', [element({ marks: 'https://loja.example/CHECKOUT' })]],
  ['a link to a payment host', [element({ marks: 'https://pay.example.com/a' })]],
  ['what stands inside a checkout link', [element({}), element({ marks: '/checkout' })]],
  ['a class that says checkout', [element({ marks: 'card Checkout-box' })]],
  ['a class that says buy', [element({ marks: 'btn-buy' })]],
  ['a class around it that says buy', [element({}), element({}), element({ marks: 'buyNow' })]],
  ['a class in Portuguese', [element({ marks: 'botao-comprar' })]],
  ["the word 'comprar'", [element({ words: 'Quero comprar hoje' })]],
  ["the word 'COMPRAR'", [element({ words: 'COMPRAR' })]],
  ["the word 'Aproveitar'", [element({ words: 'Aproveitar a oferta' })]],
  ["an icon in a button that says 'aproveitar'", [element({}), element({ words: 'Aproveitar' })]],
])('%s is a buy-like click', (_, path) => {
  expect(isBuyLike([...path, ...page])).toBe(true);
});

it.each<[string, Pressed[]]>([
  ['nothing', []],
  ['a paragraph', [element({ words: 'Um dia de cada vez.' })]],
  ['a link to the price', [element({ marks: '#preco null', words: 'Preço' })]],
  ['a link to the chat', [element({ marks: 'https://wa.me/5511900000000' })]],
  [
    "other forms of the verb, such as 'aproveite' and 'compra'",
    [element({ words: 'Aproveite: compra segura' })],
  ],
])('%s is not', (_, path) => {
  expect(isBuyLike([...path, ...page])).toBe(false);
});
