import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { pageContext, shippedPage } from '../../tests/support/pageContext.ts';
import type { Page } from '../content-model/files/page.ts';
import type { Section } from '../sections/index.ts';
import { TopBar } from './TopBar.tsx';

// Pictures need Astro.
vi.mock('../components/Logo.tsx', () => ({ Logo: () => null }));

/** The bar of the main page after a change of its sections. */
const barWith = (sections: (section: Section) => Section[], changes: Partial<Page> = {}) =>
  renderToStaticMarkup(
    <TopBar
      context={pageContext({ ...shippedPage, ...changes, sections: shippedPage.sections.flatMap(sections) })}
    />,
  );
const hrefs = (html: string) => Array.from(html.matchAll(/href="([^"]+)"/g), ([, href]) => href);

it('the menu and the green button lead to sections that the page shows', () => {
  expect(hrefs(barWith((section) => [section]))).toEqual([
    '#inicio',
    '#sobre',
    '#como-funciona',
    '#depoimentos',
    '#preco',
    '#preco',
    '#preco',
  ]);
  const hideAll = barWith((section) => [{ ...section, hidden: section.kind !== 'faq' }]);
  expect(hrefs(hideAll)).toEqual(['#perguntas']);
  expect(hideAll).not.toMatch(/<button|<nav|<ul|popover/);
});

it('the green button leads to the first price, whatever its anchor', () => {
  const bar = barWith((section) =>
    section.kind === 'pricing'
      ? [
          { ...section, id: 'planos' },
          { ...section, id: 'preco' },
        ]
      : [section],
  );
  expect(hrefs(bar).slice(-3)).toEqual(['#preco', '#planos', '#planos']);
});

it('a page without a bar has none', () => {
  expect(barWith((section) => [section], { topBar: undefined })).toBe('');
});
