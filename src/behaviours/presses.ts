/**
 * Tells each press that follows a link, if it is one: by the main or middle button, or by the keyboard. It hears of it
 * before the page does, so that nothing can keep it back.
 */
export function onPress(signal: AbortSignal, tell: (pressed: Element) => void): void {
  const onEvent = ({ target, type, button }: MouseEvent) =>
    target instanceof Element && isFollowing(type, button) && tell(target);
  addEventListener('click', onEvent, { signal, capture: true });
  addEventListener('auxclick', onEvent, { signal, capture: true });
}

/** Whether an event of that type and button follows a link; a key counts as the main button. */
export function isFollowing(type: string, button: number): boolean {
  return type === 'click' || button === 1;
}
