import { expect, it } from 'vitest';
import { checkoutPlatform } from './checkoutPlatform.ts';

it.each([
  ['https://pay.hotmart.com/A1234567B?off=abc', 'Hotmart'],
  ['https://pay.kiwify.com.br/AbCdEfG', 'Kiwify'],
  ['https://pay.kiwify.com/AbCdEfG', 'Kiwify'],
  ['https://pay.cakto.com.br/abc_123', 'Cakto'],
  ['https://pay.kirvano.com/0f8fad5b', 'Kirvano'],
  ['https://go.perfectpay.com.br/PPU38', 'Perfect Pay'],
  ['https://sun.eduzz.com/123456', 'Eduzz'],
  ['https://app.monetizze.com.br/checkout/ABC', 'Monetizze'],
  ['https://checkout.ticto.app/O1', 'Ticto'],
  ['https://checkout.ticto.com.br/O1', 'Ticto'],
  ['https://HOTMART.com/pt-br', 'Hotmart'],
])('%s is a page of %s', (link, name) => {
  expect(checkoutPlatform(link)).toBe(name);
});

it.each([
  'https://pay.example.com/planner',
  'https://naohotmart.com/a',
  'https://hotmart.com.example.com/a',
  'https://example.com/hotmart.com',
])('%s is a page of none that is known', (link) => {
  expect(checkoutPlatform(link)).toBeUndefined();
});
