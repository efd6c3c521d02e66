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
export type OfferSection = (typeof OFFER_SECTIONS)[number];

/** The places that are not named after the sections that show them, with these sections. */
export const SHOWN_IN: Readonly<Record<string, readonly string[]>> = {
  'links.mainVideo': ['home.about'],
  'links.offerVideo': ['offer.video'],
  'product.features': ['home.about', 'offer.features'],
  'product.modules': ['home.included', 'offer.pages'],
  'proof.testimonials': ['home.testimonials'],
  'home.devices': ['home.devices', 'offer.devices'],
};

/** The same of what stands in a group that other sections show. */
const PIECES_SHOWN_IN: typeof SHOWN_IN = {
  'product.bonus.insideImage': ['home.included'],
  'proof.testimonials.0': ['home.testimonials', 'offer.closing'],
  // The offer quotes it without its picture.
  'proof.testimonials.0.image': ['home.testimonials'],
  'proof.testimonials.0.alt': ['home.testimonials'],
};

const ownTexts = (page: string, sections: readonly string[]) =>
  Object.fromEntries(sections.map((name) => [`${page}.${name}`, [`${page}.${name}`]]));

const SECTIONS_BY_PLACE: typeof SHOWN_IN = {
  ...ownTexts('home', Object.keys(HOME_SECTIONS)),
  ...ownTexts('offer', OFFER_SECTIONS),
  ...SHOWN_IN,
  ...PIECES_SHOWN_IN,
};

/** The sections that the offer page shows: without a video there is no section of it. */
export const shownOfferSections = ({
  offer,
  links,
}: {
  offer: { sections: readonly OfferSection[] };
  links: { offerVideo?: unknown };
}): OfferSection[] => offer.sections.filter((name) => name !== 'video' || links.offerVideo);

/**
 * Whether the pages show a place of the content: false for what stands in sections alone that are switched off. The closest
 * group of the place decides. Implements docs/behaviour.md#sections.
 *
 * @param place as "proof.testimonials.0.name"
 */
export function isShown(
  place: string,
  { home, offer }: Record<'home' | 'offer', { sections: readonly string[] }>,
): boolean {
  const keys = place.split('.');
  const around = keys.map((_, index) => keys.slice(0, keys.length - index).join('.'));
  const sections = around.map((name) => SECTIONS_BY_PLACE[name]).find((found) => found !== undefined);
  const shown = [
    ...home.sections.map((name) => `home.${name}`),
    ...offer.sections.map((name) => `offer.${name}`),
  ];
  return sections?.some((section) => shown.includes(section)) ?? true;
}

/** The time of day where two sections meet; each is a colour of the palette. */
type Light = 'paper' | 'day' | 'evening' | 'dusk' | 'night';

/** The section that is in golden light. */
const GOLDEN = ['price', 'closing'];

/** The section whose words are on a card of their own, so that night can fall around it. */
const NIGHTLY = 'help';

/**
 * The light above section `index`: morning paper, full day in the middle, paper again at the golden section, then evening,
 * and at the end dusk, or dusk and night around a card.
 */
function lightAbove(index: number, golden: number, sections: readonly string[]): Light {
  const endsInNight = sections.at(-1) === NIGHTLY;
  const left = sections.length - index;
  if (left === 0 && endsInNight) return 'night';
  const share = index / golden;
  if (index <= golden) return share > 0.3 && share < 0.7 ? 'day' : 'paper';
  return left === (endsInNight ? 1 : 0) ? 'dusk' : 'evening';
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
