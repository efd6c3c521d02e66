import { onLinkActivation } from '../linkActivation.ts';
import { observeVisibility } from '../observeVisibility.ts';
import { hasFollowedBuyLink } from '../tracking/checkoutEvents.ts';
import { describePath, isBuyLikeClick } from './buyLikeClick.ts';
import { runStateMachine, type State } from './stateMachine.ts';

/** Milliseconds between the first sight of the price and the redirect. */
const SCROLL_REDIRECT_MS = 20_000;

/** Milliseconds before the redirect at which the offer page is prerendered. */
const PREPARE_MS = 3000;

export type ScrollRedirectStep = 'idle' | 'observing' | 'counting' | 'nearlyDue' | 'due' | 'cancelled';

/** `priceSeen`: at least one pixel of it; `buyLikeClick`: on a desktop. */
type ScrollRedirectEvent = 'scroll' | 'priceSeen' | 'buyLikeClick';

export const SCROLL_REDIRECT_START: State<ScrollRedirectStep> = {
  step: 'idle',
  dueMs: Number.POSITIVE_INFINITY,
};

/** The rule of the scroll redirect. Implements docs/behaviour.md#scroll-redirect. */
export function scrollRedirectTransition(
  state: State<ScrollRedirectStep>,
  event: ScrollRedirectEvent | 'clock',
  nowMs: number,
): State<ScrollRedirectStep> {
  const { step, dueMs } = state;
  const final = (end: ScrollRedirectStep) => ({ step: end, dueMs: Number.POSITIVE_INFINITY });
  if (event === 'buyLikeClick') return step === 'due' ? state : final('cancelled');
  if (event === 'scroll' && step === 'idle') return { step: 'observing', dueMs };
  if (event === 'priceSeen' && step === 'observing') {
    return { step: 'counting', dueMs: nowMs + SCROLL_REDIRECT_MS - PREPARE_MS };
  }
  if (nowMs < dueMs) return state;
  if (step === 'counting' && nowMs < dueMs + PREPARE_MS)
    return { step: 'nearlyDue', dueMs: dueMs + PREPARE_MS };
  return final('due');
}

type Options = {
  /** The sections of which the first sight starts the time. */
  prices: Iterable<Element>;
  onStep: (step: ScrollRedirectStep) => void;
};

/** Watches scrolling, the price and buy-like clicks. Implements docs/behaviour.md#scroll-redirect. */
export function startScrollRedirect({ prices, onStep }: Options): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let stopObserving = () => {};
  const stop = () => {
    controller.abort();
    stopObserving();
  };
  const emit = runStateMachine({
    initial: SCROLL_REDIRECT_START,
    transition: scrollRedirectTransition,
    onStep: (step) => {
      // One pixel less: an element that only touches the edge of the screen would count as visible.
      if (step === 'observing')
        stopObserving = observeVisibility(prices, ({ size }) => size && emit('priceSeen'), '-1px 0px');
      if (step === 'counting') stopObserving();
      if (step === 'cancelled') stop();
      onStep(step);
    },
    signal,
  });
  const isDesktop = () => matchMedia('(min-width: 768px)').matches;
  addEventListener('scroll', () => emit('scroll'), { signal });
  onLinkActivation(
    (target) => isDesktop() && isBuyLikeClick(describePath(target)) && emit('buyLikeClick'),
    signal,
  );
  // The events before this module was loaded.
  if (isDesktop() && hasFollowedBuyLink()) emit('buyLikeClick');
  if (scrollY > 0) emit('scroll');
  return stop;
}
