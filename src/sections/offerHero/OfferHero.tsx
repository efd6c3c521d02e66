import { Logo } from '../../components/Logo.tsx';
import { Picture } from '../../components/Picture.tsx';
import type { SectionProps } from '../context.ts';
import { mainHeroId } from '../mainHero.ts';
import { OfferCard } from '../prices/OfferCard.tsx';

/** A hero with an offer's card (up to three prices and the buy link) and a picture of the product. */
export function OfferHero({ section, id, context, phases }: SectionProps<'offerHero'>) {
  const { brand, site } = context;
  const Heading = mainHeroId(context.page) === id ? 'h1' : 'h2';
  const { heading, text, mockup } = section;
  return (
    <section id={id} className="sky relative overflow-hidden text-white">
      <div className="wrap pt-4 md:pt-6">
        <p className="flex items-center gap-2.5 font-title text-name [line-height:1.25]">
          <Logo file={brand.logo} name={site.name} className="size-[max(32px,1.6em)] flex-none" />
          {site.name}
        </p>
        <div className="mt-6 grid items-start gap-6 md:mt-10 md:gap-10 lg:mt-8 lg:grid-cols-[7fr_6fr] lg:grid-rows-[auto_1fr] lg:gap-x-16 lg:gap-y-6">
          <div>
            <Heading className="headline lg:max-w-[9.5em] text-[min(0.914*var(--text-headline),3.75rem)]">
              {heading}
            </Heading>
            <p className="mt-3 max-w-120 text-balance text-mist md:mt-5 md:text-lg">{text}</p>
          </div>
          <OfferCard
            section={section}
            context={context}
            phases={phases}
            className="lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mb-8"
          />
          {mockup && (
            // The picture overlaps the hill. Its left edge is a shadow, so it starts left of the text.
            <div className="relative z-1 -ms-[1.4%] -mb-[min(14%,60px)] md:mx-auto md:-mb-[min(10%,70px)] md:w-full md:max-w-160 lg:-ms-2 lg:-me-11 lg:w-auto lg:self-end">
              <Picture
                {...mockup}
                widths={[800, 1200]}
                sizes="(min-width: 48rem) 40rem, 94vw"
                className="w-full"
              />
            </div>
          )}
        </div>
      </div>
      <div className="horizon relative bottom-[-1px] mx-[-5%] h-[64px] md:h-[96px]" />
    </section>
  );
}
