import { Media } from '../../components/Media.tsx';
import type { SectionProps } from '../context.ts';
import { ContentHeading, ContentWords } from './ContentWords.tsx';

/** A card with the words, and the picture beside or below them. */
export function ContentCard({ section, context, phases }: SectionProps<'content'>) {
  const { media, mediaPlace } = section;
  // On a phone the picture extends into the card's padding, so that text in it is legible.
  const picture = media && (
    <div className={`mx-[-16px] md:mx-0 ${mediaPlace === 'below' ? 'basis-full' : 'md:flex-[1_1_24rem]'}`}>
      <Media media={media} words={context.words} pictureClass="w-full rounded-sm" />
    </div>
  );
  return (
    <div className="wrap reveal">
      {/* From 48rem on, side by side where both have room at the visitor's font size. */}
      <div
        className={`${mediaPlace === 'left' ? 'md:flex-row-reverse ' : ''}frame grid items-center gap-5 rounded-lg bg-sheet p-(--inset) md:flex md:flex-wrap md:gap-x-14 md:gap-y-8 md:px-10 md:py-7`}
      >
        <div className="md:flex-[1_1_19.5rem]">
          <ContentHeading section={section} />
          <ContentWords
            section={section}
            phases={phases}
            textClass="mt-4 max-w-[36em] text-balance text-soft"
          />
        </div>
        {picture}
      </div>
    </div>
  );
}
