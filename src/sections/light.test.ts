import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SECTION_KINDS, type SectionKind } from './index.ts';
import { dayOf } from './light.ts';

const KINDS = SECTION_KINDS.map(({ kind }) => kind);
const edges = (sections: readonly SectionKind[]) => {
  const { lights, footer } = dayOf(sections);
  // A hero has a sky of its own.
  const [begun, ended] = ['starts', 'ends'].map((edge) =>
    lights.flatMap((light) => new RegExp(`${edge}-(\\w+)`).exec(light)?.[1] ?? []),
  );
  return { lights, footer, begun, ended };
};

it('each section begins in the light in which the one before ends, in any order and any number', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...KINDS), { minLength: 1, maxLength: 40 }), (sections) => {
      const { lights, footer, begun = [], ended = [] } = edges(sections);
      expect(lights).toHaveLength(sections.length);
      expect([...begun, footer.slice('starts-'.length)]).toEqual(['paper', ...ended]);
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
])('%j end in %s', (sections, light) => {
  expect(dayOf(sections).footer).toBe(`starts-${light}`);
});

it('the day brightens towards the middle, and turns to evening after the price', () => {
  const morning = ['hero', 'about', 'steps', 'content', 'testimonials', 'gallery', 'quote'] as const;
  const { ended, lights, footer } = edges([...morning, 'pricing', 'faq', 'contact']);
  const day = ['paper', 'day', 'day', 'day', 'paper', 'paper', 'evening', 'dusk', 'night'];
  expect([lights[0], ended, footer]).toEqual(['', day, 'starts-night']);
});
