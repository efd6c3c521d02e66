import type { Bonus } from '../content-model/files/product.ts';
import type { Content } from '../content-model/schemas.ts';
import { formatReais } from '../domain/format.ts';
import { StruckPrice } from './StruckPrice.tsx';

type Props = {
  bonus: Pick<Bonus, 'previousPrice' | 'price'>;
  words: Content['interface'];
  priceClass: string;
};

/** A bonus's former and current price, if the content has them. */
export function BonusPrice({ bonus: { previousPrice, price }, words, priceClass }: Props) {
  const current = price ?? previousPrice;
  if (current === undefined) return null;
  return (
    <>
      {price !== undefined && previousPrice !== undefined && (
        <StruckPrice words={words} previous={formatReais(previousPrice)} />
      )}{' '}
      <strong className={`${priceClass} whitespace-nowrap`}>{formatReais(current)}</strong>
    </>
  );
}
