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
    <section className={`golden band text-center ${light}`}>
      <div className="wrap">
        <h2 className="title">{heading}</h2>
        <p className="mx-auto mt-4 max-w-[28em] text-lg">{text}</p>
        {testimonial && (
          <figure className="mt-6">
            <blockquote className="mx-auto max-w-[24em] font-title text-xl text-balance">
              “{testimonial.quote}”
            </blockquote>
            <div className="mx-auto mt-5 max-w-80">
              <EnlargeablePicture
                file={testimonial.image}
                alt={testimonial.alt}
                label={enlarge}
                widths={[480, 720]}
                sizes="20rem"
              />
            </div>
            <figcaption className="mt-5 min-h-7 semibold">{testimonial.name}</figcaption>
          </figure>
        )}
        <div data-hides-buy-bar className="mt-8">
          <BuyLink
            checkout={checkout}
            label={callToAction}
            className="w-full max-sm:px-[12px] text-[min(clamp(1rem,5vw,1.1875rem),7vw)] sm:w-auto sm:px-10"
          />
          <p className="mx-auto mt-5 max-w-[37em] text-balance">
            <strong className="semibold block">{guarantee.guaranteeHeading}</strong>
            {guarantee.guaranteeText}
          </p>
        </div>
        {help && (
          <HelpLink {...help} className="semibold inline-flex min-h-11 items-center gap-2.5 underline">
            <Icon name="chat" className="size-6 flex-none" />
          </HelpLink>
        )}
      </div>
    </section>
  );
}
