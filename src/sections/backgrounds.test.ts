import fc from 'fast-check';
import { expect, it } from 'vitest';
import { backgroundsOf } from './backgrounds.ts';
import { SECTION_KINDS, type SectionKind } from './index.ts';

const KINDS = SECTION_KINDS.map(({ kind }) => kind);

it('each section starts with the colour with which the previous one ends, in any order', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...KINDS), { minLength: 1, maxLength: 40 }), (sections) => {
      const { backgrounds, footer } = backgroundsOf(sections);
      // Heroes and announcements have no background classes.
      const edges = (edge: 'starts' | 'ends') =>
        backgrounds.flatMap((background) => new RegExp(`${edge}-(\\w+)`).exec(background)?.[1] ?? []);
      expect(backgrounds).toHaveLength(sections.length);
      expect([...edges('starts'), footer.slice('starts-'.length)]).toEqual(['paper', ...edges('ends')]);
    }),
  );
});

it.each<[SectionKind[], ends: string]>([
  [[], 'paper'],
  [['cta'], 'dusk'],
  [['about', 'faq'], 'paper'],
  [['pricing', 'contact', 'faq'], 'dusk'],
  [['pricing', 'contact'], 'night'],
])('after the sections %j the footer starts in %s', (sections, background) => {
  expect(backgroundsOf(sections).footer).toBe(`starts-${background}`);
});
