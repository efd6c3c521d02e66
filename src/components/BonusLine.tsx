import type { Content } from '../content-model/schemas.ts';
import { formatReais } from '../domain/format.ts';
import { GuideBook } from './GuideBook.tsx';
import { StruckPrice } from './StruckPrice.tsx';

type Props = {
  heading: string | undefined;
  bonus: NonNullable<Content['product']['bonus']>;
  labels: Pick<Content['home']['price'], 'previousLabel' | 'currentLabel'>;
  prices: NonNullable<Content['prices']['bonus']>;
};

/** The bonus as an entry of a list: its cover, its name and its price. */
export function BonusLine({ heading, bonus, labels, prices }: Props) {
  return (
    <div className="beside items-center gap-4">
      <GuideBook image={bonus.image} widths={[72, 144]} sizes="3rem" className="w-12" />
      <p>
        {heading && <span className="block text-ember text-sm">{heading}</span>}{' '}
        <span className="semibold block">{bonus.title}</span>{' '}
        <StruckPrice labels={labels} previous={formatReais(prices.previous)} />{' '}
        <strong className="semibold whitespace-nowrap">{formatReais(prices.current)}</strong>
      </p>
    </div>
  );
}
