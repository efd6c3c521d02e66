import { PRICE_KINDS, type SectionKind } from './index.ts';

/** The background colour where two sections meet, a colour of the palette. */
type Background = 'paper' | 'day' | 'evening' | 'dusk' | 'night';

/** The heroes, which have their own background. */
export const HERO_KINDS: readonly SectionKind[] = ['hero', 'offerHero'];

/** The kinds that have their own background instead of the classes of `backgroundsOf`. */
const WITH_OWN_BACKGROUND: readonly SectionKind[] = [...HERO_KINDS, 'announcement'];

/** The kinds whose first section on a page starts with paper and ends with evening or dusk. */
const GOLDEN_KINDS: readonly SectionKind[] = [...PRICE_KINDS, 'cta'];

/** The kind of the help card. If it is the last section, its background ends with night. */
const HELP_CARD: SectionKind = 'contact';

/**
 * The background above section `index` or, for `kinds.length`, above the footer: first paper, then day, paper again at
 * section `golden`, then evening, and at the end dusk, or dusk and night if the last section is a help card.
 * Without a golden section, `golden` is `kinds.length`, and there is neither evening nor dusk.
 */
function backgroundAbove(index: number, golden: number, kinds: readonly SectionKind[]): Background {
  const endsInNight = kinds.at(-1) === HELP_CARD;
  const left = kinds.length - index;
  if (left === 0 && endsInNight) return 'night';
  const share = index / golden;
  if (index <= golden) return share > 0.3 && share < 0.7 ? 'day' : 'paper';
  return left === (endsInNight ? 1 : 0) ? 'dusk' : 'evening';
}

/**
 * The background classes of each section (`starts-paper ends-day`) and of the footer, which pass through a day. Each
 * section starts with the colour with which the previous one ends, in any order of the sections. Heroes and
 * announcements have no such classes. Implements docs/behaviour.md#sections.
 */
export function backgroundsOf(sections: readonly SectionKind[]): { backgrounds: string[]; footer: string } {
  const kinds = sections.filter((kind) => !WITH_OWN_BACKGROUND.includes(kind));
  const found = kinds.findIndex((kind) => GOLDEN_KINDS.includes(kind));
  const golden = found < 0 ? kinds.length : found;
  const boundaries = Array.from({ length: kinds.length + 1 }, (_, index) =>
    backgroundAbove(index, golden, kinds),
  );
  let next = 0;
  const backgrounds = sections.map((kind) => {
    if (WITH_OWN_BACKGROUND.includes(kind)) return '';
    next += 1;
    return `starts-${boundaries[next - 1]} ends-${boundaries[next]}`;
  });
  return { backgrounds, footer: `starts-${boundaries.at(-1)}` };
}
