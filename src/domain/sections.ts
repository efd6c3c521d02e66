/** The sections of the main page below the hero, which the content orders, with their anchors. */
export const HOME_SECTIONS = {
  about: 'sobre',
  howItWorks: 'como-funciona',
  devices: 'aparelhos',
  testimonials: 'depoimentos',
  included: 'incluido',
  verse: 'versiculo',
  price: 'preco',
  faq: 'perguntas',
  help: 'ajuda',
} as const;

/** The sections of the offer page below the hero. */
export const OFFER_SECTIONS = ['video', 'pages', 'features', 'steps', 'devices', 'closing'] as const;

export type HomeSection = keyof typeof HOME_SECTIONS;

/** The time of day where two sections meet; each is a colour of the palette. */
type Light = 'paper' | 'day' | 'evening' | 'dusk' | 'night';

/** The section that is in golden light. */
const GOLDEN = ['price', 'closing'];

/** The section whose words are on a card of their own, so that night can fall around it. */
const NIGHTLY = 'help';

/**
 * The light above section `index`: morning paper, full day in the middle, paper again at the golden section, then evening,
 * and dusk at the end of the last.
 */
function lightAbove(index: number, golden: number, sections: readonly string[]): Light {
  const last = sections.length - (sections.at(-1) === NIGHTLY ? 1 : 0);
  if (index > last) return 'night';
  const share = index / golden;
  if (index <= golden) return share > 0.3 && share < 0.7 ? 'day' : 'paper';
  return index < last || index === golden + 1 ? 'evening' : 'dusk';
}

/**
 * How the day passes down a page, whatever the order of its sections: the background classes of each section
 * (`starts-paper ends-day`), of which each begins where the one before ends, and that of the footer.
 * Implements docs/behaviour.md#sections.
 */
export function dayOf(sections: readonly string[]): { lights: string[]; footer: string } {
  const found = sections.findIndex((name) => GOLDEN.includes(name));
  const golden = found < 0 ? sections.length : found;
  const boundaries = Array.from({ length: sections.length + 1 }, (_, index) =>
    lightAbove(index, golden, sections),
  );
  return {
    lights: sections.map((_, index) => `starts-${boundaries[index]} ends-${boundaries[index + 1]}`),
    footer: `starts-${boundaries.at(-1)}`,
  };
}
