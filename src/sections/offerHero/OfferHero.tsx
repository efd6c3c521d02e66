import { BigPrice } from '../../components/BigPrice.tsx';
import { BuyLink } from '../../components/BuyLink.tsx';
import { ByPhase } from '../../components/ByPhase.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Logo } from '../../components/Logo.tsx';
import { Picture } from '../../components/Picture.tsx';
import { offerIn } from '../../content-model/pricePhases.ts';
import type { SectionProps } from '../context.ts';
import { mainHeroOf } from '../mainHero.ts';

/** A hero with an offer's card: three prices, the buy link and what is behind it. */
export function OfferHero({ section, id, context, phases }: SectionProps<'offerHero'>) {
  const { brand, site } = context;
  const Heading = mainHeroOf(context.page) === id ? 'h1' : 'h2';
  const { heading, text, mockup } = section;
  return (
    <section id={id} className="sky relative overflow-hidden text-white">
      <div className="wrap @container pt-4 md:pt-6">
        <p className="flex items-center gap-2.5 font-title text-name [line-height:1.25]">
          <Logo file={brand.logo} name={site.name} className="size-[max(32px,1.6em)] flex-none" />
          {site.name}
        </p>
        <div className="mt-6 grid items-start gap-6 md:mt-10 md:gap-10 @[56rem]:mt-8 @[56rem]:grid-cols-[7fr_6fr] @[56rem]:grid-rows-[auto_1fr] @[56rem]:gap-x-16 @[56rem]:gap-y-6">
          <div>
            <Heading className="headline @[56rem]:max-w-[9.5em] text-[min(clamp(2.25rem,1.6rem+3vw,3.75rem),13vw)]">
              {heading}
            </Heading>
            <p className="mt-3 max-w-120 text-balance text-mist md:mt-5 md:text-lg">{text}</p>
          </div>
          <OfferCard section={section} context={context} phases={phases} />
          {mockup && (
            // The picture stands on the hill; its left edge is a shadow.
            <div className="relative z-1 -ms-[1.4%] -mb-[min(14%,60px)] md:mx-auto md:-mb-[min(10%,70px)] md:w-full md:max-w-160 @[56rem]:-ms-2 @[56rem]:-me-11 @[56rem]:w-auto @[56rem]:self-end">
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

function OfferCard({
  section,
  context: { formatPrice },
  phases,
}: Pick<SectionProps<'offerHero'>, 'section' | 'context' | 'phases'>) {
  const [first] = phases;
  if (!first) return null;
  const { price, reducedFrom, checkout } = offerIn(first, section.offer);
  return (
    <div className="rounded-lg bg-sheet padded text-ink lifted @[56rem]:col-start-2 @[56rem]:row-span-2 @[56rem]:row-start-1 @[56rem]:mb-8">
      <div className="text-soft">
        {reducedFrom !== undefined && (
          <p className="flex flex-wrap justify-between gap-x-4">
            {section.normalLabel} <s>{formatPrice(reducedFrom)}</s>
          </p>
        )}
        <ByPhase phases={phases}>
          {(phase) =>
            phase.name === 'usual' && (
              <p className="mt-2 flex flex-wrap justify-between gap-x-4 line-above pt-2">
                {section.promotionalLabel} <span>{formatPrice(offerIn(phase).price)}</span>
              </p>
            )
          }
        </ByPhase>
      </div>
      <div className="mt-7 rounded-md frame bg-gold px-[min(1.25rem,4vw)] pb-4 md:px-6">
        {/* On the edge of the box. */}
        <p className="bold relative -mt-3.5 mb-3 w-fit rounded-pill bg-ink px-3 py-1 text-horizon text-[min(0.75rem,5.4vw)]">
          {section.badge}
        </p>
        <p className="medium">{section.exclusiveLabel}</p>
        <p className="card flex flex-wrap items-baseline gap-x-2">
          <BigPrice price={formatPrice(price)} />
          <span className="medium">{section.paymentNote}</span>
        </p>
        <p className="semibold text-plum text-sm">{section.discount}</p>
      </div>
      <div data-hides-buy-bar className="mt-5 md:mt-6">
        <BuyLink checkout={checkout} label={section.buy} className="w-full max-sm:px-[12px] text-buy" />
      </div>
      <ul className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(8.25rem,40%)),1fr))] gap-x-3 gap-y-2 text-balance text-[0.875rem] text-soft">
        {section.trust.map((item) => (
          <li key={item} className="flex items-center gap-1.5">
            <Icon name="check" className="size-4 flex-none text-plum" />
            {item}
          </li>
        ))}
      </ul>
      {section.warning && (
        <p className="beside mt-5 gap-3 rounded-md frame p-4 text-sm medium">
          <Icon name="warning" className="size-6 flex-none text-ember" />
          <span className="text-balance">{section.warning}</span>
        </p>
      )}
    </div>
  );
}
