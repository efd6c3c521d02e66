import { BonusPrice } from '../../components/BonusPrice.tsx';
import { Prose } from '../../components/Prose.tsx';
import type { PageContext } from '../context.ts';
import type { BonusItem } from './bonusItems.ts';

export type BonusesProps = { items: readonly BonusItem[]; context: PageContext };

export function BonusWords({ item: { note, title, text } }: { item: BonusItem }) {
  return (
    <>
      {note && <p className="text-ember text-sm">{note}</p>}
      <h3 className="semibold text-lg">{title}</h3>
      {text && (
        <p className="mt-1 text-soft">
          <Prose text={text} />
        </p>
      )}
    </>
  );
}

type ValueProps = { item: BonusItem; context: PageContext };

/** The value of a bonus. If the bonus has a price, the value is struck through and the price follows it. */
export function BonusValue({ item: { value, price }, context: { words } }: ValueProps) {
  return (
    <p className="empty:hidden">
      <BonusPrice bonus={{ previousPrice: value, price }} words={words} priceClass="subtitle" />
    </p>
  );
}
