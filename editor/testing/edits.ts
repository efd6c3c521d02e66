import type { Edit, EditRequest, YamlValue } from '../api.ts';
import { type FileEdit, placeOf } from '../places.ts';
import { editedValue } from '../store/editedValue.ts';
import { type FieldOrder, writeValue } from '../store/writing.ts';
import { parseFile, readValue } from '../store/yamlFile.ts';

/** Sets the field at a path such as "offers.offers.b.price". */
export const setAt = (path: string, value: YamlValue, previous?: YamlValue): Edit => ({
  type: 'set',
  place: placeOf(path),
  value,
  previous,
});

/** Removes the field, item or page at a path. */
export const removeAt = (path: string): Edit => ({ type: 'remove', place: placeOf(path) });

/** The request that the interface sends for one step of the history. */
export const request = (label: string, ...edits: Edit[]): EditRequest => ({ edits, label });

/** The product's name in the shipped product. */
export const NAME = 'Planner Devocional';

export const rename = (value: string, previous = NAME): EditRequest =>
  request('Nome', setAt('site.name', value, previous));

/** The text of a file after an edit, as the store writes it. */
export const textAfter = (text: string, edit: FileEdit, order?: FieldOrder): string =>
  writeValue(text, editedValue(readValue(parseFile(text)), edit) ?? null, order);
