import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { pageContext, shippedPage } from '../../tests/support/pageContext.ts';
import type { Page } from '../content-model/files/page.ts';
import { TopBar } from './TopBar.tsx';

/** The top bar of the shipped main page with `changes`. */
const barWith = (changes: Partial<Page>) =>
  renderToStaticMarkup(<TopBar context={pageContext({ ...shippedPage, ...changes })} />);
const hrefs = (html: string) => Array.from(html.matchAll(/href="#([^"]+)"/g), ([, id]) => id);
const { sections } = shippedPage;

it('the menu and the green button lead only to sections that the page shows', () => {
  const menu = ['inicio', 'sobre', 'como-funciona', 'depoimentos', 'preco'];
  expect(hrefs(barWith({}))).toEqual([...menu, 'preco', 'preco']);
  const onlyQuestions = barWith({
    sections: sections.map((section) => ({ ...section, hidden: section.kind !== 'faq' })),
  });
  expect(hrefs(onlyQuestions)).toEqual(['perguntas']);
  expect(onlyQuestions).not.toMatch(/<button|<nav|<ul|popover/);
});

it('the green button leads to the first price, whatever its anchor', () => {
  const pricing = sections.filter(({ kind }) => kind === 'pricing').map((one) => ({ ...one, id: 'planos' }));
  const bar = barWith({ sections: [...pricing, ...sections] });
  expect(hrefs(bar).slice(-3)).toEqual(['preco', 'planos', 'planos']);
});

it('renders nothing for a page without a top bar', () => {
  expect(barWith({ topBar: undefined })).toBe('');
});
