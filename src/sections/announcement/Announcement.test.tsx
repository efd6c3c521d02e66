// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { promotion, shipped } from '../../../tests/support/pageContext.ts';
import { renderSection } from '../../../tests/support/renderSection.tsx';
import type { Content } from '../../content-model/schemas.ts';
import type { SectionOf } from '../index.ts';
import { Announcement } from './Announcement.tsx';

const DAY_MS = 24 * 3_600_000;
const NOW = Date.UTC(2026, 10, 1);
const { offers } = shipped;
const deadline = offers.deadline && { ...offers.deadline, validity: 'Até o dia 5.', over: 'Acabou.' };

const render = (time: SectionOf<'announcement'>['time'], changes: Partial<Content['offers']>) =>
  renderSection(
    Announcement,
    { kind: 'announcement', text: 'Só hoje', time },
    { changes: { offers: { ...offers, deadline, ...changes } }, nowMs: NOW },
  );

/** The texts of a phase, with the timers by what labels them. */
const textsIn = (page: HTMLElement, phase?: string) =>
  Array.from(
    (phase ? page.querySelector(`[data-in-phase=${phase}]`) : page)?.querySelectorAll('p') ?? [],
    (line) =>
      line.getAttribute('role') === 'timer'
        ? `timer of ${page.querySelector(`#${line.getAttribute('aria-labelledby')}`)?.textContent}`
        : line.textContent,
  );

it('without a time only the words are shown, also while there is a deadline', () => {
  expect(textsIn(render('off', { countdown: 'deadline' }), 'usual')).toEqual(['Só hoje']);
});

it('a deadline is counted down and said in words, and then it is over', () => {
  const page = render('countdown', { countdown: 'deadline' });
  expect(textsIn(page, 'usual')).toEqual(['Só hoje', 'timer of Só hoje', 'Até o dia 5.']);
  expect(textsIn(page, 'list')).toEqual(['Acabou.']);
  expect(textsIn(render('date', { countdown: 'deadline' }), 'usual')).toEqual(['Só hoje', 'Até o dia 5.']);
});

it('a countdown that loops needs no words, and has none', () => {
  expect(textsIn(render('countdown', { countdown: 'loop' }))).toEqual(['Só hoje', 'timer of Só hoje']);
  expect(textsIn(render('date', { countdown: 'loop' }))).toEqual(['Só hoje']);
});

it('a promotion is said in words that are true before and during it', () => {
  const announced = {
    ...promotion,
    startsAt: NOW + DAY_MS,
    endsAt: NOW + 2 * DAY_MS,
    validity: 'Dois dias.',
  };
  const page = render('countdown', { countdown: 'off', promotion: announced });
  expect(textsIn(page, 'usual')).toEqual(['Só hoje', 'Dois dias.']);
  expect(textsIn(page, 'promotion')).toEqual(['Só hoje', 'Dois dias.']);
  expect(page.querySelectorAll('[data-announcement]')).toHaveLength(2);
});

it('the page of an offer with a fixed price has no deadline', () => {
  const fixed = offers.offers.map((offer) => ({ ...offer, isFixed: true }));
  expect(textsIn(render('countdown', { countdown: 'deadline', offers: fixed }), 'usual')).toEqual([
    'Só hoje',
  ]);
});
