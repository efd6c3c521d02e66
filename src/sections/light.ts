import { PRICE_KINDS, type SectionKind } from './index.ts';

/** The background where two sections meet. It is named after a time of day and is a colour of the palette. */
type Light = 'paper' | 'day' | 'evening' | 'dusk' | 'night';

/** The heroes, which have their own background. */
export const HEROES: readonly SectionKind[] = ['hero', 'offerHero'];

/** The kinds that have their own background instead of the classes of `dayOf`. */
const WITHOUT_LIGHT: readonly SectionKind[] = [...HEROES, 'announcement'];

/** The kinds whose first section on a page starts with paper and ends with evening or dusk. */
const GOLDEN: readonly SectionKind[] = [...PRICE_KINDS, 'cta'];

/** The kind that shows a card. If it is the last section, its background ends with night. */
const NIGHTLY: SectionKind = 'contact';

/**
 * The light above section `index` or, for `kinds.length`, above the footer: first paper, then day, paper again at
 * section `golden`, then evening, and at the end dusk, or dusk and night if the last section is the NIGHTLY kind.
 * Without a golden section, `golden` is `kinds.length`, and there is neither evening nor dusk.
 */
function lightAbove(index: number, golden: number, kinds: readonly SectionKind[]): Light {
  const endsInNight = kinds.at(-1) === NIGHTLY;
  const left = kinds.length - index;
  if (left === 0 && endsInNight) return 'night';
  const share = index / golden;
  if (index <= golden) return share > 0.3 && share < 0.7 ? 'day' : 'paper';
  return left === (endsInNight ? 1 : 0) ? 'dusk' : 'evening';
}

/**
 * The background classes of each section (`starts-paper ends-day`) and of the footer, which pass through a day. Each
 * section starts with the light with which the previous one ends, in any order of the sections. Heroes and
 * announcements have no such classes. Implements docs/behaviour.md#sections.
 */
export function dayOf(sections: readonly SectionKind[]): { lights: string[]; footer: string } {
  const kinds = sections.filter((kind) => !WITHOUT_LIGHT.includes(kind));
  const found = kinds.findIndex((kind) => GOLDEN.includes(kind));
  const golden = found < 0 ? kinds.length : found;
  const boundaries = Array.from({ length: kinds.length + 1 }, (_, index) => lightAbove(index, golden, kinds));
  let next = 0;
  const lights = sections.map((kind) => {
    if (WITHOUT_LIGHT.includes(kind)) return '';
    next += 1;
    return `starts-${boundaries[next - 1]} ends-${boundaries[next]}`;
  });
  return { lights, footer: `starts-${boundaries.at(-1)}` };
}
