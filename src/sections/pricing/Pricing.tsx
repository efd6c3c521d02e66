import { BigPrice } from '../../components/BigPrice.tsx';
import { BonusLine } from '../../components/BonusLine.tsx';
import { BuyLink } from '../../components/BuyLink.tsx';
import { ByPhase } from '../../components/ByPhase.tsx';
import { Guarantee } from '../../components/Guarantee.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Sentences } from '../../components/Sentences.tsx';
import { StruckPrice } from '../../components/StruckPrice.tsx';
import { offerIn } from '../../content-model/pricePhases.ts';
import type { PageContext, SectionPhase, SectionProps } from '../context.ts';
import { Decline } from '../prices/Decline.tsx';
import { Introduction } from '../prices/Introduction.tsx';
import { type Countdowns, PriceStrip } from '../prices/PriceStrip.tsx';
import { Badges } from './Badges.tsx';

/** An offer's card: until when its price holds, the price, what it includes, and below it the guarantee. */
export function Pricing({
  section,
  id,
  light,
  context,
  phases,
  ...countdowns
}: SectionProps<'pricing'> & Countdowns) {
  const { product, proof, site, words } = context;
  return (
    // Heading, figures, countdown and card fit one screen of 800 px.
    <section id={id} data-price-section="" className={`golden close-band pb-(--band) ${light}`}>
      <div className="wrap">
        <h2 className="title mx-auto max-w-[19em] text-center">
          <Sentences text={section.heading} />
        </h2>
        <Introduction text={section.text} />
        <Badges words={section.badges} proof={proof} />
        <div className="price-card mt-5 overflow-clip rounded-lg bg-sheet">
          <PriceStrip
            id={id}
            context={context}
            phases={phases}
            offer={section.offer}
            label={section.countdownLabel}
            buy={section.buy}
            {...countdowns}
          />
          <div className="lg:grid lg:grid-cols-[6fr_5fr]">
            <div className="content-center padded">
              <ByPhase phases={phases}>{(phase) => <PriceOffer phase={phase} context={context} />}</ByPhase>
              <Decline decline={section.decline} phases={phases} />
              {section.afterPayment && (
                <p className="mt-4 text-center text-sm text-soft">
                  <Sentences text={section.afterPayment} />
                </p>
              )}
              {section.validity && (
                <p className="mt-2 text-center text-sm medium">
                  <Sentences text={section.validity} />
                </p>
              )}
            </div>
            <div className="price-benefits bg-(--paper) padded">
              <h4 className="semibold text-lg">{section.benefitsHeading}</h4>
              <ul className="text-balance mt-3 grid gap-3 md:max-lg:grid-cols-2">
                {(section.benefits ?? product.benefits).map((benefit) => (
                  <li key={benefit} className="reveal flex items-start gap-3">
                    <Icon name="check" className="size-6 flex-none text-plum" />
                    {benefit}
                  </li>
                ))}
              </ul>
              {section.showBonuses &&
                product.bonuses.map((bonus) => (
                  <div key={bonus.title} className="line-above mt-4 pt-4">
                    <BonusLine bonus={bonus} words={words} />
                  </div>
                ))}
            </div>
          </div>
        </div>
        {section.showGuarantee && (
          <div className="mt-8 text-center">
            <Guarantee guarantee={site.guarantee} headingClass="justify-center" textClass="mx-auto" />
          </div>
        )}
      </div>
    </section>
  );
}

type OfferProps = { phase: SectionPhase<'pricing'>; context: PageContext };

/** The price of a phase and its buy link. A price below the list price comes with the discount and the instalments. */
function PriceOffer({ phase, context }: OfferProps) {
  const { section } = phase;
  const { words, page, formatPrice } = context;
  const { price, reducedFrom, installments, period, checkout, isOver } = offerIn(phase, section.offer);
  return (
    <div className="card">
      <h3 className="subtitle">{section.cardHeading}</h3>
      {reducedFrom !== undefined && (
        <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
          {section.discount && (
            <span className="semibold rounded-pill frame bg-horizon px-[12px] py-0.5 text-sm">
              {section.discount}
            </span>
          )}
          <StruckPrice words={words} previous={formatPrice(reducedFrom)} />
        </p>
      )}
      <p className={`${reducedFrom === undefined ? 'mt-3' : 'mt-1'} flex flex-wrap items-baseline gap-x-2.5`}>
        <BigPrice price={formatPrice(price)} />
        {(period || section.inFull) && (
          <span className="medium">{[period, section.inFull].filter(Boolean).join(' ')}</span>
        )}
      </p>
      {installments && section.installments && (
        <p>
          {section.installments}{' '}
          {section.installmentsTotal && (
            <span className="inline-block text-soft">{section.installmentsTotal}</span>
          )}
        </p>
      )}
      <div data-hides-buy-bar className="mt-5">
        <BuyLink
          checkout={checkout}
          label={isOver ? (page.buyBar ?? section.buy) : section.buy}
          className="w-full text-lg"
        />
      </div>
    </div>
  );
}
