import { expect, test } from 'vitest';
import { completeLink } from './links.ts';

test.each([
  ['http://meusite.com.br/', 'https://meusite.com.br'],
  ['https://loja.exemplo.com.br/?produto=1', 'https://loja.exemplo.com.br/?produto=1'],
  ['\u200b\u00a0pay.cakto.com.br/a\u200ebc\ufeff', 'https://pay.cakto.com.br/abc'],
])('the typed address "%s" becomes "%s"', (typed, completed) => {
  expect(completeLink(typed)).toBe(completed);
});
