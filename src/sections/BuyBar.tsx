import { BuyLink } from '../components/BuyLink.tsx';
import { ByPhase } from '../components/ByPhase.tsx';
import { Logo } from '../components/Logo.tsx';
import type { Checkout } from '../domain/checkout.ts';
import type { PhaseName } from '../domain/pricePhases.ts';

type Props = {
  label: string;
  /** Stands before the price where there is room; where the page has a bar with it, none. */
  brand?: { logo: string; name: string };
  callToAction: string;
  className?: string;
  phases: readonly { name: PhaseName; price: string; checkout: Checkout }[];
};

/** The price and a buy button at the edge of the screen. See client/ui/wayToBuy.ts. */
export function BuyBar({ label, brand, callToAction, className = '', phases }: Props) {
  return (
    <aside aria-label={label} data-buy-bar className={`buy-bar ${className}`}>
      <div className="wrap buy-bar-row">
        {brand && (
          <p className="me-auto flex items-center gap-2.5 font-title max-md:hidden">
            <Logo file={brand.logo} name={brand.name} className="size-[max(32px,1.6em)] flex-none" />
            {brand.name}
          </p>
        )}
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
