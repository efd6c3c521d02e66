// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { renderSection, textsOf } from '../../../tests/support/renderSection.tsx';
import type { SectionOf } from '../index.ts';
import { Curriculum } from './Curriculum.tsx';

type Fields = SectionOf<'curriculum'>;

const modules: Fields['modules'] = [
  { title: 'Começo', duration: '1 hora', lessons: ['Um', 'Dois'] },
  { title: 'Meio', picture: { file: 'a.webp', alt: 'A' } },
  { title: 'Fim' },
];

function render(fields: Partial<Fields>): (selector: string) => string[] {
  const place = renderSection(Curriculum, { kind: 'curriculum', layout: 'cards', modules, ...fields });
  return (selector) => textsOf(place, selector);
}

it('the titles of modules are one level below the heading, if there is one', () => {
  for (const layout of ['cards', 'groups', 'covers'] as const) {
    // With `groups` the line above a module's title is part of the heading.
    const titles = [layout === 'groups' ? '1 hora Começo' : 'Começo', 'Meio', 'Fim'];
    expect(render({ layout })('h2')).toEqual(titles);
    expect(render({ layout, heading: 'O curso' })('h2, h3')).toEqual(['O curso', ...titles]);
  }
});

it('a module without lessons, a text and a picture cannot be opened', () => {
  expect(render({ layout: 'groups' })('summary h2')).toEqual(['1 hora Começo', 'Meio']);
});

it('modules are numbered only in a section with a `counter`', () => {
  expect(render({})('p')).toEqual(['1 hora']);
  expect(render({ counter: 'Aula', total: '3 aulas' })('p')).toEqual([
    'Aula 1 · 1 hora',
    'Aula 2',
    'Aula 3',
    '3 aulas',
  ]);
});

it('the layout `covers` shows no lessons, and draws a cover for a module without a picture', () => {
  const found = render({ layout: 'covers' });
  expect(found('ol li')).toEqual([]);
  expect(found('img')).toHaveLength(1);
  expect(found('li > [aria-hidden]')).toEqual(['Começo', 'Fim']);
});
