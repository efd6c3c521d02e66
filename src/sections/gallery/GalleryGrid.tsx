import type { SectionProps } from '../context.ts';
import { GalleryFrame } from './GalleryFrame.tsx';
import { GalleryPictures } from './GalleryPictures.tsx';

const COLUMNS = { 2: '[--columns:2]', 3: '[--columns:3]', 4: '[--columns:4]', 5: '[--columns:5]' } as const;

/** As many columns as fill the rows best, of at most five pages each. */
const columnsFor = (pages: number) =>
  Math.max(2, Math.ceil(pages / Math.ceil(pages / 5))) as keyof typeof COLUMNS;

/** The section's own pictures or the pages of the product, small: a row to scroll, and all of them where there is room. */
export function GalleryGrid(props: SectionProps<'gallery'>) {
  const { section, context } = props;
  const pictures =
    section.pictures ?? context.product.modules.map(({ title, picture }) => ({ ...picture, caption: title }));
  const columns = columnsFor(pictures.length);
  const isWide = columns < 5;
  return (
    <GalleryFrame {...props} band="close-band" wrap="wrap">
      <div data-gallery className={`swipe-row small-pages mt-5 ${COLUMNS[columns]}`}>
        <GalleryPictures
          pictures={pictures}
          words={context.words}
          widths={[240, 320, 416, isWide ? 720 : 576]}
          sizes={`(min-width: 48rem) ${isWide ? 22 : 17}rem, 68vw`}
          captionClass="mt-6 pe-[calc(var(--round)+0.5rem)] font-title"
        />
      </div>
    </GalleryFrame>
  );
}
