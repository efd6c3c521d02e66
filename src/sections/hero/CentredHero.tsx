import { Picture } from '../../components/Picture.tsx';
import { Video } from '../../components/Video.tsx';
import type { SectionProps } from '../context.ts';
import { HeroActions, HeroHead } from './HeroWords.tsx';
import type { HeroMedia } from './hero.fields.ts';

type Props = SectionProps<'hero'> & { media?: Exclude<HeroMedia, { kind: 'planner' }> };

/** A hero with centred words: alone, with a video between the text and the buttons, or above a wide picture. */
export function CentredHero({ media, ...props }: Props) {
  return (
    <section id={props.id} className="sky hero text-white">
      <div className="wrap hero-centred">
        <HeroHead {...props} isCentred />
        {media?.kind === 'video' && (
          <div className="hero-wide-video">
            <Video
              video={media}
              words={props.context.words}
              place="whole"
              isOnFirstScreen={!props.isInAbTest}
            />
          </div>
        )}
        <HeroActions {...props} isCentred />
        {media?.kind === 'picture' && (
          <Picture
            file={media.file}
            alt={media.alt}
            widths={[720, 1200, 1920]}
            sizes="(min-width: 74rem) 64rem, 90vw"
            isOnFirstScreen={!props.isInAbTest}
            className="hero-wide-picture rounded-lg"
          />
        )}
      </div>
      <div className="horizon" />
    </section>
  );
}
