import type { SectionProps } from '../context.ts';
import { GalleryFrame } from './GalleryFrame.tsx';
import { GalleryPictures } from './GalleryPictures.tsx';

const COLUMNS = { 2: '[--columns:2]', 3: '[--columns:3]', 4: '[--columns:4]', 5: '[--columns:5]' } as const;

/** The number of columns, from 2 to 5, that fills the rows most evenly. */
const columnsFor = (pictures: number) =>
  Math.max(2, Math.ceil(pictures / Math.ceil(pictures / 5))) as keyof typeof COLUMNS;

/**
 * Shows the section's pictures, or else the product's, as thumbnails: a row that scrolls, or a grid on a wide screen.
 */
export function GalleryGrid(props: SectionProps<'gallery'>) {
  const { section, context } = props;
  const pictures =
    section.pictures ?? context.product.modules.map(({ title, picture }) => ({ ...picture, caption: title }));
  const columns = columnsFor(pictures.length);
  const hasWideColumns = columns < 5;
  return (
    <GalleryFrame {...props} band="compact-band">
      <div data-gallery className={`swipe-row gallery-grid mt-5 ${COLUMNS[columns]}`}>
        <GalleryPictures
          pictures={pictures}
          words={context.words}
          widths={[240, 320, 416, hasWideColumns ? 720 : 576]}
          sizes={`(min-width: 48rem) ${hasWideColumns ? 22 : 17}rem, 68vw`}
          captionClass="mt-6 pe-[calc(var(--round)+0.5rem)] font-title"
        />
      </div>
    </GalleryFrame>
  );
}
