// What fills the names in braces in place of src/content-model/templateValues.ts while the editor shows the pages: a text
// keeps its own mark alone.
import * as source from '../../src/content-model/templateValues.ts';
import { removeMarks } from './marks.ts';

export * from '../../src/content-model/templateValues.ts';

export function templateValues(content: Parameters<typeof source.templateValues>[0]): Record<string, string> {
  const values = Object.entries(source.templateValues(content));
  return Object.fromEntries(values.map(([name, value]) => [name, removeMarks(value)]));
}
