// The sections that Astro files render, as React components for tests without Astro.
import { Carousel } from '../../src/islands/Carousel.island.tsx';
import { Countdown } from '../../src/islands/Countdown.island.tsx';
import type { SectionProps } from '../../src/sections/context.ts';
import { GalleryCarousel } from '../../src/sections/gallery/GalleryCarousel.tsx';
import { GalleryGrid } from '../../src/sections/gallery/GalleryGrid.tsx';
import { ModuleSlides } from '../../src/sections/gallery/ModuleSlides.tsx';
import { ModuleTabs } from '../../src/sections/gallery/ModuleTabs.tsx';
import { countdownLabelId } from '../../src/sections/pricing/PriceStrip.tsx';
import { Pricing as PricingCard } from '../../src/sections/pricing/Pricing.tsx';

/** Like src/sections/gallery/Gallery.astro. */
export function Gallery(props: SectionProps<'gallery'>) {
  const { section, id, context } = props;
  const { modules } = context.product;
  if (section.layout === 'grid') return <GalleryGrid {...props} />;
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

/** Like src/sections/pricing/Pricing.astro. */
export function Pricing(props: SectionProps<'pricing'>) {
  const { id, context, phases } = props;
  const countdownIn = (phase: 'usual' | 'promotion') => {
    const found = phases.find(({ name }) => name === phase)?.countdown;
    const units = context.words.countdown;
    return found && <Countdown labelId={countdownLabelId(id, phase)} units={units} {...found} />;
  };
  return <PricingCard {...props} usual={countdownIn('usual')} promotion={countdownIn('promotion')} />;
}
