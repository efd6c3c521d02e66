import { isBuyLike, readPressed } from './buyLike.ts';
import { watchInView } from './inView.ts';
import { onPress } from './presses.ts';
import type { Early } from './signsOfLife.ts';
import { runStages, type Stage } from './stages.ts';

/** Milliseconds between seeing the price and going to the offer (specification §4 and §9). */
export const SCROLL_REDIRECT_MS = 20_000;

/** Milliseconds before the end at which what it leads to is to be ready. */
const LEAD_MS = 3000;

export type ScrollRedirectStep = 'waiting' | 'watching' | 'counting' | 'nearlyDue' | 'due' | 'cancelled';

/** `priceSeen`: at least a pixel of it; `cancellingClick`: buy-like, on a desktop. */
export type ScrollRedirectEvent = 'scroll' | 'priceSeen' | 'cancellingClick';

export const SCROLL_REDIRECT_START: Stage<ScrollRedirectStep> = {
  step: 'waiting',
  dueMs: Number.POSITIVE_INFINITY,
};

/**
 * The scroll-triggered redirect (specification §4): from the first scroll on the price is watched; once it was seen,
 * 20,000 ms run, and then the redirect is due. A buy-like click on a desktop cancels it for good, whenever it comes.
 */
export function decideScrollRedirect(
  state: Stage<ScrollRedirectStep>,
  event: ScrollRedirectEvent | 'clock',
  nowMs: number,
): Stage<ScrollRedirectStep> {
  const { step, dueMs } = state;
  const atEnd = (end: ScrollRedirectStep) => ({ step: end, dueMs: Number.POSITIVE_INFINITY });
  if (event === 'cancellingClick') return step === 'due' ? state : atEnd('cancelled');
  if (event === 'scroll' && step === 'waiting') return { step: 'watching', dueMs };
  if (event === 'priceSeen' && step === 'watching') {
    return { step: 'counting', dueMs: nowMs + SCROLL_REDIRECT_MS - LEAD_MS };
  }
  if (nowMs < dueMs) return state;
  if (step === 'counting' && nowMs < dueMs + LEAD_MS) return { step: 'nearlyDue', dueMs: dueMs + LEAD_MS };
  return atEnd('due');
}

type Options = {
  /** The section whose sight starts the time. */
  price: Element;
  before: Pick<Early, 'hasScrolled' | 'pressed'>;
  onStep: (step: ScrollRedirectStep) => void;
};

/** Listens and counts for `decideScrollRedirect` (specification §4). The width counts at the time of the click. */
export function startScrollRedirect({ price, before, onStep }: Options): () => void {
  const life = new AbortController();
  const { signal } = life;
  let stopWatching = () => {};
  const stop = () => {
    life.abort();
    stopWatching();
  };
  const tell = runStages({
    first: SCROLL_REDIRECT_START,
    decide: decideScrollRedirect,
    onStep: (step) => {
      // A pixel in view, not none: what only touches the screen's edge would count otherwise.
      if (step === 'watching')
        stopWatching = watchInView([price], ({ size }) => size && tell('priceSeen'), '-1px 0px');
      if (step === 'counting') stopWatching();
      if (step === 'cancelled') stop();
      onStep(step);
    },
    signal,
  });
  const onPressed = (pressed: Element) =>
    matchMedia('(min-width: 768px)').matches && isBuyLike(readPressed(pressed)) && tell('cancellingClick');
  addEventListener('scroll', () => tell('scroll'), { signal });
  onPress(signal, onPressed);
  before.pressed.forEach(onPressed);
  if (before.hasScrolled) tell('scroll');
  return stop;
}
