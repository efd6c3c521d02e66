// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { renderSection, textsOf } from '../../../tests/support/renderSection.tsx';
import type { SectionOf } from '../index.ts';
import { TextSection } from './TextSection.tsx';

const render = (fields: Pick<SectionOf<'text'>, 'blocks' | 'heading'>) =>
  renderSection(TextSection, { kind: 'text', ...fields });

it('each line is a paragraph, and empty lines are left out', () => {
  const place = render({ blocks: [{ text: 'Um.\n\n **Dois** e [três](/termos).\n \nQuatro.' }] });
  expect(textsOf(place, 'p')).toEqual(['Um.', 'Dois e três.', 'Quatro.']);
  expect(textsOf(place, 'strong, a[href="/termos"]')).toEqual(['Dois', 'três']);
});

it('headings of blocks are h3 below the heading of a section, and h2 without one', () => {
  const blocks = [{ heading: 'Prazo', text: 'Sete dias.' }];
  expect(textsOf(render({ heading: 'Termos', blocks }), 'h3')).toEqual(['Prazo']);
  expect(textsOf(render({ blocks }), 'h2')).toEqual(['Prazo']);
});
