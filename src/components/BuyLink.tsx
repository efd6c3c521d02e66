import type { Checkout } from '../domain/checkout.ts';
import { NEW_TAB } from './newTab.ts';
import { Phrase } from './Phrase.tsx';

type Props = {
  checkout: Checkout;
  label: string;
  className?: string;
  look?: keyof typeof LINK_LOOKS;
  /** Whether the buy bar disappears while this link is visible. */
  hidesBuyBar?: boolean | undefined;
};

/** The classes of a filled button, an outlined button, and an underlined link that is high enough for a finger. */
export const LINK_LOOKS = {
  primary: 'button button-primary',
  plain: 'button button-plain',
  line: 'inline-flex min-h-11 items-center underline',
};

/** A link to a checkout, in a new tab. client/tracking/checkoutEvents.ts reports the event in `data-track`. */
export function BuyLink({ checkout, label, className = '', look = 'primary', hidesBuyBar }: Props) {
  return (
    <a
      href={checkout.url}
      data-buy-link
      data-checkout-b={checkout.urlOfB}
      data-hides-buy-bar={hidesBuyBar || undefined}
      data-track={checkout.tracked && JSON.stringify(checkout.tracked)}
      {...NEW_TAB}
      className={`buy-link ${LINK_LOOKS[look]} ${className}`}
    >
      <span>
        <Phrase text={label} />
      </span>
    </a>
  );
}
