import { expect, it } from 'vitest';
import { cleanOneClickCode, oneClickFault, readOneClick } from './oneClick.ts';

const KIWIFY = `<div style="text-align:center" id="kiwify-upsell-Ab3xY9z" data-upsell-url="" data-downsell-url="https://x.com/nao">
  <button id="kiwify-upsell-trigger-Ab3xY9z" style="color:#fff">Sim, eu aceito!</button>
  <div id="kiwify-upsell-cancel-trigger-Ab3xY9z">Não</div></div>`;
const ELEMENTS = 'https://checkout.hotmart.com/lib/hotmart-checkout-elements.js';
const HOTMART = `<div id="hotmart-sales-funnel"></div>
  <script src="${ELEMENTS}"></script>
  <script>checkoutElements.init('salesFunnel').mount('#hotmart-sales-funnel')</script>`;

const OLD = 'https://snippets.kiwify.com/upsell/upsell.min.js';
const NEW = 'https://snippets.kiwify.com/upsell-v2/upsell.min.js';

const kiwify = (code: string, script: string) => ({ platform: 'Kiwify', code, script });

it.each([
  [KIWIFY, 'kiwify:Ab3xY9z', kiwify('Ab3xY9z', OLD)],
  ['<div id="kiwify-upsell-6xb0tlP">', 'kiwify:6xb0tlP', kiwify('6xb0tlP', OLD)],
  [`<script src="${NEW}"></script>${KIWIFY}`, 'kiwify-v2:Ab3xY9z', kiwify('Ab3xY9z', NEW)],
  [HOTMART, 'hotmart', { platform: 'Hotmart', script: ELEMENTS }],
])('shortens a known code to its platform and its offer: %#', (pasted, kept, oneClick) => {
  expect(cleanOneClickCode(pasted)).toBe(kept);
  expect(cleanOneClickCode(kept)).toBe(kept);
  expect(readOneClick(kept)).toEqual(oneClick);
});

it.each([
  [`<script src="${OLD}"></script>`, 'falta o código do botão'],
  ['http://pay.kiwify.com.br/abc123', 'isto é um link'],
  ['<div id="kiwify-upsell-cancel-trigger"></div>', 'não é um código'],
  ['<script src="https://evil.example.com/kiwify.js"></script>', 'não é um código'],
  ['veja https://pay.kiwify.com.br/abc123', 'não é um código'],
  ['https://pay.kiwify.com.br/abc123 e outro', 'não é um código'],
  ['kiwify:Ab3xY9z"><script>', 'não é um código'],
  ['"><script>kiwify:Ab3xY9z', 'não é um código'],
  ['', 'não é um código'],
])('refuses %s with its reason', (pasted, reason) => {
  expect(readOneClick(cleanOneClickCode(pasted))).toBeUndefined();
  expect(oneClickFault(pasted)).toContain(reason);
});
