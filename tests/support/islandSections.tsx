// React versions of the sections that .astro files render, for tests without Astro.
import { Carousel } from '../../src/islands/Carousel.island.tsx';
import type { SectionProps } from '../../src/sections/context.ts';
import { GalleryCarousel } from '../../src/sections/gallery/GalleryCarousel.tsx';
import { GalleryGrid } from '../../src/sections/gallery/GalleryGrid.tsx';
import { ModuleSlides } from '../../src/sections/gallery/ModuleSlides.tsx';
import { ModuleTabs } from '../../src/sections/gallery/ModuleTabs.tsx';
import { OwnSlides } from '../../src/sections/gallery/OwnSlides.tsx';

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
