import type { Checkout } from '../domain/checkout.ts';
import { NEW_TAB } from './newTab.ts';
import { Phrase } from './Phrase.tsx';

type Props = {
  checkout: Checkout;
  label: string;
  className?: string;
  /** Whether it is an underlined line and no button. */
  isLine?: boolean | undefined;
  /** Whether the buy bar leaves while this link is visible. */
  hidesBuyBar?: boolean | undefined;
};

/** The classes of a link that is no button, with room for a finger. */
export const LINE = 'inline-flex min-h-11 items-center underline';

/** A link to a checkout, in a new tab. client/tracking/checkoutEvents.ts reports the event that it declares. */
export function BuyLink({ checkout, label, className = '', isLine, hidesBuyBar }: Props) {
  return (
    <a
      href={checkout.url}
      data-buy-link
      data-hides-buy-bar={hidesBuyBar || undefined}
      data-track={checkout.tracked && JSON.stringify(checkout.tracked)}
      {...NEW_TAB}
      className={`buy-link ${isLine ? LINE : 'button button-primary'} ${className}`}
    >
      <span>
        <Phrase text={label} />
      </span>
    </a>
  );
}
