import { expect, test } from 'vitest';
import { leanPage } from './leanIslands.ts';

const ISLAND = 'prefix="r1" component-url="/assets/a.js" component-export="A" renderer-url="/assets/r.js"';

test('leaves an island what wakes it, and a page its words', () => {
  const words = '<p> uid="1" client="x" await-children</p>';
  expect(
    leanPage(
      `${words}<astro-island uid="Z1" ${ISLAND} props="{}" ssr client="visible" opts="{}" await-children>A<!--astro:end--></astro-island>`,
    ),
  ).toBe(`${words}<astro-island ${ISLAND} props="{}" ssr>A</astro-island>`);
});

test('keeps what the props say', () => {
  const page = `<astro-island ${ISLAND} props="{&quot;a&quot;:[0,&quot; uid=&quot;]}" ssr></astro-island>`;
  expect(leanPage(page)).toBe(page);
});

test('takes the marks between texts away outside islands alone', () => {
  const island = `<astro-island ${ISLAND} props="{}" ssr>De<!-- --> 2</astro-island>`;
  expect(leanPage(`<p>De<!-- --> 1</p>${island}<p>De<!-- --> 3</p>${island}`)).toBe(
    `<p>De 1</p>${island}<p>De 3</p>${island}`,
  );
});

test('says no "true" of what is there', () => {
  const island = `<astro-island ${ISLAND} props="{}" ssr><p data-row="true"></p></astro-island>`;
  expect(leanPage(`<p data-year="true" aria-hidden="true" data-a="1"></p>${island}`)).toBe(
    `<p data-year aria-hidden="true" data-a="1"></p>${island}`,
  );
});
