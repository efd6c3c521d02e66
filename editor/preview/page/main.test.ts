// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import oneClickScript from '../../../src/client/ui/oneClick.js?raw';
import { MAP_ID } from '../sourceMap.ts';
import { startPreview } from './main.ts';

test('does not load the script of a one-click purchase, even if the address has a query', () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  history.replaceState(null, '', '/upsell?variante=a');
  document.body.innerHTML = `
    <script type="application/json" id="${MAP_ID}">{ "places": [], "spots": [], "values": {} }</script>
    <div><a data-checkout href="https://pay.example.com/">Sim</a><button data-platform hidden>Sim</button>
      <template data-one-click><script data-src="https://pay.example.com/a.js"></script></template></div>`;
  new Function(oneClickScript)();
  startPreview(location.origin);
  dispatchEvent(new Event('load'));
  expect(document.head.querySelector('script')).toBeNull();
});
