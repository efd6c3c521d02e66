import type { TrackedEvent } from '../../trackers/events.ts';
import { onLinkActivation } from '../linkActivation.ts';

/**
 * The name of the DOM event and of the User Timing mark for each followed buy link. The `detail` of both is the tracked
 * event that the link declares, if any.
 */
const CHECKOUT = 'checkout';

/** The User Timing mark that is set when a buy link is followed, before the report. */
const FOLLOWED = 'buy-link';

/**
 * Reports each buy link that the visitor follows: to the ad pixel, if the page has one, and to the page's own scripts.
 * Also leaves User Timing marks for scripts that load later. Implements docs/behaviour.md#checkout-events.
 */
export function startCheckoutEvents(): void {
  onLinkActivation((target) => {
    const link = target.closest<HTMLElement>('[data-buy-link]');
    if (!link) return;
    const event: TrackedEvent | undefined = link.dataset['track'] && JSON.parse(link.dataset['track']);
    performance.mark(FOLLOWED);
    // Reports after the browser has followed the link, so that a slow pixel cannot delay it. Unlike a timer, a message
    // is not delayed in a hidden tab.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      report(event);
    };
    port2.postMessage(null);
  });
}

/** Reports an event. A missing or failing pixel must not disturb the sale. */
function report(event: TrackedEvent | undefined): void {
  performance.mark(CHECKOUT, { detail: event });
  dispatchEvent(new CustomEvent(CHECKOUT, { detail: event }));
  try {
    if (event && typeof window.fbq === 'function') window.fbq('track', ...event);
  } catch {}
}

/** Calls `onEvent` with the declared event of each tracked buy link that is followed. */
export function onCheckoutEvent(onEvent: (event: TrackedEvent) => void): void {
  const onCheckout = (event: Event) => event instanceof CustomEvent && event.detail && onEvent(event.detail);
  addEventListener(CHECKOUT, onCheckout);
}

/** The declared events of the buy links that were reported since an instant of `performance.now()`. */
export const checkoutEventsSince = (sinceMs: number): TrackedEvent[] =>
  performance
    .getEntriesByName(CHECKOUT, 'mark')
    .flatMap((mark) =>
      mark instanceof PerformanceMark && mark.detail && mark.startTime >= sinceMs ? [mark.detail] : [],
    );

/** Whether a buy link was followed since the page was loaded. */
export const hasFollowedBuyLink = (): boolean => performance.getEntriesByName(FOLLOWED, 'mark').length > 0;
