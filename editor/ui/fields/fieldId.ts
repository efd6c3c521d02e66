import type { Place } from '../../api.ts';
import { dotted } from '../../places.ts';

/** The id of the element that takes the focus when a place is chosen. */
export const fieldId = (place: Place): string => `campo-${dotted(place).replaceAll('.', '-')}`;
