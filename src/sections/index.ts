// The kinds of sections, without their components (see components.ts), so that Node can import this file.
import { z } from 'astro/zod';
import { fieldInfo } from '../fields/field.ts';
import { about } from './about/about.fields.ts';
import { announcement } from './announcement/announcement.fields.ts';
import { bonuses } from './bonuses/bonuses.fields.ts';
import { comparison } from './comparison/comparison.fields.ts';
import { contact } from './contact/contact.fields.ts';
import { content } from './content/content.fields.ts';
import { cta } from './cta/cta.fields.ts';
import { curriculum } from './curriculum/curriculum.fields.ts';
import { faq } from './faq/faq.fields.ts';
import { features } from './features/features.fields.ts';
import { gallery } from './gallery/gallery.fields.ts';
import { guarantee } from './guarantee/guarantee.fields.ts';
import { hero } from './hero/hero.fields.ts';
import { ladder } from './ladder/ladder.fields.ts';
import { offerHero } from './offerHero/offerHero.fields.ts';
import { plans } from './plans/plans.fields.ts';
import { pricing } from './pricing/pricing.fields.ts';
import { quote } from './quote/quote.fields.ts';
import { stats } from './stats/stats.fields.ts';
import { steps } from './steps/steps.fields.ts';
import { testimonials } from './testimonials/testimonials.fields.ts';
import { textSection } from './text/text.fields.ts';
import { videoSection } from './video/video.fields.ts';

/** The kinds by group, in the order of the list from which a seller adds a section. */
const KINDS = [
  announcement,
  hero,
  offerHero,
  about,
  features,
  steps,
  curriculum,
  comparison,
  content,
  textSection,
  videoSection,
  gallery,
  quote,
  testimonials,
  stats,
  guarantee,
  faq,
  contact,
  pricing,
  plans,
  ladder,
  bonuses,
  cta,
] as const;

export type SectionKind = (typeof KINDS)[number]['kind'];

/** A section of a page in the content. */
export type Section = z.output<(typeof KINDS)[number]['schema']>;
export type SectionOf<Kind extends SectionKind> = Extract<Section, { kind: Kind }>;

/** The price sections: their main content is a price with a buy button. */
export const PRICE_KINDS: readonly SectionKind[] = ['pricing', 'plans', 'ladder'];

export const SECTION_KINDS: readonly (typeof KINDS)[number][] = KINDS;

const [first, ...others] = KINDS.map(({ schema }) => schema);

export const sectionSchema = z
  .discriminatedUnion('kind', [first as NonNullable<typeof first>, ...others])
  .register(fieldInfo, { kind: 'union', label: 'Parte' });

export { idOf } from './idOf.ts';
