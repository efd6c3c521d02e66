import { BuyLink } from '../components/BuyLink.tsx';
import { ByPhase } from '../components/ByPhase.tsx';
import { EnlargeablePicture } from '../components/EnlargeablePicture.tsx';
import { positionLabel } from '../components/positionLabel.ts';
import { Stars } from '../components/Stars.tsx';
import type { PricePhase } from '../content-model/pricePhases.ts';
import type { Content } from '../content-model/schemas.ts';

type Props = NonNullable<Content['home']['testimonials']> & {
  light: string;
  items: Content['proof']['testimonials'];
  labels: Pick<Content['interface'], 'carousel' | 'enlarge'>;
  phases: readonly PricePhase[];
};

export function Testimonials({ light, items, labels, phases, ...words }: Props) {
  return (
    <section id="depoimentos" className={`band ${light}`}>
      <div className="wrap">
        <h2 className="title max-w-[13em]">{words.heading}</h2>
        {words.rating && (
          <p className="mt-5 text-balance text-lg">
            {words.rating} <Stars className="-mb-0.5 inline-block h-5 w-27 text-amber" />
          </p>
        )}
        <div data-gallery className="swipe-row testimonials reveal mt-4">
          {items.map(({ name, quote, image, alt }, index) => (
            <figure key={name}>
              <blockquote className="font-title text-balance">“{quote}”</blockquote>
              <EnlargeablePicture
                file={image}
                alt={alt}
                label={labels.enlarge}
                widths={[480, 720]}
                sizes="(min-width: 74rem) 21rem, (min-width: 64rem) 28vw, min(78vw, 20rem)"
              />
              {/* In an attribute that CSS shows, because the viewer copies the text of the caption. */}
              <figcaption
                data-position={
                  items.length > 1 ? positionLabel(labels.carousel, index, items.length) : undefined
                }
                className="semibold"
              >
                {name}
              </figcaption>
            </figure>
          ))}
        </div>
        <ByPhase phases={phases}>
          {({ checkoutB }) => (
            <BuyLink
              checkout={checkoutB}
              label={words.callToAction}
              className="mt-4 w-full sm:w-auto sm:px-12"
            />
          )}
        </ByPhase>
      </div>
    </section>
  );
}
