import { type Document, parseDocument } from 'yaml';

/** A YAML text with other values at some fields, such as `mainVideo.address`; undefined takes a field out. */
export function changeFields(yaml: string, fields: Record<string, unknown>): Document {
  const document = parseDocument(yaml);
  for (const [field, value] of Object.entries(fields)) {
    if (value === undefined) document.deleteIn(field.split('.'));
    else document.setIn(field.split('.'), value);
  }
  return document;
}
