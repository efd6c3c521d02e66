import { PRICE_KINDS, type SectionKind } from './index.ts';

/** The background where two sections meet. It is named after a time of day and is a colour of the palette. */
type Light = 'paper' | 'day' | 'evening' | 'dusk' | 'night';

/** The kinds with a sky of their own. */
export const HEROES: readonly SectionKind[] = ['hero', 'offerHero'];

/** The kinds with a background of their own, so without the classes of `dayOf`. */
const WITHOUT_LIGHT: readonly SectionKind[] = [...HEROES, 'announcement'];

/** The kinds that are in golden light. */
const GOLDEN: readonly SectionKind[] = [...PRICE_KINDS, 'cta'];

/** The kind with a card, around which night falls if it is the last section. */
const NIGHTLY: SectionKind = 'contact';

/**
 * The light above section `index` or, for `kinds.length`, above the footer: paper in the morning, full day in the
 * middle, paper again at section `golden`, then evening, and at the end dusk, or dusk and night around a card. Without
 * a golden section, `golden` is `kinds.length`, and there is neither evening nor dusk.
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
 * How the day passes down a page: the background classes of each section (`starts-paper ends-day`) and of the footer.
 * Each section starts in the light in which its predecessor ends, whatever their order. Heroes and announcements have
 * no such classes. Implements docs/behaviour.md#sections.
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
