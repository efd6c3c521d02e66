import { BuyLink } from '../components/BuyLink.tsx';
import { DeadlineSwitch } from '../components/DeadlineSwitch.tsx';
import type { Checkout } from '../domain/checkout.ts';
import type { Deadline } from '../domain/deadline.ts';

type Props = {
  label: string;
  callToAction: string;
  price: string;
  priceAfterDeadline?: string;
  checkout: Checkout;
  deadline?: Deadline | undefined;
};

/** Under 1024 px: the price and a buy button at the foot of the screen. See client/ui/buyBar.ts. */
export function BuyBar({ label, callToAction, price, priceAfterDeadline, checkout, deadline }: Props) {
  const show = (text: string | undefined) => <strong className="subtitle whitespace-nowrap">{text}</strong>;
  return (
    <aside aria-label={label} data-buy-bar className="buy-bar lg:hidden">
      <div className="wrap buy-bar-row">
        <DeadlineSwitch deadline={deadline} until={show(price)} after={show(priceAfterDeadline)} />
        <BuyLink checkout={checkout} label={callToAction} className="buy-bar-button" />
      </div>
    </aside>
  );
}
