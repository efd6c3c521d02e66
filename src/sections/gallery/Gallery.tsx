import type { SectionProps } from '../context.ts';
import { GalleryCarousel } from './GalleryCarousel.tsx';
import { GalleryGrid } from './GalleryGrid.tsx';
import { OwnSlides } from './OwnSlides.tsx';

/** Shows the product's pages or the section's own pictures: large in a row, or small in a grid. */
export function Gallery(props: SectionProps<'gallery'>) {
  const { layout, pictures } = props.section;
  if (layout === 'grid') return <GalleryGrid {...props} />;
  if (pictures) return <OwnSlides {...props} pictures={pictures} />;
  return <GalleryCarousel {...props} />;
}
