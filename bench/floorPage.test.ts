import { expect, test } from 'vitest';
import { floorPage } from './floorPage.ts';

const page = `<!doctype html><html><head><title>Planner</title><style>h1 { color: red }</style></head>
  <body><h1 class="title">1 &lt; 2 &amp; 3</h1><div><a href="/?a=&quot;" class="b">buy <svg><title>icon</title></svg></a></div>
  <dialog>invitation</dialog><p hidden>note</p><img src="a.webp" alt="x"><script>start()</script></body></html>`;

test('keeps headline, words and link addresses, and nothing else', () => {
  const floor = floorPage(page);
  expect(floor).toContain('<title>Planner</title>');
  expect(floor).toContain('<h1>1 &lt; 2 &amp; 3</h1><a href="/?a=&quot;">buy </a>');
  expect(floor).not.toMatch(/color|class|svg|icon<|invitation|note|img|start/);
});

test('throws for a page without a headline', () => {
  expect(() => floorPage('<p>words</p>')).toThrow('no headline');
});
