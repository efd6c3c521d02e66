import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SECTION_KINDS, type SectionKind } from './index.ts';
import { dayOf } from './light.ts';

const KINDS = SECTION_KINDS.map(({ kind }) => kind);

it('each section starts in the light in which the previous one ends, for any order and number of sections', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...KINDS), { minLength: 1, maxLength: 40 }), (sections) => {
      const { lights, footer } = dayOf(sections);
      // Heroes and announcements have no light.
      const edges = (edge: 'starts' | 'ends') =>
        lights.flatMap((light) => new RegExp(`${edge}-(\\w+)`).exec(light)?.[1] ?? []);
      expect(lights).toHaveLength(sections.length);
      expect([...edges('starts'), footer.slice('starts-'.length)]).toEqual(['paper', ...edges('ends')]);
    }),
  );
});

it.each<[SectionKind[], ends: string]>([
  [[], 'paper'],
  [['hero'], 'paper'],
  [['contact', 'pricing'], 'dusk'],
  [['cta'], 'dusk'],
  [['about', 'faq'], 'paper'],
  [['pricing', 'pricing'], 'dusk'],
  [['pricing', 'contact', 'faq'], 'dusk'],
  [['pricing', 'contact'], 'night'],
])('after the sections %j the footer starts in %s', (sections, light) => {
  expect(dayOf(sections).footer).toBe(`starts-${light}`);
});
