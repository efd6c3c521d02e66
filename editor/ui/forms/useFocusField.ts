import { useEffect } from 'react';
import type { Place } from '../../api.ts';
import { fieldId } from '../fields/fieldId.ts';

/** What takes the focus of a field: the first of these that it has. */
const TARGETS = ['input:checked', 'input, textarea, [contenteditable]', 'button, a, [tabindex]'];

/** Brings a chosen field into view and gives it the focus. A place that is chosen again is another object. */
export function useFocusField(place: Place | undefined): void {
  useEffect(() => {
    const element = place && document.getElementById(fieldId(place));
    if (!element) return;
    element.scrollIntoView({ block: 'center' });
    const inside = TARGETS.map((target) => element.querySelector<HTMLElement>(target)).find(Boolean);
    const target = element.tabIndex >= 0 ? element : inside;
    target?.focus({ preventScroll: true });
    // One goes on writing where the text ends.
    if (!target?.isContentEditable) return;
    window.getSelection()?.selectAllChildren(target);
    window.getSelection()?.collapseToEnd();
  }, [place]);
}
