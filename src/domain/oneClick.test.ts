import { expect, it } from 'vitest';
import { oneClickIn, readOneClick } from './oneClick.ts';

const KIWIFY = `<div style="text-align:center" id="kiwify-upsell-Ab3xY9z" data-upsell-url="" data-downsell-url="https://x.com/nao">
  <button id="kiwify-upsell-trigger-Ab3xY9z" style="color:#fff">Sim, eu aceito!</button>
  <div id="kiwify-upsell-cancel-trigger-Ab3xY9z">Não</div></div>`;
const HOTMART = `<div id="hotmart-sales-funnel"></div>
  <script src="https://checkout.hotmart.com/lib/hotmart-checkout-elements.js"></script>
  <script>checkoutElements.init('salesFunnel').mount('#hotmart-sales-funnel')</script>`;

it.each([
  [KIWIFY, 'kiwify:Ab3xY9z'],
  ['<button id="kiwify-upsell-trigger-6xb0tlP">', 'kiwify:6xb0tlP'],
  [
    `<script src="https://snippets.kiwify.com/upsell-v2/upsell.min.js"></script>${KIWIFY}`,
    'kiwify-v2:Ab3xY9z',
  ],
  [HOTMART, 'hotmart'],
])('keeps only the number of a known code: %#', (pasted, kept) => {
  expect(oneClickIn(pasted)).toBe(kept);
  expect(oneClickIn(kept)).toBe(kept);
  expect(readOneClick(kept)).toBeDefined();
});

it.each([
  '',
  '<script src="https://snippets.kiwify.com/upsell/upsell.min.js"></script>',
  '<div id="kiwify-upsell-cancel-trigger"></div>',
  'https://pay.kiwify.com.br/abc123',
  '<script src="https://evil.example.com/kiwify.js"></script>',
  'kiwify:"><script>',
])('refuses %s', (pasted) => {
  expect(readOneClick(oneClickIn(pasted))).toBeUndefined();
});
