// The component of each kind of section.
import type { FC } from 'react';
import type { PricePhase } from '../content-model/pricePhases.ts';
import { About } from './about/About.tsx';
import { Announcement } from './announcement/Announcement.tsx';
import { Bonuses } from './bonuses/Bonuses.tsx';
import { Comparison } from './comparison/Comparison.tsx';
import { Contact } from './contact/Contact.tsx';
import { ContentSection } from './content/ContentSection.tsx';
import type { PageContext, SectionPhase, SectionProps } from './context.ts';
import { Cta } from './cta/Cta.tsx';
import { Curriculum } from './curriculum/Curriculum.tsx';
import { Faq } from './faq/Faq.tsx';
import { Features } from './features/Features.tsx';
import { Gallery } from './gallery/Gallery.tsx';
import { GuaranteeSection } from './guarantee/GuaranteeSection.tsx';
import { Hero } from './hero/Hero.tsx';
import { idOf, type SectionKind, type SectionOf } from './index.ts';
import { Ladder } from './ladder/Ladder.tsx';
import { OfferHero } from './offerHero/OfferHero.tsx';
import { Plans } from './plans/Plans.tsx';
import { Pricing } from './pricing/Pricing.tsx';
import { Quote } from './quote/Quote.tsx';
import { Stats } from './stats/Stats.tsx';
import { Steps } from './steps/Steps.tsx';
import { Testimonials } from './testimonials/Testimonials.tsx';
import { TextSection } from './text/TextSection.tsx';
import { VideoSection } from './video/VideoSection.tsx';

const SECTION_COMPONENTS: { [Kind in SectionKind]: FC<SectionProps<Kind>> } = {
  announcement: Announcement,
  hero: Hero,
  about: About,
  features: Features,
  steps: Steps,
  curriculum: Curriculum,
  comparison: Comparison,
  content: ContentSection,
  text: TextSection,
  video: VideoSection,
  testimonials: Testimonials,
  gallery: Gallery,
  quote: Quote,
  stats: Stats,
  pricing: Pricing,
  plans: Plans,
  ladder: Ladder,
  bonuses: Bonuses,
  guarantee: GuaranteeSection,
  cta: Cta,
  faq: Faq,
  contact: Contact,
  offerHero: OfferHero,
};

type ViewOptions = {
  context: PageContext;
  background: string;
  /** The anchor, if it is not the section's own: a version B has the anchor of its version A. */
  id?: string;
  /** Whether the section is one of the two versions in an A/B test. */
  isInAbTest?: boolean;
};

/** The component of a section with its props. */
export function sectionView<Kind extends SectionKind>(
  section: SectionOf<Kind>,
  { context, background, id = idOf(section), isInAbTest = false }: ViewOptions,
): { Component: FC<SectionProps<Kind>>; props: SectionProps<Kind> } {
  const { phases, page, file } = context;
  const inPhase = (phase: PricePhase): SectionPhase<Kind> => {
    const { sections } = phase.content[file] ?? page;
    const shown = sections.find((one) => idOf(one) === idOf(section));
    // All phases have the same sections: only their texts differ.
    return { ...phase, section: shown as SectionOf<Kind> };
  };
  return {
    Component: SECTION_COMPONENTS[section.kind as Kind],
    props: { section, id, background, isInAbTest, context, phases: phases.map(inPhase) },
  };
}
