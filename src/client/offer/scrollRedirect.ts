import { onLinkActivation } from '../linkActivation.ts';
import { observeVisibility } from '../observeVisibility.ts';
import { hasFollowedBuyLink } from '../tracking/checkoutEvents.ts';
import { isBuyLikeClick } from './buyLikeClick.ts';
import { whenOnline } from './whenOnline.ts';

/** Milliseconds from when a price section is first visible until the redirect. */
const SCROLL_REDIRECT_MS = 20_000;

/** Milliseconds before the redirect at which the offer page is prerendered. */
const PREPARE_MS = 3000;

type Options = {
  /** The price sections: counting starts when one of them is visible. */
  prices: Iterable<Element>;
  onStep: (step: 'counting' | 'nearlyDue' | 'due' | 'cancelled') => void;
};

/** Starts the scroll redirect. Returns a function that stops it. Implements docs/behaviour.md#scroll-redirect. */
export function startScrollRedirect({ prices, onStep }: Options): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let stopObserving: (() => void) | undefined;
  let timers: ReturnType<typeof setTimeout>[] = [];
  const stop = () => {
    controller.abort();
    stopObserving?.();
    timers.forEach(clearTimeout);
  };
  const cancel = () => {
    stop();
    onStep('cancelled');
  };
  const count = () => {
    stopObserving?.();
    timers = [
      setTimeout(onStep, SCROLL_REDIRECT_MS - PREPARE_MS, 'nearlyDue'),
      setTimeout(whenOnline, SCROLL_REDIRECT_MS, () => onStep('due'), signal),
    ];
    onStep('counting');
  };
  const observe = () => {
    // The margin of one pixel excludes a section that only touches the edge of the screen.
    stopObserving ??= observeVisibility(prices, ({ size }) => size && count(), '-1px 0px');
  };
  const isDesktop = () => matchMedia('(min-width: 768px)').matches;
  addEventListener('scroll', observe, { signal });
  onLinkActivation((target) => isDesktop() && isBuyLikeClick(target) && cancel(), signal);
  // Clicks and scrolls from before this module was loaded count too.
  if (isDesktop() && hasFollowedBuyLink()) cancel();
  else if (scrollY > 0) observe();
  return stop;
}
