import type { Checkout } from '../domain/checkout.ts';
import { NEW_TAB } from './newTab.ts';
import { Phrase } from './Phrase.tsx';

type Props = {
  checkout: Checkout;
  label: string;
  className?: string;
  /** Whether the buy bar leaves while this link is visible. */
  hidesBuyBar?: boolean;
};

/** A link to a checkout, in a new tab. client/tracking/checkoutEvents.ts reports the event that it declares. */
export function BuyLink({ checkout, label, className = '', hidesBuyBar }: Props) {
  return (
    <a
      href={checkout.url}
      data-buy-link
      data-hides-buy-bar={hidesBuyBar || undefined}
      data-track={checkout.tracked && JSON.stringify(checkout.tracked)}
      {...NEW_TAB}
      className={`buy-link button button-primary ${className}`}
    >
      <span>
        <Phrase text={label} />
      </span>
    </a>
  );
}
