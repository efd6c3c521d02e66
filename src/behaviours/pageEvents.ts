import type { TrackedEvent } from '../domain/checkout.ts';
import { PAGE_VIEW } from '../domain/trackers.ts';
import { findNotice } from './consentChoice.ts';
import { watchInView } from './inView.ts';
import { onPress } from './presses.ts';

/** Which price is seen: the list price's event is its own. */
function seenEvent(price: Element): TrackedEvent | undefined {
  const { seen, seenAfterDeadline } = findNotice()?.dataset ?? {};
  const event = price.closest('[data-after-deadline]') ? seenAfterDeadline : seen;
  return event ? JSON.parse(event) : undefined;
}

/**
 * Tells what happens on the page from now on: that it is open, and that its price is seen, each once and at once where it
 * is so already; and each press that goes to a tracked checkout (specification §7).
 */
export function watchPageEvents(tell: (event: TrackedEvent) => void): () => void {
  tell(PAGE_VIEW);
  let hasSeen = false;
  const stopWatching = watchInView(document.querySelectorAll('.big-price'), ([price]) => {
    const event = price && seenEvent(price);
    if (hasSeen || !event) return;
    hasSeen = true;
    tell(event);
  });
  const life = new AbortController();
  onPress(life.signal, (pressed) => {
    const tracked = pressed.closest<HTMLElement>('[data-track]')?.dataset['track'];
    // Once the browser has followed the link.
    if (tracked) setTimeout(() => life.signal.aborted || tell(JSON.parse(tracked)));
  });
  return () => {
    stopWatching();
    life.abort();
  };
}
