import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readContent } from '../src/schemas/readContent.ts';
import { floorPage } from './floorPage.ts';

const floor = floorPage(readFileSync('dist/index.html', 'utf8'));

test('the floor says what the main page says', () => {
  const { home, product } = readContent();
  const words = floor.replaceAll(/<[^>]*>/g, '').replaceAll('&quot;', '"');
  const said = [
    `${home.hero.headline} ${home.hero.headlineAccent}`,
    home.about.text,
    ...home.faq.items.map(({ answer }) => answer),
    ...product.modules.map(({ description }) => description),
    home.help.text,
  ];
  for (const text of said) expect(words.replaceAll('\u00a0', ' ')).toContain(text);
});

test('the floor asks for nothing and paints nothing of its own', () => {
  expect(floor).not.toMatch(/<(?:script|style|img|picture|svg|video|noscript)|\s(?:class|style|src)=/);
  expect(floor.match(/<link\b[^>]*>/g)).toEqual(['<link rel="icon" href="data:,">']);
});

test('text stays text', () => {
  expect(floorPage('<h1>1 &lt; 2 &amp; 3</h1><a href="/?a=&quot;">x</a>')).toContain(
    '<h1>1 &lt; 2 &amp; 3</h1><a href="/?a=&quot;">x</a>',
  );
});

test('a page without a headline has no floor', () => {
  expect(() => floorPage('<p>words</p>')).toThrow('no headline');
});
