// React versions of the sections that .astro files render, for tests without Astro.
import type { FC } from 'react';
import { Carousel } from '../../src/islands/Carousel.island.tsx';
import { Countdown } from '../../src/islands/Countdown.island.tsx';
import type { SectionProps } from '../../src/sections/context.ts';
import { Cta as CtaSection } from '../../src/sections/cta/Cta.tsx';
import { GalleryCarousel } from '../../src/sections/gallery/GalleryCarousel.tsx';
import { GalleryGrid } from '../../src/sections/gallery/GalleryGrid.tsx';
import { ModuleSlides } from '../../src/sections/gallery/ModuleSlides.tsx';
import { ModuleTabs } from '../../src/sections/gallery/ModuleTabs.tsx';
import { OwnSlides } from '../../src/sections/gallery/OwnSlides.tsx';
import type { SectionKind } from '../../src/sections/index.ts';
import { Plans as PlansSection } from '../../src/sections/plans/Plans.tsx';
import { type Countdowns, countdownLabelId } from '../../src/sections/prices/PriceStrip.tsx';
import { Pricing as PricingSection } from '../../src/sections/pricing/Pricing.tsx';

/** Like src/sections/gallery/Gallery.astro. */
export function Gallery(props: SectionProps<'gallery'>) {
  const { section, id, context } = props;
  const { modules } = context.product;
  if (section.layout === 'grid') return <GalleryGrid {...props} />;
  if (section.pictures) return <OwnSlides {...props} pictures={section.pictures} />;
  return (
    <GalleryCarousel {...props}>
      <Carousel
        labels={context.words.carousel}
        total={modules.length}
        tabs={<ModuleTabs modules={modules} galleryId={id} />}
      >
        <ModuleSlides modules={modules} galleryId={id} words={context.words} />
      </Carousel>
    </GalleryCarousel>
  );
}

/** Like src/sections/prices/WithCountdowns.astro. */
const withCountdowns =
  <Kind extends SectionKind>(Section: FC<SectionProps<Kind> & Countdowns>) =>
  (props: SectionProps<Kind>) => {
    const { id, context, phases } = props;
    const countdownIn = (phase: 'usual' | 'promotion') => {
      const found = phases.find(({ name }) => name === phase)?.countdown;
      const units = context.words.countdown;
      return found && <Countdown labelId={countdownLabelId(id, phase)} units={units} {...found} />;
    };
    return <Section {...props} usual={countdownIn('usual')} promotion={countdownIn('promotion')} />;
  };

export const Pricing = withCountdowns<'pricing'>(PricingSection);
export const Plans = withCountdowns<'plans'>(PlansSection);
export const Cta = withCountdowns<'cta'>(CtaSection);
