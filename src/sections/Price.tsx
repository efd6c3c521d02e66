import type { ReactNode } from 'react';
import { BuyLink } from '../components/BuyLink.tsx';
import { CheckList } from '../components/CheckList.tsx';
import { Icon, type IconName } from '../components/Icon.tsx';
import { Phrase } from '../components/Phrase.tsx';
import { formatReais } from '../domain/money.ts';
import { formatCount, formatRating } from '../domain/number.ts';
import type { Content } from '../schemas/contentSchemas.ts';

type Props = {
  words: Content['home']['price'];
  prices: Content['prices'];
  proof: Content['proof'];
  benefits: string[];
  checkoutUrl: string;
  /** The countdown. */
  children?: ReactNode;
};

export function Price({ words, prices, proof, benefits, checkoutUrl, children }: Props) {
  return (
    <section id="preco" className="golden band">
      <div className="wrap">
        <h2 className="title mx-auto max-w-[18ch] text-center">{words.heading}</h2>
        <ul className="mt-8 flex flex-wrap justify-center gap-3">
          <Badge icon="download" figure={`+${formatCount(proof.downloads)}`} label={words.badges.downloads} />
          <Badge icon="people" figure={formatCount(proof.customers)} label={words.badges.customers} />
          <Badge icon="check" figure={`${formatRating(proof.rating)}/5`} label={words.badges.rating} />
        </ul>
        <div className="mt-10">{children}</div>
        <div className="lifted mx-auto mt-10 max-w-240 rounded-lg bg-sheet p-6 sm:p-10 md:grid md:grid-cols-[6fr_5fr] md:gap-12">
          <div>
            <div className="flex flex-wrap items-center justify-between gap-3">
              <h3 className="subtitle">{words.cardHeading}</h3>
              <p className="semibold rounded-full bg-ink px-4 py-1.5 text-sm text-white">{words.discount}</p>
            </div>
            <p className="mt-6 text-soft">
              {words.previousLabel} <s className="whitespace-nowrap">{formatReais(prices.list)}</s>{' '}
              {words.currentLabel}
            </p>
            <p className="flex flex-wrap items-baseline gap-x-3">
              <strong className="flat whitespace-nowrap font-title text-[clamp(3rem,2.4rem+3.5vw,4.5rem)]">
                {formatReais(prices.promotional)}
              </strong>
              <span className="medium">{words.inFull}</span>
            </p>
            <p className="mt-3 text-lg">
              <Phrase text={words.installments} />
            </p>
            <BuyLink href={checkoutUrl} label={words.callToAction} className="mt-8 w-full text-lg" />
          </div>
          <CheckList
            items={benefits}
            className="line-above mt-8 grid content-center gap-4 pt-7 md:mt-0 md:[border:0] md:p-0"
          />
        </div>
        <div className="mx-auto mt-6 flex max-w-240 gap-4 rounded-lg bg-sheet/70 p-6 sm:gap-6 sm:p-8">
          <Icon name="shield" className="size-12 flex-none text-plum md:size-16" />
          <div>
            <h3 className="subtitle">{words.guaranteeHeading}</h3>
            <p className="mt-2 max-w-[70ch]">{words.guaranteeText}</p>
          </div>
        </div>
      </div>
    </section>
  );
}

type BadgeProps = { icon: IconName; figure: string; label: string };

function Badge({ icon, figure, label }: BadgeProps) {
  return (
    <li className="flex items-center gap-2.5 rounded-full bg-sheet/80 py-2 ps-3 pe-5">
      <Icon name={icon} className="size-5 flex-none text-ember" />
      <span>
        <strong className="bold">{figure}</strong> {label}
      </span>
    </li>
  );
}
