import { BuyLink } from '../components/BuyLink.tsx';
import { formatReais } from '../domain/money.ts';

type Props = { label: string; callToAction: string; promotionalCents: number; checkoutUrl: string };

/** On a phone: the price and a buy button at the foot of the screen. See behaviours/buyBar.ts for when. */
export function BuyBar({ label, callToAction, promotionalCents, checkoutUrl }: Props) {
  return (
    <aside aria-label={label} data-buy-bar className="buy-bar md:hidden">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
        <strong className="subtitle whitespace-nowrap">{formatReais(promotionalCents)}</strong>
        <BuyLink href={checkoutUrl} label={callToAction} className="min-h-12 px-[min(1.5rem,6vw)] py-2" />
      </div>
    </aside>
  );
}
