import { expect, test } from 'vitest';
import { cleanLink, completeLink } from './links.ts';

test('a link loses its tracking parameters, and keeps every other character', () => {
  const pasted =
    ' https://pay.hotmart.com/A1?off=x%7Cy&sck=HOTMART_PRODUCT_PAGE&utm_source=organic&bid=2#topo ';
  expect(cleanLink(pasted)).toEqual({
    link: 'https://pay.hotmart.com/A1?off=x%7Cy&bid=2#topo',
    removed: ['sck', 'utm_source'],
    platform: 'Hotmart',
  });
});

test.each([
  ['www.planneramanhecer.com.br', 'https://www.planneramanhecer.com.br'],
  ['pay.kiwify.com.br/abc?off=1', 'https://pay.kiwify.com.br/abc?off=1'],
  ['http://meusite.com.br/', 'https://meusite.com.br'],
  ['https://loja.exemplo.com.br/?produto=1', 'https://loja.exemplo.com.br/?produto=1'],
  ['\u200b\u00a0pay.cakto.com.br/a\u200ebc\ufeff', 'https://pay.cakto.com.br/abc'],
  ['ainda não tenho', 'ainda não tenho'],
])('the typed address "%s" becomes "%s"', (typed, completed) => {
  expect(completeLink(typed)).toBe(completed);
});
