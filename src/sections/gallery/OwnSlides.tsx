import { SlideRow } from '../../components/SlideRow.tsx';
import type { SectionProps } from '../context.ts';
import type { SectionOf } from '../index.ts';
import { GalleryFrame } from './GalleryFrame.tsx';
import { GalleryPictures } from './GalleryPictures.tsx';

type Props = SectionProps<'gallery'> & { pictures: NonNullable<SectionOf<'gallery'>['pictures']> };

/** The section's own pictures, large, in a row that scrolls without a script. */
export function OwnSlides({ pictures, ...props }: Props) {
  const { words } = props.context;
  return (
    <GalleryFrame {...props} band="band">
      <SlideRow label={props.section.heading} words={words} className="own-slides mt-5">
        <GalleryPictures
          pictures={pictures}
          words={words}
          widths={[480, 720, 1080]}
          sizes="(min-width: 74rem) 36rem, (min-width: 48rem) 46vw, 82vw"
        />
      </SlideRow>
    </GalleryFrame>
  );
}
