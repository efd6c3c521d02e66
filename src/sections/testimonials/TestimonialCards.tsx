import { EnlargeablePicture } from '../../components/EnlargeablePicture.tsx';
import { Portrait } from '../../components/Portrait.tsx';
import { SlideRow, scrollingRow } from '../../components/SlideRow.tsx';
import { Stars } from '../../components/Stars.tsx';
import { Video } from '../../components/Video.tsx';
import type { Content } from '../../content-model/schemas.ts';
import { fillPlaceholders } from '../../domain/placeholders.ts';
import type { SectionOf } from '../index.ts';
import type { Testimonial } from './testimonialItems.ts';

type Words = { words: Content['interface'] };
type Props = Pick<SectionOf<'testimonials'>, 'heading' | 'layout'> & { items: Testimonial[] } & Words;

/** Testimonials as cards, each with words, a picture or a video. */
export function TestimonialCards({ heading, items, layout, words }: Props) {
  const cards = items.map((item, index) => (
    <Card key={index} item={item} words={words} isSlide={layout === 'carousel'} />
  ));
  if (layout === 'carousel')
    return (
      <SlideRow label={heading} words={words} className="testimonial-slides mt-6">
        {cards}
      </SlideRow>
    );
  return (
    <div
      data-gallery
      {...(layout === 'row' && scrollingRow(heading, words))}
      className={`mt-6 ${layout === 'row' ? 'swipe-row testimonial-row' : 'testimonial-cards'}`}
    >
      {cards}
    </div>
  );
}

function Card({ item, words, isSlide }: { item: Testimonial; isSlide: boolean } & Words) {
  const { name, detail, portrait, quote, stars, result, media } = item;
  return (
    <figure
      className={`${isSlide ? 'testimonial-slide padded' : 'reveal flex flex-col p-5'} rounded-md frame bg-sheet`}
    >
      {media?.kind === 'picture' && (
        <div data-media className="mb-5">
          <EnlargeablePicture
            {...media}
            label={words.enlarge}
            widths={[480, 720]}
            sizes="(min-width: 52rem) 22rem, 80vw"
          />
        </div>
      )}
      {media?.kind === 'video' && (
        <div data-media className="mb-5">
          <Video video={media} words={words} place="half" />
        </div>
      )}
      {stars !== undefined && (
        <p className="mb-3 leading-none">
          <Stars count={stars} className="h-5 w-27 text-amber" />
          <span className="sr-only">{fillPlaceholders(words.stars, { estrelas: String(stars) })}</span>
        </p>
      )}
      {quote && <blockquote className="text-balance">“{quote}”</blockquote>}
      {result && <p className="semibold mt-3 text-ember">{result}</p>}
      <figcaption className={`flex items-center gap-3 ${quote || result ? 'mt-auto pt-5' : 'mt-auto'}`}>
        {portrait && <Portrait file={portrait} width={56} className="size-14 flex-none" />}
        <span>
          <span className="semibold block">{name}</span>
          {detail && <span className="text-sm text-soft">{detail}</span>}
        </span>
      </figcaption>
    </figure>
  );
}
