import { StruckPrice } from '../../components/StruckPrice.tsx';
import type { PageContext } from '../context.ts';

type Props = {
  /** The list price in cents; undefined if the price is not below it. */
  reducedFrom: number | undefined;
  /** The words about the discount. */
  discount: string | undefined;
  context: PageContext;
  className?: string;
};

/** The line above a reduced price: the discount and the list price. */
export function ReducedFrom({ reducedFrom, discount, context, className = '' }: Props) {
  if (reducedFrom === undefined) return null;
  return (
    <p className={`${className} flex flex-wrap items-center gap-x-3 gap-y-2`.trim()}>
      {discount && (
        <span className="semibold rounded-pill frame bg-horizon px-[12px] py-0.5 text-sm">{discount}</span>
      )}
      <StruckPrice words={context.words} previous={context.formatPrice(reducedFrom)} />
    </p>
  );
}
