import { onLinkActivation } from '../linkActivation.ts';

/** Leaving the page within this time after a click on a link counts as following the link. */
const LINK_MS = 1000;

type Options = {
  message: string;
  /** Milliseconds from now until the browser may ask. */
  delayMs: number;
};

/**
 * Lets the browser ask for confirmation when the visitor leaves the page, but not when they follow one of its links.
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
    // `returnValue` is deprecated, but no other property accepts a text.
    Object.assign(event, { returnValue: message });
  };
  // Not added earlier, because this listener can disable the browser's back/forward cache.
  setTimeout(() => addEventListener('beforeunload', onBeforeUnload, { signal }), delayMs);
  return () => controller.abort();
}
