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

test.each([
  ['fonts', '[]', '[["Text", "url(/text.woff2)", {}]]', 1],
  ['phases', '[[0,"usual"]]', '[[0,"usual"],[1,"list"]]', 1],
  ['fonts', '[]', '[]', 0],
])(
  'is reloaded only if the attribute data-%s, which a script of the page has read, has changed',
  async (name, before, after, count) => {
    const map = `<script type="application/json" id="${MAP_ID}">{ "places": [], "spots": [], "values": {} }</script>`;
    for (const one of ['fonts', 'phases']) delete document.documentElement.dataset[one];
    document.documentElement.dataset[name] = before;
    document.body.innerHTML = map;
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
    document.head.innerHTML = '<title>Planner</title>';
    const page = `<html data-${name}='${after}'><head><title>Curso</title></head><body>${map}</body></html>`;
    const response = vi.fn(async () => page);
    vi.stubGlobal('fetch', async () => ({ text: response }));
    startPreview(location.origin);
    await vi.waitFor(() => expect(response).toHaveResolved());
    await new Promise(setImmediate);
    expect(reload).toHaveBeenCalledTimes(count);
    expect(document.title).toBe(count === 0 ? 'Curso' : 'Planner');
  },
);
