import { offerIn, type PricePhase } from '../content-model/pricePhases.ts';
import type { Content } from '../content-model/schemas.ts';
import { ByPhase } from './ByPhase.tsx';
import { StruckPrice } from './StruckPrice.tsx';

type Props = {
  /** The offer's id. */
  offer: string;
  phases: readonly PricePhase[];
  words: Content['interface'];
  formatPrice: (priceCents: number) => string;
  className: string;
  /** The class of the price itself. */
  priceClass?: string;
};

/** An offer's price in one line, with how often it is paid, and the list price if the offer's price is lower. */
export function OfferPrice({ offer, phases, words, formatPrice, className, ...props }: Props) {
  const { priceClass = 'subtitle' } = props;
  return (
    <ByPhase phases={phases}>
      {(phase) => {
        const { price, reducedFrom, period } = offerIn(phase, offer);
        return (
          <p className={className}>
            {reducedFrom !== undefined && <StruckPrice words={words} previous={formatPrice(reducedFrom)} />}{' '}
            <strong data-price className={`${priceClass} whitespace-nowrap`}>
              {formatPrice(price)}
            </strong>{' '}
            {period}
          </p>
        );
      }}
    </ByPhase>
  );
}
