import { useEffect } from 'react';
import type { Place } from '../../api.ts';
import { fieldId } from '../fields/fieldId.ts';

const FOCUSABLE = 'input, textarea, button, a, [contenteditable], [tabindex]';

/** Brings a chosen field into view and gives it the focus. */
export function useFocusField(place: Place | undefined): void {
  const id = place && fieldId(place);
  useEffect(() => {
    const element = id ? document.getElementById(id) : null;
    element?.scrollIntoView({ block: 'center' });
    const target = element?.matches(FOCUSABLE)
      ? element
      : (element?.querySelector<HTMLElement>('input:checked') ??
        element?.querySelector<HTMLElement>(FOCUSABLE));
    target?.focus({ preventScroll: true });
  }, [id]);
}
