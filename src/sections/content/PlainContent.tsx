import { Media } from '../../components/Media.tsx';
import type { SectionProps } from '../context.ts';
import { ContentHeading, ContentWords } from './ContentWords.tsx';

/** The words, with the picture beside or below them. Without a picture, the text is beside its heading. */
export function PlainContent({ section, context, phases }: SectionProps<'content'>) {
  const { media, mediaPlace, eyebrow, heading, person } = section;
  const isBeside = media && mediaPlace !== 'below';
  const top = <ContentHeading section={section} />;
  const words = <ContentWords section={section} phases={phases} textClass="content-paragraph" />;
  if (isBeside)
    return (
      <div className={`wrap content-columns items-center ${mediaPlace === 'left' ? 'content-reversed' : ''}`}>
        <div>
          {top}
          {words}
        </div>
        <div>
          <Media media={media} words={context.words} />
        </div>
      </div>
    );
  if (!media && (eyebrow || heading || person))
    return (
      <div className="wrap content-columns">
        <div>{top}</div>
        <div>{words}</div>
      </div>
    );
  return (
    <div className="wrap">
      <div className="mx-auto max-w-192">
        {top}
        {words}
        {media && (
          <div className="mt-8">
            <Media media={media} words={context.words} place="wide" />
          </div>
        )}
      </div>
    </div>
  );
}
