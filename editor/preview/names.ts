// What fills the names in braces in place of src/content-model/names.ts while the editor shows the pages: a text keeps its own
// mark alone.
import * as source from '../../src/content-model/names.ts';
import type { Content } from '../../src/content-model/schemas.ts';
import { removeMarks } from './marks.ts';

export * from '../../src/content-model/names.ts';

export function nameValues(content: Content): Record<string, string> {
  const values = Object.entries(source.nameValues(content));
  return Object.fromEntries(values.map(([name, value]) => [name, removeMarks(value)]));
}
