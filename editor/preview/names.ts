// Replaces src/content-model/names.ts in the preview: removes the marks from the values of names in braces, so that a
// text keeps only its own mark.
import * as source from '../../src/content-model/names.ts';
import type { Content } from '../../src/content-model/schemas.ts';
import { removeMarks } from './marks.ts';

export * from '../../src/content-model/names.ts';

export function nameValues(content: Content): Record<string, string> {
  const values = Object.entries(source.nameValues(content));
  return Object.fromEntries(values.map(([name, value]) => [name, removeMarks(value)]));
}
