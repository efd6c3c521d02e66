import { BuyLink } from '../components/BuyLink.tsx';
import { EnlargeablePicture } from '../components/EnlargeablePicture.tsx';
import { HelpLink } from '../components/HelpLink.tsx';
import { Icon } from '../components/Icon.tsx';
import type { Content } from '../content-model/schemas.ts';
import type { Checkout } from '../domain/checkout.ts';

type Props = NonNullable<Content['offer']['closing']> & {
  light: string;
  /** A buyer's words; none where there are no testimonials. */
  testimonial: Content['proof']['testimonials'][number] | undefined;
  enlarge: string;
  callToAction: string;
  guarantee: Pick<Content['home']['price'], 'guaranteeHeading' | 'guaranteeText'>;
  checkout: Checkout;
  /** The seller's chat. */
  help: { label: string; url: string } | undefined;
};

/** How many people bought, one of them in her own words, the buy link once more, the guarantee, and where to ask. */
export function OfferClosing({
  light,
  heading,
  text,
  testimonial,
  enlarge,
  callToAction,
  guarantee,
  checkout,
  help,
}: Props) {
  return (
    <section className={`golden band ${testimonial ? '' : 'text-center'} ${light}`}>
      <div className="wrap @container">
        <div
          className={
            testimonial &&
            'grid gap-y-7 @[40rem]:grid-cols-[minmax(0,1fr)_18rem] @[40rem]:grid-rows-[auto_1fr] @[40rem]:gap-x-10 @[60rem]:grid-cols-[minmax(0,1fr)_20rem]'
          }
        >
          <div className={testimonial && '@[60rem]:pt-14'}>
            <h2 className="title @[60rem]:text-[4.25rem]">{heading}</h2>
            <p className={`mt-4 max-w-[28em] text-lg @[60rem]:mt-6 ${testimonial ? '' : 'mx-auto'}`}>
              {text}
            </p>
          </div>
          {testimonial && (
            <figure className="w-full max-w-96 @[40rem]:col-start-2 @[40rem]:row-span-2 @[40rem]:row-start-1">
              <blockquote className="font-title text-balance text-[min(1.375rem,8.5vw)] [line-height:1.3]">
                “{testimonial.quote}”
              </blockquote>
              <div className="mt-4">
                <EnlargeablePicture
                  file={testimonial.image}
                  alt={testimonial.alt}
                  label={enlarge}
                  widths={[480, 720]}
                  sizes="(min-width: 64rem) 20rem, (min-width: 48rem) 18rem, min(91vw, 24rem)"
                />
              </div>
              <figcaption className="mt-5 min-h-7 semibold">{testimonial.name}</figcaption>
            </figure>
          )}
          <div data-hides-buy-bar className={testimonial ? undefined : 'mt-8'}>
            <BuyLink
              checkout={checkout}
              label={callToAction}
              className="w-full max-sm:px-[12px] text-[min(clamp(1rem,5vw,1.1875rem),7.4vw)] sm:w-auto sm:px-10"
            />
            <h3
              className={`subtitle mt-6 flex flex-wrap items-center gap-2 @[60rem]:mt-10 ${testimonial ? '' : 'justify-center'}`}
            >
              <Icon name="shield" className="size-9 text-plum" />
              {guarantee.guaranteeHeading}
            </h3>
            <p className={`mt-2 max-w-[36em] text-balance ${testimonial ? '' : 'mx-auto'}`}>
              {guarantee.guaranteeText}
            </p>
            {help && (
              <HelpLink
                {...help}
                className="semibold mt-2 inline-flex min-h-11 items-center gap-2.5 underline"
              >
                <Icon name="chat" className="size-6 flex-none" />
              </HelpLink>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}
