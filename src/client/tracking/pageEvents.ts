import type { TrackedEvent } from '../../domain/checkout.ts';
import { PAGE_VIEW } from '../../domain/trackers.ts';
import { observeVisibility } from '../observeVisibility.ts';
import { findNotice } from './consent.ts';

/** The event of a visible price; the list price after the deadline has its own. */
function priceEvent(price: Element): TrackedEvent | undefined {
  const { seen, seenAfterDeadline } = findNotice()?.dataset ?? {};
  const event = price.closest('[data-after-deadline]') ? seenAfterDeadline : seen;
  return event ? JSON.parse(event) : undefined;
}

/**
 * Reports the page view at once, and the first sight of the price.
 * Implements docs/behaviour.md#measured-events.
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
