import { onLinkActivation } from '../linkActivation.ts';

/** Leaving the page within this time of following a link counts as following it. */
const LINK_MS = 1000;

type Options = {
  message: string;
  /** Milliseconds from now until the browser may ask. */
  delayMs: number;
};

/**
 * Lets the browser ask for confirmation when the page is left, but not when a link of the page was followed.
 * Implements docs/behaviour.md#leave-prompt.
 */
export function startLeavePrompt({ message, delayMs }: Options): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let lastLinkMs = Number.NEGATIVE_INFINITY;
  onLinkActivation((target) => {
    if (target.closest('a:not([href^="#"])')) lastLinkMs = performance.now();
  }, signal);
  const onBeforeUnload = (event: Event) => {
    if (performance.now() - lastLinkMs <= LINK_MS) return;
    event.preventDefault();
    // This property is deprecated, but no other one accepts a text.
    Object.assign(event, { returnValue: message });
  };
  // Not added earlier, because this listener can disable the browser's back/forward cache.
  setTimeout(() => addEventListener('beforeunload', onBeforeUnload, { signal }), delayMs);
  return () => controller.abort();
}
