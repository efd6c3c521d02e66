import { Video } from '../../components/Video.tsx';
import type { SectionProps } from '../context.ts';

/** A large video, with its words beside it if it has any. */
export function VideoSection({ section, id, background, context }: SectionProps<'video'>) {
  const { heading, text, video } = section;
  const hasWords = Boolean(heading || text);
  return (
    <section id={id} className={`compact-band ${background}`}>
      <div
        className={`wrap ${hasWords ? 'items-center gap-x-12 lg:grid lg:grid-cols-[2fr_3fr] min-[100rem]:items-start' : ''}`}
      >
        {hasWords && (
          // Beside a very large video, centred words would be too far below the top of the section.
          <div className="mb-6 lg:mb-0 min-[100rem]:pt-18">
            {heading && <h2 className="title">{heading}</h2>}
            {text && <p className={`max-w-[27em] text-soft ${heading ? 'mt-3' : ''}`}>{text}</p>}
          </div>
        )}
        <Video video={video} words={context.words} place="whole" />
      </div>
    </section>
  );
}
