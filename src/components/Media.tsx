import type { Content } from '../content-model/schemas.ts';
import type { Media as MediaFields } from '../fields/media.ts';
import { EnlargeablePicture } from './EnlargeablePicture.tsx';
import { Picture } from './Picture.tsx';
import { Video } from './Video.tsx';

type Props = { media: MediaFields; words: Content['interface'] };

const HALF = '(min-width: 74rem) 36rem, (min-width: 52rem) 43vw, 90vw';
const QUARTER = '(min-width: 74rem) 18rem, (min-width: 52rem) 22vw, 45vw';

/** A picture, a video or several pictures that fill half of the page. */
export function Media({ media, words }: Props) {
  switch (media.kind) {
    case 'picture':
      return (
        <Picture
          file={media.file}
          alt={media.alt}
          widths={[480, 720, 1200]}
          sizes={HALF}
          className="w-full rounded-md"
        />
      );
    case 'video':
      return <Video video={media} words={words} place="half" />;
    case 'gallery':
      return (
        <div data-gallery className="grid grid-cols-2 gap-3">
          {media.pictures.map((picture) => (
            <figure key={picture.file}>
              <EnlargeablePicture {...picture} label={words.enlarge} widths={[360, 720]} sizes={QUARTER} />
            </figure>
          ))}
        </div>
      );
  }
}
