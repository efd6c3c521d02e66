// The fields of other files that sections show. This file imports no schemas, because the editor's interface uses it
// too.
import type { Section, SectionKind } from '../sections/index.ts';
import { field, type Place } from './issue.ts';

const FEATURES = field('product', 'features');
const BONUSES = field('product', 'bonuses');
const TESTIMONIALS = field('proof', 'testimonials');
const GUARANTEE = field('site', 'guarantee');

/** The fields of other files that each kind of section can show. */
export const SHOWN_BY: Partial<Record<SectionKind, readonly Place[]>> = {
  hero: [field('product', 'modules')],
  about: [FEATURES],
  features: [FEATURES, BONUSES],
  testimonials: [TESTIMONIALS],
  gallery: [field('product', 'modules'), BONUSES],
  pricing: [
    field('offers', 'offers'),
    field('offers', 'countdown'),
    field('product', 'benefits'),
    BONUSES,
    field('proof', 'rating'),
    field('proof', 'downloads'),
    field('proof', 'customers'),
    GUARANTEE,
  ],
  plans: [field('offers', 'offers'), field('offers', 'countdown'), GUARANTEE],
  ladder: [field('offers', 'offers')],
  bonuses: [BONUSES],
  guarantee: [GUARANTEE],
  contact: [field('site', 'chat')],
  cta: [field('offers', 'offers'), field('offers', 'countdown'), TESTIMONIALS, GUARANTEE],
  offerHero: [field('offers', 'offers')],
};

/** Whether a section shows the product's features. */
export const showsFeatures = (section: Section): boolean =>
  (section.kind === 'about' && section.featuresHeading !== undefined) ||
  (section.kind === 'features' && section.showFeatures);
