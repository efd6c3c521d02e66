import { BuyLink } from '../../components/BuyLink.tsx';
import { offerIn, type PricePhase } from '../../content-model/pricePhases.ts';
import type { PageContext } from '../context.ts';

type Props = { offer: string; label: string; phase: PricePhase; context: PageContext; className?: string };

/** The buy link of an offer in a phase. After the deadline it has the buy bar's label, which promises no discount. */
export function OfferButton({ offer, label, phase, context, className = 'w-full text-lg' }: Props) {
  const { checkout, isOver } = offerIn(phase, offer);
  return (
    <BuyLink
      checkout={checkout}
      label={isOver ? (context.page.buyBar ?? label) : label}
      className={className}
    />
  );
}
