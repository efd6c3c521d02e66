import type { Place } from '../../api.ts';
import { fieldPath } from '../../places.ts';

/** The id of a field's input, or of the element around it. `focusField` finds the field by this id. */
export const fieldId = (place: Place): string => `campo-${fieldPath(place).replaceAll('.', '-')}`;

/** The id of a field's notes, which describe its input. */
export const notesId = (place: Place): string => `${fieldId(place)}-notas`;
