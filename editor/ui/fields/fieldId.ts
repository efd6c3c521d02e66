import type { Place } from '../../api.ts';
import { fieldPath } from '../../places.ts';

/** The id of the element that gets the focus when a place is chosen. */
export const fieldId = (place: Place): string => `campo-${fieldPath(place).replaceAll('.', '-')}`;
