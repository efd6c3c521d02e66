import { Picture } from '../../components/Picture.tsx';
import { Video } from '../../components/Video.tsx';
import type { PageContext } from '../context.ts';
import type { HeroMedia } from './hero.fields.ts';

type Props = {
  media: Exclude<HeroMedia, { kind: 'planner' }>;
  words: PageContext['words'];
  isOnFirstScreen: boolean;
};

/**
 * A picture or a video beside the hero's texts, or below them on a phone. A picture is never taller than the screen.
 */
export function MediaBeside({ media, words, isOnFirstScreen }: Props) {
  return (
    <div className="hero-media">
      {media.kind === 'video' ? (
        <Video video={media} words={words} place="half" isOnFirstScreen={isOnFirstScreen} />
      ) : (
        <Picture
          file={media.file}
          alt={media.alt}
          widths={[480, 720, 1200]}
          maxHeight={576}
          sizes="(min-width: 74rem) 36rem, (min-width: 48rem) 43vw, 90vw"
          isOnFirstScreen={isOnFirstScreen}
          className="hero-picture rounded-md"
        />
      )}
    </div>
  );
}
