import type { ReactNode } from 'react';
import { Badges } from '../components/Badges.tsx';
import { BigPrice } from '../components/BigPrice.tsx';
import { BonusLine } from '../components/BonusLine.tsx';
import { BuyLink } from '../components/BuyLink.tsx';
import { ByPhase } from '../components/ByPhase.tsx';
import { CheckList } from '../components/CheckList.tsx';
import { Icon } from '../components/Icon.tsx';
import { PriceStrip } from '../components/PriceStrip.tsx';
import { Sentences } from '../components/Sentences.tsx';
import { StruckPrice } from '../components/StruckPrice.tsx';
import type { PricePhase, PricePhases } from '../content-model/pricePhases.ts';
import type { Content } from '../content-model/schemas.ts';
import { formatReais } from '../domain/format.ts';

type Props = Pick<PricePhases, 'phases' | 'announcement'> & {
  light: string;
  words: Content['home']['price'];
  prices: Content['prices'];
  proof: Content['proof'];
  benefits: string[];
  bonus: Content['product']['bonus'];
  /** What is written above the bonus where the page presents it. */
  bonusHeading: string | undefined;
  /** The sentences of a deadline. */
  deadline: Pick<Content['behaviour']['deadline'], 'validity' | 'over'> | undefined;
  /** The countdowns of the usual price and of a promotion. */
  usual?: ReactNode;
  promotion?: ReactNode;
};

export function Price({
  light,
  words,
  prices,
  proof,
  benefits,
  bonus,
  bonusHeading,
  phases,
  ...props
}: Props) {
  return (
    <section id="preco" className={`golden price-band ${light}`}>
      <div className="wrap">
        <h2 className="title mx-auto max-w-[19em] text-center">
          <Sentences text={words.heading} />
        </h2>
        <Badges labels={words.badges} proof={proof} />
        <div className="price-card">
          <PriceStrip label={words.countdownLabel} phases={phases} {...props} />
          <div className="lg:grid lg:grid-cols-[6fr_5fr]">
            <div className="content-center padded">
              <ByPhase phases={phases}>
                {(phase) => <PriceOffer phase={phase} listCents={prices.list} />}
              </ByPhase>
              <p className="mt-4 text-center text-sm text-soft">
                <Sentences text={words.afterPayment} />
              </p>
            </div>
            <div className="price-benefits padded">
              <h4 className="semibold text-lg">{words.benefitsHeading}</h4>
              <CheckList items={benefits} className="mt-3 grid gap-3 md:max-lg:grid-cols-2" />
              {bonus && prices.bonus && (
                <div className="line-above mt-4 pt-4">
                  <BonusLine heading={bonusHeading} bonus={bonus} labels={words} prices={prices.bonus} />
                </div>
              )}
            </div>
          </div>
        </div>
        <div className="mt-8 text-center">
          <h3 className="subtitle flex flex-wrap items-center justify-center gap-2">
            <Icon name="shield" className="size-9 text-plum" />
            {words.guaranteeHeading}
          </h3>
          <p className="mx-auto mt-2 max-w-[36em] text-balance">{words.guaranteeText}</p>
        </div>
      </div>
    </section>
  );
}

type OfferProps = { phase: PricePhase; listCents: number };

/** The price of a phase and its buy link. What is below the list price says so, with the discount and the instalments. */
function PriceOffer({ phase: { name, words, priceCents, checkoutB }, listCents }: OfferProps) {
  const isReduced = name !== 'list';
  return (
    <div className="card">
      <h3 className="subtitle">{words.cardHeading}</h3>
      {isReduced && (
        <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
          <span className="semibold rounded-pill frame bg-horizon px-[12px] py-0.5 text-sm">
            {words.discount}
          </span>
          <StruckPrice labels={words} previous={formatReais(listCents)} />
        </p>
      )}
      <p className={`${isReduced ? 'mt-1' : 'mt-3'} flex flex-wrap items-baseline gap-x-2.5`}>
        <BigPrice price={formatReais(priceCents)} />
        <span className="medium">{words.inFull}</span>
      </p>
      {isReduced && (
        <p>
          {words.installments} <span className="inline-block text-soft">{words.installmentsTotal}</span>
        </p>
      )}
      <div data-hides-buy-bar className="mt-5">
        <BuyLink
          checkout={checkoutB}
          label={isReduced ? words.callToAction : words.buyBarCallToAction}
          className="w-full text-lg"
        />
      </div>
    </div>
  );
}
