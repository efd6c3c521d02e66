import { PAGE_VIEW, type TrackedEvent } from '../../trackers/events.ts';
import { observeVisibility } from '../observeVisibility.ts';
import { findConsentNotice } from './consent.ts';

/** The event of a visible price. The notice declares one for each phase; a price that is in no phase has the first. */
function priceEvent(price: Element): TrackedEvent | undefined {
  const events: Record<string, TrackedEvent> = JSON.parse(findConsentNotice()?.dataset['seen'] ?? '{}');
  const phase = price.closest<HTMLElement>('[data-in-phase]')?.dataset['inPhase'];
  return events[phase ?? ''] ?? Object.values(events)[0];
}

/**
 * Reports the page view at once, and the first price that becomes visible. Returns a function that stops observing the
 * prices. Implements docs/behaviour.md#measured-events.
 */
export function observePageEvents(onEvent: (event: TrackedEvent) => void): () => void {
  onEvent(PAGE_VIEW);
  let hasSeenPrice = false;
  return observeVisibility(document.querySelectorAll('[data-price]'), ([price]) => {
    const event = price && priceEvent(price);
    if (hasSeenPrice || !event) return;
    hasSeenPrice = true;
    onEvent(event);
  });
}
