import { EnlargeablePicture } from '../../components/EnlargeablePicture.tsx';
import { Guarantee } from '../../components/Guarantee.tsx';
import { HelpLink } from '../../components/HelpLink.tsx';
import { Icon } from '../../components/Icon.tsx';
import { TargetLink } from '../../components/TargetLink.tsx';
import type { SectionProps } from '../context.ts';

/** A last invitation: a buyer's own words, the button, the guarantee, and where to ask. */
export function Closing({ section, id, light, context }: SectionProps<'closing'>) {
  const { site, proof, words, phases, chatUrl } = context;
  const testimonial = section.showTestimonial ? proof.testimonials.at(-1) : undefined;
  const isAlone = !testimonial;
  return (
    <section id={id} className={`golden band ${isAlone ? 'text-center' : ''} ${light}`}>
      <div className="wrap @container">
        <div
          className={
            testimonial &&
            'grid gap-y-7 @[40rem]:grid-cols-[minmax(0,1fr)_18rem] @[40rem]:grid-rows-[auto_1fr] @[40rem]:gap-x-10 @[60rem]:grid-cols-[minmax(0,1fr)_20rem]'
          }
        >
          <div className={testimonial && '@[60rem]:pt-14'}>
            <h2 className="title @[60rem]:text-[4.25rem]">{section.heading}</h2>
            <p className={`mt-4 max-w-[28em] text-lg @[60rem]:mt-6 ${isAlone ? 'mx-auto' : ''}`}>
              {section.text}
            </p>
          </div>
          {testimonial && (
            <figure className="w-full max-w-96 @[40rem]:col-start-2 @[40rem]:row-span-2 @[40rem]:row-start-1">
              <blockquote className="font-title text-balance text-xl [line-height:1.3]">
                “{testimonial.quote}”
              </blockquote>
              <div className="mt-4">
                <EnlargeablePicture
                  {...testimonial.picture}
                  label={words.enlarge}
                  widths={[480, 720]}
                  sizes="(min-width: 64rem) 20rem, (min-width: 48rem) 18rem, min(91vw, 24rem)"
                />
              </div>
              <figcaption className="mt-5 min-h-7 semibold">{testimonial.name}</figcaption>
            </figure>
          )}
          <div data-hides-buy-bar className={isAlone ? 'mt-8' : undefined}>
            <TargetLink
              {...section.button}
              phases={phases}
              className="w-full max-sm:px-[12px] text-buy sm:w-auto sm:px-10"
            />
            <Guarantee
              guarantee={site.guarantee}
              headingClass={`mt-6 @[60rem]:mt-10 ${isAlone ? 'justify-center' : ''}`}
              textClass={isAlone ? 'mx-auto' : ''}
            />
            {chatUrl && (
              <HelpLink
                label={site.chat.label}
                url={chatUrl}
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
