import type { Bonus } from '../content-model/files/product.ts';
import type { Content } from '../content-model/schemas.ts';
import { BonusCover } from './BonusCover.tsx';
import { BonusPrice } from './BonusPrice.tsx';

type Props = { bonus: Bonus; words: Content['interface'] };

/** A bonus in a list of bonuses: its cover, heading, title and price. */
export function BonusLine({ bonus, words }: Props) {
  return (
    <div className="beside items-center gap-4">
      {bonus.cover && <BonusCover image={bonus.cover} widths={[72, 144]} sizes="3rem" className="w-12" />}
      <p>
        {bonus.heading && <span className="block text-ember text-sm">{bonus.heading}</span>}{' '}
        <span className="semibold block">{bonus.title}</span>{' '}
        <BonusPrice bonus={bonus} words={words} priceClass="semibold" />
      </p>
    </div>
  );
}
