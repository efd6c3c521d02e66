import { onPress } from './presses.ts';

/** How long after a press on a link the page's end is taken for the way to that link. */
const LINK_MS = 1000;

/** Whether the browser asks before the page ends: not when the visitor has just chosen a link of the page. */
export function isAsking(nowMs: number, lastLinkMs: number): boolean {
  return nowMs - lastLinkMs > LINK_MS;
}

type Options = { message: string; delayMs: number };

/**
 * Lets the browser ask, from `delayMs` on, for confirmation when the page is left (specification §4 and §8), but never
 * on the way to a link of the page: the site's own, or a checkout that opens in the same window. Most browsers show a
 * text of their own.
 */
export function startLeavePrompt({ message, delayMs }: Options): () => void {
  const life = new AbortController();
  const { signal } = life;
  let lastLinkMs = Number.NEGATIVE_INFINITY;
  onPress(signal, (pressed) => {
    if (pressed.closest('a:not([href^="#"])')) lastLinkMs = performance.now();
  });
  const onLeave = (event: Event) => {
    if (!isAsking(performance.now(), lastLinkMs)) return;
    event.preventDefault();
    // This field is deprecated, and the only one that takes a text.
    Object.assign(event, { returnValue: message });
  };
  // Only from then on, because a page that may ask can cost the browser's cache for Back.
  const timer = setTimeout(() => addEventListener('beforeunload', onLeave, { signal }), delayMs);
  return () => {
    clearTimeout(timer);
    life.abort();
  };
}
