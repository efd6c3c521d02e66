import { EnlargeablePicture } from '../../components/EnlargeablePicture.tsx';
import { positionLabel } from '../../components/positionLabel.ts';
import { Stars } from '../../components/Stars.tsx';
import { TargetLink } from '../../components/TargetLink.tsx';
import type { SectionProps } from '../context.ts';
import { TestimonialCards } from './TestimonialCards.tsx';
import { cardTestimonials } from './testimonialItems.ts';

/** What buyers said: the section's own testimonials or, where it has none, the shared ones. */
export function Testimonials({ section, id, background, context }: SectionProps<'testimonials'>) {
  const { words, phases } = context;
  const { testimonials } = context.proof;
  const items = cardTestimonials(section.items, testimonials);
  return (
    <section id={id} className={`band ${background}`}>
      <div className="wrap">
        <h2 className="title max-w-[13em]">{section.heading}</h2>
        {section.rating && (
          <p className="mt-5 text-balance text-lg">
            {section.rating} <Stars className="-mb-0.5 inline-block h-5 w-27 text-amber" />
          </p>
        )}
        {items ? (
          <TestimonialCards {...section} items={items} words={words} />
        ) : (
          <div data-gallery className="swipe-row testimonials reveal mt-4">
            {testimonials.map(({ name, quote, picture }, index) => (
              <figure key={name}>
                <blockquote className="font-title text-balance">“{quote}”</blockquote>
                {picture && (
                  <EnlargeablePicture
                    {...picture}
                    label={words.enlarge}
                    widths={[480, 720]}
                    sizes="(min-width: 74rem) 21rem, (min-width: 64rem) 28vw, min(78vw, 20rem)"
                  />
                )}
                {/* CSS shows the position from an attribute, because the picture viewer copies the caption's text. */}
                <figcaption
                  data-position={
                    testimonials.length > 1
                      ? positionLabel(words.carousel, index, testimonials.length)
                      : undefined
                  }
                  className="semibold"
                >
                  {name}
                </figcaption>
              </figure>
            ))}
          </div>
        )}
        {section.button && (
          <TargetLink {...section.button} phases={phases} className="mt-4 w-full sm:w-auto sm:px-12" />
        )}
      </div>
    </section>
  );
}
