// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { renderSection, textsOf } from '../../../tests/support/renderSection.tsx';
import type { SectionOf } from '../index.ts';
import { Comparison } from './Comparison.tsx';

type Fields = SectionOf<'comparison'>;

function render(body: Fields['body']): (selector: string) => string[] {
  const place = renderSection(Comparison, { kind: 'comparison', body });
  return (selector) => textsOf(place, selector);
}

type Row = Extract<Fields['body'], { kind: 'table' }>['rows'][number];

const table = (cells: Omit<Row, 'label'>): Fields['body'] => ({
  kind: 'table',
  columns: ['Sozinho', 'Curso'],
  highlighted: 'second',
  rows: [{ label: 'Suporte', ...cells }],
});

it('each list has its title, and its items have the mark of the list', () => {
  const list = (mark: 'yes' | 'no') => ({ title: mark, mark, items: [`${mark} 1`, `${mark} 2`] });
  const found = render({ kind: 'lists', lists: [list('no'), list('yes')] });
  expect(found('h2, li')).toEqual(['no', 'no 1', 'no 2', 'yes', 'yes 1', 'yes 2']);
  const marks = Array.from(document.querySelectorAll('path'), (path) => path.getAttribute('d'));
  expect(marks[0]).toBe(marks[1]);
  expect(marks[2]).toBe(marks[3]);
  expect(marks[0]).not.toBe(marks[2]);
});

it('a mark in a table has a word for screen readers, and each cell has the name of its column', () => {
  const found = render(table({ first: { mark: 'no' }, second: { mark: 'yes', text: 'por e-mail' } }));
  expect(found('th')).toEqual(['Sozinho', 'Curso', 'Suporte']);
  expect(found('td[data-column="Sozinho"]')).toEqual(['Não']);
  expect(found('td[data-column="Curso"].is-highlighted')).toEqual(['Simpor e-mail']);
});

it('a cell without a column is not shown, and a missing cell is empty', () => {
  const text = (value: string) => ({ mark: 'none', text: value }) as const;
  const cells = { first: text('um'), second: text('dois') };
  expect(render(table({ ...cells, third: text('três') }))('tbody td')).toEqual(['um', 'dois']);
  const three = { ...table(cells), columns: ['A', 'B', 'C'] } as Fields['body'];
  expect(render(three)('tbody td')).toEqual(['um', 'dois', '']);
});
