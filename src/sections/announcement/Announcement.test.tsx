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

/** The paragraphs of a phase, or of the page. A timer is represented by its label. */
const textsIn = (page: HTMLElement, phase?: string) =>
  Array.from(
    (phase ? page.querySelector(`[data-in-phase=${phase}]`) : page)?.querySelectorAll('p') ?? [],
    (line) =>
      line.getAttribute('role') === 'timer'
        ? `timer of ${page.querySelector(`#${line.getAttribute('aria-labelledby')}`)?.textContent}`
        : line.textContent,
  );

it('with `time: off` only the text is shown, even if there is a deadline', () => {
  expect(textsIn(render('off', { countdown: 'deadline' }), 'usual')).toEqual(['Só hoje']);
});

it('a deadline has a countdown and a sentence until it passes, then the text `over`', () => {
  const page = render('countdown', { countdown: 'deadline' });
  expect(textsIn(page, 'usual')).toEqual(['Só hoje', 'timer of Só hoje', 'Até o dia 5.']);
  expect(textsIn(page, 'list')).toEqual(['Acabou.']);
  expect(textsIn(render('date', { countdown: 'deadline' }), 'usual')).toEqual(['Só hoje', 'Até o dia 5.']);
});

it('a countdown that loops has no sentence beside it', () => {
  expect(textsIn(render('countdown', { countdown: 'loop' }))).toEqual(['Só hoje', 'timer of Só hoje']);
  expect(textsIn(render('date', { countdown: 'loop' }))).toEqual(['Só hoje']);
});

it('with `countdown: off` the sentence of a promotion is shown before and during it', () => {
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

it('on the page of an offer with a fixed price the announcement has no deadline', () => {
  const fixed = offers.offers.map((offer) => ({ ...offer, isFixed: true }));
  expect(textsIn(render('countdown', { countdown: 'deadline', offers: fixed }), 'usual')).toEqual([
    'Só hoje',
  ]);
});
