import { useEffect } from 'react';
import type { Place } from '../../api.ts';
import { fieldId } from '../fields/fieldId.ts';

/** The first of these elements that a field contains gets the focus. */
const TARGETS = ['input:checked', 'input, textarea', 'button, a, [tabindex]'];

/**
 * Scrolls a field into view and gives it the focus. Returns whether the field has the focus afterwards: an invisible
 * field cannot get it.
 *
 * @param isForm whether the field is a whole form, which is not centred because its first fields would be out of view
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
  return element.contains(document.activeElement);
}

/**
 * Focuses the chosen field in the next frame, because lists render their rows after the form and move the fields below
 * them. Choosing the same field again creates a new `place` object, which focuses the field again.
 */
export function useFocusField(place: Place | undefined, isForm = false): void {
  useEffect(() => {
    if (!place) return;
    const frame = requestAnimationFrame(() => focusField(place, isForm));
    return () => cancelAnimationFrame(frame);
  }, [place, isForm]);
}
