import { EnlargeablePicture } from '../../components/EnlargeablePicture.tsx';
import { Guarantee } from '../../components/Guarantee.tsx';
import { HelpLink } from '../../components/HelpLink.tsx';
import { Icon } from '../../components/Icon.tsx';
import { OfferPrice } from '../../components/OfferPrice.tsx';
import { Prose } from '../../components/Prose.tsx';
import { readOneClick } from '../../domain/oneClick.ts';
import type { SectionProps } from '../context.ts';
import { PriceStrip } from '../prices/PriceStrip.tsx';
import { CtaButtons } from './CtaButtons.tsx';
import { OneClickButtons } from './OneClickButtons.tsx';

/** A heading with more characters has the size of other sections' headings. */
const MAX_LARGE_HEADING = 40;

/**
 * A call to action: a testimonial, the countdown, the price, the buttons, the guarantee, the help link, and a
 * postscript.
 */
export function Cta({ section, id, background, context, phases }: SectionProps<'cta'>) {
  const { site, proof, words, chatUrl, formatPrice } = context;
  const { heading, text, countdownLabel, offer, buttons, postscript } = section;
  const testimonial = section.showTestimonial ? proof.testimonials.at(-1) : undefined;
  const oneClick = readOneClick(section.oneClick?.code ?? '');
  const isAlone = !testimonial;
  const isLarge = heading.length <= MAX_LARGE_HEADING;
  return (
    <section id={id} className={`golden band ${isAlone ? 'text-center' : ''} ${background}`}>
      <div className="wrap">
        <div
          className={
            testimonial &&
            'grid gap-y-7 md:grid-cols-[minmax(0,1fr)_18rem] md:grid-rows-[auto_1fr] md:gap-x-10 lg:grid-cols-[minmax(0,1fr)_20rem]'
          }
        >
          <div className={testimonial && 'lg:pt-14'}>
            <h2 className={`title ${isLarge ? 'lg:text-[4.25rem]' : 'mx-auto max-w-[22em]'}`}>{heading}</h2>
            {text && (
              <p className={`mt-4 max-w-[28em] text-lg lg:mt-6 ${isAlone ? 'mx-auto' : ''}`}>
                <Prose text={text} />
              </p>
            )}
          </div>
          {testimonial && (
            <figure className="w-full max-w-96 md:col-start-2 md:row-span-2 md:row-start-1">
              <blockquote className="font-title text-balance text-xl [line-height:1.3]">
                “{testimonial.quote}”
              </blockquote>
              {testimonial.picture && (
                <div className="mt-4">
                  <EnlargeablePicture
                    {...testimonial.picture}
                    label={words.enlarge}
                    widths={[480, 720]}
                    sizes="(min-width: 64rem) 20rem, (min-width: 48rem) 18rem, min(91vw, 24rem)"
                  />
                </div>
              )}
              <figcaption className="mt-5 min-h-7 semibold">{testimonial.name}</figcaption>
            </figure>
          )}
          <div data-hides-buy-bar className={isAlone ? 'mt-8' : undefined}>
            {countdownLabel && (
              <div className={`mb-6 grid max-w-160 gap-2 empty:hidden ${isAlone ? 'mx-auto' : ''}`}>
                <PriceStrip
                  id={id}
                  context={context}
                  phases={phases}
                  offer={offer}
                  label={countdownLabel}
                  buy={buttons[0]?.label ?? ''}
                  className="rounded-md"
                />
              </div>
            )}
            {offer !== undefined && (
              <OfferPrice
                offer={offer}
                phases={phases}
                words={words}
                formatPrice={formatPrice}
                className="mb-5"
              />
            )}
            {oneClick ? (
              <OneClickButtons
                section={section}
                context={context}
                phases={phases}
                oneClick={oneClick}
                isCentred={isAlone}
              />
            ) : (
              <CtaButtons section={section} phases={phases} isCentred={isAlone} />
            )}
            {section.showGuarantee && (
              <Guarantee
                guarantee={site.guarantee}
                headingClass={`mt-6 lg:mt-10 ${isAlone ? 'justify-center' : ''}`}
                textClass={isAlone ? 'mx-auto' : ''}
              />
            )}
            {section.showHelp && chatUrl && (
              <HelpLink
                label={site.chat.label}
                url={chatUrl}
                className="semibold mt-2 inline-flex min-h-11 items-center gap-2.5 underline"
              >
                <Icon name="chat" className="size-6 flex-none" />
              </HelpLink>
            )}
            {postscript && (
              <p
                className={`mt-8 max-w-[36em] rounded-md frame bg-sheet p-4 text-start ${isAlone ? 'mx-auto' : ''}`}
              >
                <Prose text={postscript} />
              </p>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}
