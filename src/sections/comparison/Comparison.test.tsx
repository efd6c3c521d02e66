// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { pageContext, shippedPage } from '../../../tests/support/pageContext.ts';
import type { SectionOf } from '../index.ts';
import { Comparison } from './Comparison.tsx';

type Fields = SectionOf<'comparison'>;

function render(fields: Pick<Fields, 'body'> & Partial<Fields>): (selector: string) => string[] {
  const section: Fields = { kind: 'comparison', ...fields };
  const context = pageContext(shippedPage);
  const props = { section, id: 'comparacao', light: '', context, phases: context.phases as [] };
  document.body.innerHTML = renderToStaticMarkup(<Comparison {...props} />);
  return (selector) =>
    Array.from(document.querySelectorAll(selector), ({ textContent }) => textContent ?? '');
}

type Row = Extract<Fields['body'], { kind: 'table' }>['rows'][number];

const table = (cells: Omit<Row, 'label'>): Fields['body'] => ({
  kind: 'table',
  columns: ['Sozinho', 'Curso'],
  highlighted: 'second',
  rows: [{ label: 'Suporte', ...cells }],
});

it('each list has its title and its own mark', () => {
  const list = (mark: 'yes' | 'no') => ({ title: mark, mark, items: [`${mark} 1`, `${mark} 2`] });
  const found = render({ body: { kind: 'lists', lists: [list('no'), list('yes')] } });
  expect(found('h2, li')).toEqual(['no', 'no 1', 'no 2', 'yes', 'yes 1', 'yes 2']);
  const marks = Array.from(document.querySelectorAll('path'), (path) => path.getAttribute('d'));
  expect(marks[0]).toBe(marks[1]);
  expect(marks[2]).toBe(marks[3]);
  expect(marks[0]).not.toBe(marks[2]);
});

it('a mark of a table has a word for screen readers, and each cell the name of its column', () => {
  const found = render({
    body: table({ first: { mark: 'no' }, second: { mark: 'yes', text: 'por e-mail' } }),
  });
  expect(found('th')).toEqual(['Sozinho', 'Curso', 'Suporte']);
  expect(found('td[data-column="Sozinho"]')).toEqual(['Não']);
  expect(found('td[data-column="Curso"].is-highlighted')).toEqual(['Simpor e-mail']);
});

it('a cell without a column is not shown, and a missing one is empty', () => {
  const text = (value: string) => ({ mark: 'none', text: value }) as const;
  const cells = { first: text('um'), second: text('dois') };
  const body = table({ ...cells, third: text('três') });
  expect(render({ body })('tbody td')).toEqual(['um', 'dois']);
  const three = { ...table(cells), columns: ['A', 'B', 'C'] } as Fields['body'];
  expect(render({ body: three })('tbody td')).toEqual(['um', 'dois', '']);
});
