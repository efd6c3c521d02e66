// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { promotion, shipped } from '../../tests/support/pageContext.ts';
import { renderSection, textsOf } from '../../tests/support/renderSection.tsx';
import type { Offers } from '../content-model/files/offers.ts';
import { Announcement } from './announcement/Announcement.tsx';
import { Comparison } from './comparison/Comparison.tsx';
import { ContentSection } from './content/ContentSection.tsx';
import { Curriculum } from './curriculum/Curriculum.tsx';
import type { SectionOf } from './index.ts';
import { Testimonials } from './testimonials/Testimonials.tsx';
import { TextSection } from './text/TextSection.tsx';

describe('a text', () => {
  const render = (blocks: SectionOf<'text'>['blocks'], heading?: string) =>
    renderSection(TextSection, { kind: 'text', blocks, heading });

  it('has a paragraph for each line, without the empty ones', () => {
    const place = render([{ text: 'Um.\n\n **Dois** e [três](/termos).\n \nQuatro.' }]);
    expect(textsOf(place, 'p')).toEqual(['Um.', 'Dois e três.', 'Quatro.']);
    expect(textsOf(place, 'strong, a[href="/termos"]')).toEqual(['Dois', 'três']);
  });

  it('has blocks with an h3 below its own heading, and with an h2 if it has none', () => {
    const blocks = [{ heading: 'Prazo', text: 'Sete dias.' }];
    expect(textsOf(render(blocks, 'Termos'), 'h3')).toEqual(['Prazo']);
    expect(textsOf(render(blocks), 'h2')).toEqual(['Prazo']);
  });
});

it.each(['card', 'plain'] as const)(
  'in a content with the look %s, words precede a picture on the left',
  (look) => {
    const media = { kind: 'picture', file: 'a.webp', alt: 'A' } as const;
    const fields = { text: 'Texto.', mediaPlace: 'left', look, media } as const;
    const place = renderSection(ContentSection, { kind: 'content', ...fields });
    const found = Array.from(place.querySelectorAll('p, img'), ({ localName }) => localName);
    expect(found).toEqual(['p', 'img']);
  },
);

it.each([
  ['row', 1],
  ['carousel', 1],
  ['grid', 0],
] as const)('testimonials as a %s have %s named rows that the keyboard scrolls', (layout, count) => {
  const items = [{ name: 'Ana L.', quote: 'Muito bom.' }];
  const place = renderSection(Testimonials, { kind: 'testimonials', heading: 'Contam', layout, items });
  expect(place.querySelectorAll('[role=group][aria-label=Contam][tabindex="0"]')).toHaveLength(count);
});

describe('a comparison', () => {
  type Body = SectionOf<'comparison'>['body'];
  type Table = Extract<Body, { kind: 'table' }>;

  const render = (body: Body) => renderSection(Comparison, { kind: 'comparison', body });
  const renderTable = (columns: string[], cells: Omit<Table['rows'][number], 'label'>) =>
    render({ kind: 'table', columns, highlighted: 'second', rows: [{ label: 'Suporte', ...cells }] });

  it('of lists has the title and the mark of each list', () => {
    const list = (mark: 'yes' | 'no') => ({ title: mark, mark, items: [`${mark} 1`, `${mark} 2`] });
    const place = render({ kind: 'lists', lists: [list('no'), list('yes')] });
    expect(textsOf(place, 'h2, li')).toEqual(['no', 'no 1', 'no 2', 'yes', 'yes 1', 'yes 2']);
    const marks = Array.from(place.querySelectorAll('path'), (path) => path.getAttribute('d'));
    expect(marks).toEqual([marks[0], marks[0], marks[2], marks[2]]);
    expect(marks[0]).not.toBe(marks[2]);
  });

  it('in a table has words for its marks, and each cell has the name of its column', () => {
    const cells = { first: { mark: 'no' }, second: { mark: 'yes', text: 'por e-mail' } } as const;
    const place = renderTable(['Sozinho', 'Curso'], cells);
    expect(textsOf(place, 'th')).toEqual(['Sozinho', 'Curso', 'Suporte']);
    expect(textsOf(place, 'td[data-column="Sozinho"]')).toEqual(['Não']);
    expect(textsOf(place, 'td[data-column="Curso"].is-highlighted')).toEqual(['Simpor e-mail']);
  });

  it('in a table shows no cell without a column, and an empty one for a missing cell', () => {
    const text = (value: string) => ({ mark: 'none', text: value }) as const;
    const cells = { first: text('um'), second: text('dois') };
    expect(textsOf(renderTable(['A', 'B'], { ...cells, third: text('três') }), 'tbody td')).toEqual([
      'um',
      'dois',
    ]);
    expect(textsOf(renderTable(['A', 'B', 'C'], cells), 'tbody td')).toEqual(['um', 'dois', '']);
  });
});

