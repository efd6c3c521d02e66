import type { TrackedEvent } from '../domain/checkout.ts';
import { onPress } from './presses.ts';

/** Hands an event to the pixel. That there is none, or that it throws, is none of the sale's business (specification §7). */
export function sendToPixel(pixel: unknown, event: string): void {
  try {
    const declared: TrackedEvent = JSON.parse(event);
    (pixel as (...words: unknown[]) => void)('track', ...declared);
  } catch {}
}

/**
 * Sends what the pressed link declares in `data-track`, once a press (specification §7), with one listener that
 * outlives any link. It waits until the browser has followed the link: a slow pixel cannot hold that up.
 */
export function startCheckoutTracking(): () => void {
  const life = new AbortController();
  onPress(life.signal, (pressed) => {
    const tracked = pressed.closest<HTMLElement>('[data-track]')?.dataset['track'];
    if (!tracked) return;
    // A message comes after the press is through, and unlike a timer is not held back in a hidden tab.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      sendToPixel(window.fbq, tracked);
    };
    port2.postMessage(null);
  });
  return () => life.abort();
}
