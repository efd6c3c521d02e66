import type { Content } from '../content-model/schemas.ts';
import { fillPlaceholders } from '../domain/placeholders.ts';
import { readVideoAddress } from '../domain/videoAddress.ts';
import type { Video as VideoFields } from '../fields/video.ts';
import { Icon } from './Icon.tsx';
import { Picture } from './Picture.tsx';
import { Player } from './Player.tsx';
import { uploadedFile } from './uploads.ts';

type Props = {
  video: VideoFields;
  words: Content['interface'];
  /** Its width on a large screen: half of the page, or nearly all of it. */
  place: keyof typeof POSTERS;
  isOnFirstScreen?: boolean;
};

const POSTERS = {
  // Often on the first screen. The quality is lower, and `sizes` understates the width so that phones load 720 px.
  half: {
    widths: [1280, 720],
    sizes: '(min-width: 64rem) 33rem, (min-width: 40rem) 60rem, 60vw',
    quality: 40,
  },
  whole: { widths: [720, 960, 1280], sizes: '(min-width: 64rem) 50rem, 90vw', quality: 60 },
};

/** A square or upright video is never taller than the screen. */
const RATIOS = {
  '16:9': 'aspect-video w-full max-w-[150svh] mx-auto',
  '9:16': 'aspect-9/16 w-full max-w-[min(22.5rem,50svh)] mx-auto',
  '1:1': 'aspect-square w-full max-w-[min(35rem,85svh)] mx-auto',
};

/**
 * A poster that links to the video. With scripts, a click replaces it with the player, which loads only then: see
 * client/ui/video.ts. Without the address of a known player, only the picture is shown.
 */
export function Video({ video, words, place, isOnFirstScreen }: Props) {
  const source = readVideoAddress(video.address);
  const frame = `relative overflow-hidden rounded-lg bg-night raised ${RATIOS[video.ratio]}`;
  const poster = (alt: string) => (
    <Picture
      file={video.poster}
      alt={alt}
      {...POSTERS[place]}
      isOnFirstScreen={isOnFirstScreen}
      className="size-full object-cover"
    />
  );
  if (!source) return <div className={frame}>{poster(video.title)}</div>;
  const href = source.host === 'own' ? uploadedFile(source.file) : source.watchUrl;
  return (
    <div data-video className={frame}>
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={fillPlaceholders(words.playVideo, { titulo: video.title })}
        className="absolute inset-0 isolate grid place-items-center"
      >
        <span className="absolute inset-0 z-[-1]">{poster('')}</span>
        <span className="relative grid aspect-square w-[13%] min-w-11 max-w-18 place-items-center rounded-pill bg-sheet text-ink lifted hover:bg-horizon">
          <Icon name="play" className="ms-[6%] size-2/5 fill-current" />
        </span>
      </a>
      <template>
        <Player source={source} video={video} captionsLabel={words.captions} />
      </template>
    </div>
  );
}