describe('a curriculum', () => {
  type Fields = SectionOf<'curriculum'>;
  const modules: Fields['modules'] = [
    { title: 'Começo', duration: '1 hora', lessons: ['Um', 'Dois'] },
    { title: 'Meio', picture: { file: 'a.webp', alt: 'A' } },
    { title: 'Fim' },
  ];
  const render = (fields: Partial<Fields>) =>
    renderSection(Curriculum, { kind: 'curriculum', layout: 'cards', modules, ...fields });

  it.each([
    // With `groups` the line above a module's title is part of the heading.
    ['groups', '1 hora Começo'],
    ['cards', 'Começo'],
    ['covers', 'Começo'],
  ] as const)('with %s has the titles of its modules one level below its heading', (layout, first) => {
    const titles = [first, 'Meio', 'Fim'];
    expect(textsOf(render({ layout }), 'h2')).toEqual(titles);
    expect(textsOf(render({ layout, heading: 'O curso' }), 'h2, h3')).toEqual(['O curso', ...titles]);
  });

  it('can open only modules with lessons, a text or a picture', () => {
    expect(textsOf(render({ layout: 'groups' }), 'summary h2')).toEqual(['1 hora Começo', 'Meio']);
  });

  it('numbers its modules only with a `counter`', () => {
    const numbered = ['Aula 1 · 1 hora', 'Aula 2', 'Aula 3', '3 aulas'];
    expect(textsOf(render({}), 'p')).toEqual(['1 hora']);
    expect(textsOf(render({ counter: 'Aula', total: '3 aulas' }), 'p')).toEqual(numbered);
  });

  it('with `covers` shows no lessons, and draws a cover for a module without a picture', () => {
    const place = render({ layout: 'covers' });
    expect(textsOf(place, 'ol li')).toEqual([]);
    expect(place.querySelectorAll('img')).toHaveLength(1);
    expect(textsOf(place, 'li > [aria-hidden]')).toEqual(['Começo', 'Fim']);
  });
});

describe('an announcement', () => {
  const DAY_MS = 24 * 3_600_000;
  const NOW_MS = Date.UTC(2026, 10, 1);
  const { offers } = shipped;
  const deadline = offers.deadline && { ...offers.deadline, validity: 'Até o dia 5.', over: 'Acabou.' };
  const announced = { startsAt: NOW_MS + DAY_MS, endsAt: NOW_MS + 2 * DAY_MS, validity: 'Dois dias.' };
  const fixed = offers.offers.map((offer) => ({ ...offer, isFixed: true }));

  /** The paragraphs in a phase. A timer is represented by its label. */
  const textsIn = (page: HTMLElement, phase: string) =>
    Array.from((page.querySelector(`[data-in-phase=${phase}]`) ?? page).querySelectorAll('p'), (line) =>
      line.getAttribute('role') === 'timer'
        ? `timer of ${page.querySelector(`#${line.getAttribute('aria-labelledby')}`)?.textContent}`
        : line.textContent,
    );

  it.each<[SectionOf<'announcement'>['time'], Partial<Offers>, more: string[], over?: string[]]>([
    ['off', { countdown: 'deadline' }, []],
    ['countdown', { countdown: 'deadline' }, ['timer of Só hoje', 'Até o dia 5.'], ['Acabou.']],
    ['date', { countdown: 'deadline' }, ['Até o dia 5.']],
    ['countdown', { countdown: 'deadline', offers: fixed }, []],
    ['countdown', { countdown: 'loop' }, ['timer of Só hoje']],
  ])('with the time %s and %o also says %j', (time, changes, more, over) => {
    const changed = { offers: { ...offers, deadline, ...changes } };
    const fields = { kind: 'announcement', text: 'Só hoje', time } as const;
    const page = renderSection(Announcement, fields, { changes: changed, nowMs: NOW_MS });
    expect(textsIn(page, 'usual')).toEqual(['Só hoje', ...more]);
    if (over) expect(textsIn(page, 'list')).toEqual(over);
  });

  it('without a countdown says when a promotion is, before and during it', () => {
    const changed = { ...offers, countdown: 'off' as const, promotion: { ...promotion, ...announced } };
    const fields = { kind: 'announcement', text: 'Só hoje', time: 'countdown' } as const;
    const page = renderSection(Announcement, fields, { changes: { offers: changed }, nowMs: NOW_MS });
    for (const phase of ['usual', 'promotion'])
      expect(textsIn(page, phase)).toEqual(['Só hoje', 'Dois dias.']);
    expect(page.querySelectorAll('[data-announcement]')).toHaveLength(2);
  });
});
