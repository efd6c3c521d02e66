import type { ReactNode } from 'react';
import { BigPrice } from '../components/BigPrice.tsx';
import { BuyLink } from '../components/BuyLink.tsx';
import { CheckList } from '../components/CheckList.tsx';
import { DeadlineSwitch } from '../components/DeadlineSwitch.tsx';
import { Icon } from '../components/Icon.tsx';
import { Phrase } from '../components/Phrase.tsx';
import type { Content } from '../content-model/schemas.ts';
import type { Checkout } from '../domain/checkout.ts';
import type { Deadline } from '../domain/deadline.ts';
import { formatCount, formatRating, formatReais } from '../domain/format.ts';

type Props = {
  words: Content['home']['price'];
  prices: Content['prices'];
  proof: Content['proof'];
  benefits: string[];
  checkout: Checkout;
  deadline: Deadline | undefined;
  /** The countdown. */
  children?: ReactNode;
};

export function Price({ words, prices, proof, benefits, checkout, deadline, children }: Props) {
  return (
    <section id="preco" className="golden band">
      <div className="wrap">
        <h2 className="title mx-auto max-w-[11.6em] text-center">{words.heading}</h2>
        <ul className="mx-auto mt-8 flex max-w-160 flex-wrap justify-evenly gap-4 text-center">
          <Badge figure={`+${formatCount(proof.downloads)}`} label={words.badges.downloads} />
          <Badge figure={formatCount(proof.customers)} label={words.badges.customers} />
          <Badge figure={`${formatRating(proof.rating)}/5`} label={words.badges.rating} />
        </ul>
        <DeadlineSwitch
          deadline={deadline}
          until={
            <Until label={words.countdownLabel} validity={deadline?.validity}>
              {children}
            </Until>
          }
          after={<p className="mt-10 text-center text-lg semibold">{deadline?.over}</p>}
        />
        <div className="lifted mx-auto mt-10 max-w-240 rounded-lg bg-sheet padded md:grid md:grid-cols-[6fr_5fr] md:gap-12">
          <DeadlineSwitch
            deadline={deadline}
            until={<PromotionalPrice words={words} prices={prices} checkout={checkout} />}
            after={<ListPrice words={words} prices={prices} checkout={checkout} deadline={deadline} />}
          />
          <div className="line-above mt-8 pt-7 md:mt-0 md:p-0 md:[border:0]">
            <h4 className="semibold text-lg">{words.benefitsHeading}</h4>
            <CheckList items={benefits} className="mt-4 grid gap-4" />
          </div>
        </div>
        <div className="mx-auto mt-6 flex max-w-240 gap-4 rounded-lg bg-[rgb(255_253_248/.7)] padded sm:gap-6">
          <Icon name="shield" className="size-12 flex-none text-plum md:size-16" />
          <div>
            <h3 className="subtitle">{words.guaranteeHeading}</h3>
            <p className="mt-2 max-w-[45em]">{words.guaranteeText}</p>
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
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="subtitle">{words.cardHeading}</h3>
        <p className="semibold rounded-pill bg-ink px-4 py-1.5 text-sm text-white">{words.discount}</p>
      </div>
      <p className="mt-6 text-soft">
        {words.previousLabel} <s>{formatReais(prices.list)}</s> {words.currentLabel}
      </p>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <BigPrice price={formatReais(prices.promotional)} />
        <span className="medium">{words.inFull}</span>
      </p>
      <p className="mt-3 text-lg">
        <Phrase text={words.installments} />
      </p>
      <BuyLink checkout={checkout} label={words.callToAction} className="mt-8 w-full text-lg" />
    </div>
  );
}

function ListPrice({ words, prices, checkout, deadline }: CardProps & Pick<Props, 'deadline'>) {
  if (!deadline) return null;
  return (
    <div className="card">
      <h3 className="subtitle">{words.cardHeading}</h3>
      <p className="mt-6 flex flex-wrap items-baseline gap-x-3">
        <BigPrice price={formatReais(prices.list)} />
        <span className="medium">{words.inFull}</span>
      </p>
      <BuyLink
        checkout={{ ...checkout, url: deadline.checkoutUrl }}
        label={words.buyBarCallToAction}
        className="mt-8 w-full text-lg"
      />
    </div>
  );
}

type UntilProps = { label: string; validity: string | undefined; children: ReactNode };

/** The id of the countdown's label, which stands outside the island so that a translator can change it. */
export const COUNTDOWN_LABEL_ID = 'countdown-label';

/** The countdown, and the day and hour of a deadline in words, which need no script. */
function Until({ label, validity, children }: UntilProps) {
  if (!children && !validity) return null;
  return (
    <div className="mt-10 text-center">
      {children && (
        <div className={validity && 'needs-scripts'}>
          <p id={COUNTDOWN_LABEL_ID} className="medium">
            {label}
          </p>
          {children}
        </div>
      )}
      {validity && <p className="mt-4">{validity}</p>}
    </div>
  );
}

type BadgeProps = { figure: string; label: string };

function Badge({ figure, label }: BadgeProps) {
  return (
    <li>
      <strong className="subtitle block">{figure}</strong> <span className="block text-sm">{label}</span>
    </li>
  );
}
