import { speculationRules } from '../../domain/speculationRules.ts';
import { pathWithCampaign } from '../tracking/campaign.ts';
import { activatedAtMs } from '../whenActivated.ts';
import { EXIT_DELAY_MS, startExitIntent } from './exitIntent.ts';
import { startLeavePrompt } from './leavePrompt.ts';
import { isOfferRemembered, rememberDialog, rememberRedirect } from './offerMemory.ts';
import { startScrollRedirect } from './scrollRedirect.ts';

/** Whether a promotion is active (client/ui/pricePhases.js). Nothing leads to the exclusive offer during it. */
const isPromotion = () => document.documentElement.matches('[data-phase~=promotion]');

/**
 * Prefetches or prerenders a page of the site before the visitor is sent there. Does nothing for a visitor who saves
 * data. A browser without speculation rules loads the page as usual.
 */
function prepare(how: 'prefetch' | 'prerender', path: string): void {
  if (navigator.connection?.saveData) return;
  const rules = document.createElement('script');
  rules.type = 'speculationrules';
  rules.text = speculationRules(how, path);
  document.head.append(rules);
}

/**
 * Starts the scroll redirect, the exit intent and the leave prompt that the page's `data-` attributes enable, and
 * starts them again when Back restores the page or a promotion ends. The first that leads to the offer stops them all.
 * They do not run during a promotion. Does nothing on a page without `data-leave-to`.
 * Implements docs/behaviour.md#ways-to-the-offer.
 */
export function startOfferTriggers(): void {
  const settings = document.querySelector<HTMLElement>('[data-leave-to]');
  const path = settings?.dataset['leaveTo'];
  if (!settings || !path) return;
  const prices = document.querySelectorAll('[data-price-section]');
  const invitation = document.querySelector<HTMLDialogElement>('dialog[data-invitation]');
  const { exitIntent, leaveMessage } = settings.dataset;
  let { scrollRedirect } = settings.dataset;
  let isTriggered = isOfferRemembered();
  let isPaused = isPromotion();
  let stops: (() => void)[] = [];

  const stop = () => {
    for (const stopOne of stops) stopOne();
    stops = [];
  };
  const trigger = (way?: string) => {
    if (isTriggered || isPromotion()) return;
    isTriggered = true;
    // This also removes the leave prompt, which must not appear for our own redirect.
    stop();
    if (way === 'redirect') {
      rememberRedirect();
      location.assign(pathWithCampaign(path));
    } else {
      prepare('prerender', path);
      openInvitation();
    }
  };
  const openInvitation = () => {
    if (isPromotion()) return;
    // Waits until an enlarged picture is closed, so that only one dialog is open.
    const other = document.querySelector('dialog[open]');
    if (other) {
      other.addEventListener('close', openInvitation, { once: true });
      return;
    }
    const link = invitation?.querySelector('a');
    if (link) link.href = pathWithCampaign(path);
    invitation?.showModal();
    rememberDialog();
  };
  const start = (shownMs: number) => {
    if (isTriggered || isPromotion()) return;
    if (prices.length > 0 && scrollRedirect !== 'off') {
      const stopScrollRedirect = startScrollRedirect({
        prices,
        onStep: (step) => {
          if (step === 'counting') prepare('prefetch', path);
          if (step === 'nearlyDue' && scrollRedirect === 'redirect') prepare('prerender', path);
          if (step === 'due') trigger(scrollRedirect);
          if (step === 'cancelled') scrollRedirect = 'off';
        },
      });
      stops.push(stopScrollRedirect);
    }
    if (exitIntent !== 'off') {
      const stopExitIntent = startExitIntent({
        shownMs,
        onStep: (step) => {
          // On a touch screen there is no pointer that could leave.
          const isLikely = exitIntent === 'redirect' && !matchMedia('(pointer: coarse)').matches;
          if (step === 'listening' && isLikely) prepare('prerender', path);
          if (step === 'due') trigger(exitIntent);
        },
      });
      stops.push(stopExitIntent);
    }
    if (leaveMessage) {
      const delayMs = shownMs + EXIT_DELAY_MS - performance.now();
      stops.push(startLeavePrompt({ message: leaveMessage, delayMs }));
    }
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    stop();
    start(performance.now());
  };
  const onPricePhase = () => {
    const wasPaused = isPaused;
    isPaused = isPromotion();
    if (isPaused === wasPaused) return;
    stop();
    invitation?.close();
    start(performance.now());
  };
  addEventListener('pageshow', onPageShow);
  addEventListener('pricephase', onPricePhase);
  start(activatedAtMs());
}
