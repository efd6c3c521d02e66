import { EXIT_LISTENING_MS, type ExitIntentStep, startExitIntent } from './exitIntent.ts';
import { startLeavePrompt } from './leavePrompt.ts';
import { isOfferRemembered, rememberDialog, rememberRedirect } from './offerMemory.ts';
import { prepareOffer } from './prepareOffer.ts';
import { type ScrollRedirectStep, startScrollRedirect } from './scrollRedirect.ts';
import type { Early } from './signsOfLife.ts';

const justShown = (): Early => ({ shownMs: performance.now(), hasScrolled: false, pressed: [] });

/**
 * Starts the scroll redirect, the exit intent and the leave prompt as the `data-` attributes of the page set them
 * (specification §4), one guard over all, afresh when Back restores the page. `path` is where the offer stands; `early`
 * tells what happened before. Does nothing on a page without those attributes.
 */
export function startOfferTriggers(path: string, early = justShown()): () => void {
  const place = document.querySelector<HTMLElement>('[data-scroll-redirect]');
  const price = document.getElementById('preco');
  if (!place || !price) return () => {};
  const invitation = document.querySelector<HTMLDialogElement>('dialog[data-invitation]');
  const { exitIntent, leaveMessage } = place.dataset;
  let { scrollRedirect } = place.dataset;
  const offer = prepareOffer(path);
  // The one guard over both ways to the offer: whichever comes first has it.
  let isMade = isOfferRemembered();
  let stops: (() => void)[] = [];

  const stop = () => {
    for (const stopOne of stops) stopOne();
    stops = [];
  };
  const make = (way?: string) => {
    // Without a network the offer would be the browser's own error, in the place of a page that sells.
    if (!navigator.onLine) return;
    isMade = true;
    // What else could lead there ends here, and the prompt too: our own redirect never asks.
    stop();
    if (way === 'redirect') {
      rememberRedirect();
      location.assign(path);
    } else {
      offer.prerender();
      const open = () => {
        invitation?.showModal();
        rememberDialog();
      };
      // One at a time: over an enlarged picture it waits until that is closed.
      const other = document.querySelector('dialog[open]');
      if (other) other.addEventListener('close', open, { once: true });
      else open();
    }
  };
  const start = (before: Early) => {
    if (isMade) return;
    if (scrollRedirect !== 'off') {
      const onStep = (step: ScrollRedirectStep) => {
        if (step === 'counting') offer.prefetch();
        if (step === 'nearlyDue' && scrollRedirect === 'redirect') offer.prerender();
        if (step === 'due') make(scrollRedirect);
        if (step === 'cancelled') scrollRedirect = 'off';
      };
      stops.push(startScrollRedirect({ price, before, onStep }));
    }
    if (exitIntent !== 'off') {
      const onStep = (step: ExitIntentStep) => {
        // A touch has no pointer that could leave: there it would be prepared in vain.
        const isLikely = exitIntent === 'redirect' && !matchMedia('(pointer: coarse)').matches;
        if (step === 'listening' && isLikely) offer.prerender();
        if (step === 'due') make(exitIntent);
      };
      stops.push(startExitIntent({ shownMs: before.shownMs, onStep }));
    }
    if (leaveMessage) {
      const delayMs = before.shownMs + EXIT_LISTENING_MS - performance.now();
      stops.push(startLeavePrompt({ message: leaveMessage, delayMs }));
    }
  };
  const life = new AbortController();
  const { signal } = life;
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    stop();
    start(justShown());
  };
  addEventListener('pageshow', onPageShow, { signal });
  start(early);
  return () => {
    life.abort();
    stop();
  };
}
