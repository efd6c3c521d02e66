import { BuyLink } from '../components/BuyLink.tsx';
import { DeadlineSwitch } from '../components/DeadlineSwitch.tsx';
import type { Content } from '../content-model/schemas.ts';
import type { Checkout } from '../domain/checkout.ts';
import type { Deadline } from '../domain/deadline.ts';
import { formatReais } from '../domain/format.ts';

type Props = {
  label: string;
  callToAction: string;
  prices: Content['prices'];
  checkout: Checkout;
  deadline: Deadline | undefined;
};

/** On a phone: the price and a buy button at the foot of the screen. See client/ui/buyBar.ts. */
export function BuyBar({ label, callToAction, prices, checkout, deadline }: Props) {
  const price = (cents: number) => (
    <strong className="subtitle whitespace-nowrap">{formatReais(cents)}</strong>
  );
  return (
    <aside aria-label={label} data-buy-bar className="buy-bar md:hidden">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
        <DeadlineSwitch deadline={deadline} until={price(prices.promotional)} after={price(prices.list)} />
        <BuyLink checkout={checkout} label={callToAction} className="min-h-12 px-[min(1.5rem,6vw)] py-2" />
      </div>
    </aside>
  );
}
