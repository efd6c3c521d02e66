import { BigPrice } from '../../components/BigPrice.tsx';
import { BonusLine } from '../../components/BonusLine.tsx';
import { ByPhase } from '../../components/ByPhase.tsx';
import { Point } from '../../components/Points.tsx';
import { Seal } from '../../components/Seal.tsx';
import { Sentences } from '../../components/Sentences.tsx';
import { offerIn } from '../../content-model/pricePhases.ts';
import type { PageContext, SectionPhase, SectionProps } from '../context.ts';
import { BelowBuyButton } from '../prices/BelowBuyButton.tsx';
import { OfferButton } from '../prices/OfferButton.tsx';
import { PriceFrame } from '../prices/PriceFrame.tsx';
import { PriceStrip } from '../prices/PriceStrip.tsx';
import { ReducedFrom } from '../prices/ReducedFrom.tsx';
import { Badges } from './Badges.tsx';

/** An offer's card: until when the price is valid, the price, and what the offer includes; below it the guarantee. */
export function Pricing({ section, id, background, context, phases }: SectionProps<'pricing'>) {
  const { product, proof, words } = context;
  return (
    // Heading, figures, countdown and card fit a screen of 800 px in height.
    <PriceFrame section={section} id={id} background={background} context={context}>
      <Badges words={section.badges} proof={proof} />
      <div className="price-card mt-5 overflow-clip rounded-lg bg-sheet">
        <PriceStrip
          id={id}
          context={context}
          phases={phases}
          offer={section.offer}
          label={section.countdownLabel}
          buy={section.buy}
        />
        <div className="lg:grid lg:grid-cols-[6fr_5fr]">
          <div className="content-center padded">
            <ByPhase phases={phases}>{(phase) => <PriceOffer phase={phase} context={context} />}</ByPhase>
            <BelowBuyButton section={section} phases={phases} />
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
                <Point key={benefit} className="reveal">
                  {benefit}
                </Point>
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
      {section.seal && <Seal {...section.seal} />}
    </PriceFrame>
  );
}

type OfferProps = { phase: SectionPhase<'pricing'>; context: PageContext };

/** The price of the offer in a phase, and its buy link. A price below the list price is shown with the discount. */
function PriceOffer({ phase, context }: OfferProps) {
  const { section } = phase;
  const { formatPrice } = context;
  const { price, reducedFrom, installments, period } = offerIn(phase, section.offer);
  return (
    <div className="card">
      <h3 className="subtitle">{section.cardHeading}</h3>
      <ReducedFrom reducedFrom={reducedFrom} discount={section.discount} context={context} className="mt-3" />
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
        <OfferButton offer={section.offer} label={section.buy} phase={phase} context={context} />
      </div>
    </div>
  );
}
