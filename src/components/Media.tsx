import type { Content } from '../content-model/schemas.ts';
import type { Media as MediaFields } from '../fields/media.ts';
import { EnlargeablePicture } from './EnlargeablePicture.tsx';
import { Picture } from './Picture.tsx';
import { Video } from './Video.tsx';

type Props = {
  media: MediaFields;
  words: Content['interface'];
  /** Its width on a large screen: half of the page, or a column of 48rem. */
  place?: keyof typeof SIZES;
  pictureClass?: string;
};

const SIZES = {
  half: {
    whole: '(min-width: 74rem) 36rem, (min-width: 52rem) 43vw, 90vw',
    part: '(min-width: 74rem) 18rem, (min-width: 52rem) 22vw, 45vw',
  },
  wide: { whole: '(min-width: 52rem) 48rem, 90vw', part: '(min-width: 52rem) 24rem, 45vw' },
};

/** A picture, a video or several pictures. */
export function Media({ media, words, place = 'half', pictureClass = 'w-full rounded-md' }: Props) {
  const sizes = SIZES[place];
  switch (media.kind) {
    case 'picture':
      return (
        <Picture
          file={media.file}
          alt={media.alt}
          widths={[480, 720, 1200]}
          sizes={sizes.whole}
          className={pictureClass}
        />
      );
    case 'video':
      return <Video video={media} words={words} place={place === 'half' ? 'half' : 'whole'} />;
    case 'gallery':
      return (
        <div data-gallery className="media-gallery grid grid-cols-2 gap-3">
          {media.pictures.map((picture) => (
            <figure key={picture.file}>
              <EnlargeablePicture {...picture} label={words.enlarge} widths={[360, 720]} sizes={sizes.part} />
            </figure>
          ))}
        </div>
      );
  }
}
