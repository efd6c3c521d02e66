import { useEffect } from 'react';
import type { Place } from '../../api.ts';
import { fieldId } from '../fields/fieldId.ts';

/** What takes the focus of a field: the first of these that it has. */
const TARGETS = ['input:checked', 'input, textarea', 'button, a, [tabindex]'];

/**
 * Brings a field into view and gives it the focus. False when it is not on the screen.
 *
 * @param isForm whether it is a whole form, which begins at its top: its middle would leave the first fields out of view
 */
export function focusField(place: Place, isForm = false): boolean {
  const element = document.getElementById(fieldId(place));
  if (!element) return false;
  if (!isForm) element.scrollIntoView({ block: 'center' });
  const inside = TARGETS.map((target) => element.querySelector<HTMLElement>(target)).find(Boolean);
  const target = element.tabIndex >= 0 ? element : inside;
  target?.focus({ preventScroll: true });
  // A textarea's caret is at its start until it is moved.
  if (target instanceof HTMLTextAreaElement && target.selectionEnd === 0)
    target.setSelectionRange(target.value.length, target.value.length);
  return true;
}

/**
 * Does so for a field that was chosen, in the next frame: lists get their rows after the form, and push what is below them away. A
 * place that is chosen again is another object.
 */
export function useFocusField(place: Place | undefined, isForm = false): void {
  useEffect(() => {
    if (!place) return;
    const frame = requestAnimationFrame(() => focusField(place, isForm));
    return () => cancelAnimationFrame(frame);
  }, [place, isForm]);
}
