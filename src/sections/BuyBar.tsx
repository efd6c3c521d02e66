import { BuyLink } from '../components/BuyLink.tsx';
import { ByPhase } from '../components/ByPhase.tsx';
import type { Checkout } from '../domain/checkout.ts';
import type { PhaseName } from '../domain/pricePhases.ts';

type Props = {
  label: string;
  /** The product's name, before the price where there is room; none where the page has a bar with it. */
  name?: string;
  callToAction: string;
  className?: string;
  phases: readonly { name: PhaseName; price: string; checkout: Checkout }[];
};

/** The price and a buy button at the edge of the screen. See client/ui/wayToBuy.ts. */
export function BuyBar({ label, name, callToAction, className = '', phases }: Props) {
  return (
    <aside aria-label={label} data-buy-bar className={`buy-bar ${className}`}>
      <div className="wrap buy-bar-row">
        {name && <p className="me-auto font-title text-lg max-md:hidden">{name}</p>}
        <ByPhase phases={phases}>
          {({ price, checkout }) => (
            <>
              <strong className="subtitle whitespace-nowrap text-[min(1.375rem,8.5vw)]">{price}</strong>
              <BuyLink checkout={checkout} label={callToAction} className="buy-bar-button" />
            </>
          )}
        </ByPhase>
      </div>
    </aside>
  );
}
