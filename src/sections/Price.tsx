import type { ReactNode } from 'react';
import { Badges } from '../components/Badges.tsx';
import { BigPrice } from '../components/BigPrice.tsx';
import { BonusLine } from '../components/BonusLine.tsx';
import { BuyLink } from '../components/BuyLink.tsx';
import { CheckList } from '../components/CheckList.tsx';
import { DeadlineSwitch } from '../components/DeadlineSwitch.tsx';
import { Icon } from '../components/Icon.tsx';
import { Sentences } from '../components/Sentences.tsx';
import { StruckPrice } from '../components/StruckPrice.tsx';
import type { Content } from '../content-model/schemas.ts';
import type { Checkout } from '../domain/checkout.ts';
import type { Deadline } from '../domain/deadline.ts';
import { formatReais } from '../domain/format.ts';

type Props = {
  light: string;
  words: Content['home']['price'];
  prices: Content['prices'];
  proof: Content['proof'];
  benefits: string[];
  bonus: Content['product']['bonus'];
  checkout: Checkout;
  deadline: Deadline | undefined;
  hasCountdown: boolean;
  /** The countdown. Astro passes something even where there is none. */
  children?: ReactNode;
};

export function Price({
  light,
  words,
  prices,
  proof,
  benefits,
  bonus,
  checkout,
  deadline,
  hasCountdown,
  children,
}: Props) {
  return (
    <section id="preco" className={`golden price-band ${light}`}>
      <div className="wrap">
        <h2 className="title mx-auto max-w-[19em] text-center">
          <Sentences text={words.heading} />
        </h2>
        <Badges labels={words.badges} proof={proof} />
        <div data-hides-buy-bar className="price-card lifted">
          <DeadlineSwitch
            deadline={deadline}
            until={
              <BeforeDeadline label={words.countdownLabel} validity={deadline?.validity}>
                {hasCountdown && children}
              </BeforeDeadline>
            }
            after={<p className="price-strip semibold">{deadline?.over}</p>}
          />
          <div className="md:grid md:grid-cols-[6fr_5fr]">
            <div className="padded">
              <DeadlineSwitch
                deadline={deadline}
                until={<PromotionalPrice words={words} prices={prices} checkout={checkout} />}
                after={<ListPrice words={words} prices={prices} checkout={checkout} deadline={deadline} />}
              />
              <p className="mt-4 text-center text-sm text-soft">
                <Sentences text={words.afterPayment} />
              </p>
            </div>
            <div className="price-benefits padded">
              <h4 className="semibold text-lg">{words.benefitsHeading}</h4>
              <CheckList items={benefits} className="mt-3 grid gap-3" />
              {bonus && prices.bonus && (
                <div className="line-above mt-5 pt-5">
                  <BonusLine bonus={bonus} labels={words} prices={prices.bonus} />
                </div>
              )}
            </div>
          </div>
        </div>
        <div className="beside guarantee">
          <Icon name="shield" className="size-10 flex-none text-plum" />
          <div>
            <h3 className="subtitle">{words.guaranteeHeading}</h3>
            <p className="mt-1 max-w-[45em]">{words.guaranteeText}</p>
          </div>
        </div>
      </div>
    </section>
  );
}

type CardProps = Pick<Props, 'words' | 'prices' | 'checkout'>;

function PromotionalPrice({ words, prices, checkout }: CardProps) {
  return (
    <div className="card">
      <h3 className="subtitle">{words.cardHeading}</h3>
      <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
        <StruckPrice labels={words} previous={formatReais(prices.list)} />
        <span className="semibold rounded-pill bg-horizon px-3 py-0.5 text-sm">{words.discount}</span>
      </p>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-3">
        <BigPrice price={formatReais(prices.promotional)} />
        <span className="medium">{words.inFull}</span>
      </p>
      <p>
        {words.installments} <span className="inline-block text-soft">{words.installmentsTotal}</span>
      </p>
      <BuyLink checkout={checkout} label={words.callToAction} className="mt-5 w-full text-lg" />
    </div>
  );
}

function ListPrice({ words, prices, checkout, deadline }: CardProps & Pick<Props, 'deadline'>) {
  if (!deadline) return null;
  return (
    <div className="card">
      <h3 className="subtitle">{words.cardHeading}</h3>
      <p className="mt-3 flex flex-wrap items-baseline gap-x-3">
        <BigPrice price={formatReais(prices.list)} />
        <span className="medium">{words.inFull}</span>
      </p>
      <BuyLink
        checkout={{ ...checkout, url: deadline.checkoutUrl }}
        label={words.buyBarCallToAction}
        className="mt-5 w-full text-lg"
      />
    </div>
  );
}

type BeforeDeadlineProps = { label: string; validity: string | undefined; children: ReactNode };

/** The id of the countdown's label, which stands outside the island so that a translator can change it. */
export const COUNTDOWN_LABEL_ID = 'countdown-label';

/** The countdown, and the day and hour of a deadline in words, which need no script. */
function BeforeDeadline({ label, validity, children }: BeforeDeadlineProps) {
  if (!children && !validity) return null;
  return (
    <div className="price-strip">
      {children && (
        <div className={`price-countdown ${validity ? 'needs-scripts' : ''}`}>
          <p id={COUNTDOWN_LABEL_ID} className="medium">
            {label}
          </p>
          {children}
        </div>
      )}
      {validity && <p className="text-sm">{validity}</p>}
    </div>
  );
}
