import { expect, it } from 'vitest';
import { unusedScripts } from './dropUnused.ts';

const scripts = new Map([
  ['assets/late.1.js', 'import"./shared.1.js"'],
  ['assets/shared.1.js', ''],
  ['assets/trackers.1.js', 'import"./shared.2.js"'],
  ['assets/shared.2.js', 'import"./trackers.1.js"'],
]);

it('finds the scripts that no page asks for, by whatever way', () => {
  expect(unusedScripts(['<script>import("/assets/late.1.js")</script>', '<p>'], scripts)).toEqual([
    'assets/trackers.1.js',
    'assets/shared.2.js',
  ]);
});

it('leaves what any page asks for', () => {
  const pages = ['<astro-island component-url="/assets/late.1.js">', 'import("/assets/trackers.1.js")'];
  expect(unusedScripts(pages, scripts)).toEqual([]);
});
