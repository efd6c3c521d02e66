// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { isBuyLike, type Pressed, readPressed } from './buyLike.ts';
import { find } from './fakeScreen.ts';

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

describe('readPressed', () => {
  it('reads the pressed element and all around it, outwards', () => {
    document.body.innerHTML = '<main class="wrap"><a href="/checkout" class="button">Ir <b>já</b></a></main>';
    expect(readPressed(find('b'))).toMatchObject([
      { words: 'já' },
      { marks: '/checkout button', words: 'Ir já' },
      { marks: expect.stringContaining('wrap'), words: '' },
      { marks: expect.any(String) },
      { marks: expect.any(String) },
    ]);
  });

  it.each([
    ['a link that holds them', '<a><b id="pressed">já</b> <i>Comprar</i></a>', true],
    ['a button that holds them', '<button id="pressed"><b><i>Comprar</i></b></button>', true],
    ['their own element', '<p id="pressed">Quero comprar <b>já</b></p>', true],
    ['an element beside them', '<p id="pressed">Olá</p><p>Comprar</p>', false],
    ['a section that holds them somewhere', '<section id="pressed"><p>Comprar</p></section>', false],
  ])('takes the words of a press on %s: %s is buy-like: %s', (_, markup, isBuying) => {
    document.body.innerHTML = markup;
    expect(isBuyLike(readPressed(find('#pressed')))).toBe(isBuying);
  });
});
