/**
 * Calls `onActivate` with the target of every click that could follow a link: by the main or middle button, or by the
 * keyboard. The target need not be in a link. Listens in the capture phase, so that nothing on the page can stop the
 * event first.
 */
export function onLinkActivation(onActivate: (target: Element) => void, signal?: AbortSignal): void {
  const onEvent = ({ target, type, button }: MouseEvent) =>
    target instanceof Element && (type === 'click' || button === 1) && onActivate(target);
  addEventListener('click', onEvent, { signal, capture: true });
  addEventListener('auxclick', onEvent, { signal, capture: true });
}

/** Whether a click or a key press has no modifier key. With one, the browser may open a new tab or go back. */
export const isUnmodified = (event: MouseEvent | KeyboardEvent): boolean =>
  !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
