import { EnlargeablePicture } from '../../components/EnlargeablePicture.tsx';
import { positionLabel } from '../../components/positionLabel.ts';
import type { Content } from '../../content-model/schemas.ts';
import type { SectionOf } from '../index.ts';

type Props = {
  pictures: NonNullable<SectionOf<'gallery'>['pictures']>;
  words: Content['interface'];
  widths: number[];
  sizes: string;
  captionClass?: string;
};

/** Pictures that can be enlarged, each with its caption and its position in the row. */
export const GalleryPictures = ({ pictures, words, widths, sizes, captionClass }: Props) =>
  pictures.map(({ file, alt, caption }, index) => (
    <figure key={file}>
      <EnlargeablePicture file={file} alt={alt} label={words.enlarge} widths={widths} sizes={sizes} />
      <figcaption
        data-position={positionLabel(words.carousel, index, pictures.length)}
        className={captionClass}
      >
        {caption}
      </figcaption>
    </figure>
  ));
