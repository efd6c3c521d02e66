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

/** Whether a click was made without a modifier key, which would open a new tab or window, or download the link. */
export const isUnmodifiedClick = (event: MouseEvent): boolean =>
  !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
