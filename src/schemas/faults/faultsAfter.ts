import { readFileSync } from 'node:fs';
import { type Content, contentSchemas } from '../contentSchemas.ts';
import { ContentError, parseContent } from '../readContent.ts';

/** What is told of a file's text. For tests; anything thrown but sentences goes on. */
export function faultsOf(name: keyof Content, yaml: string): string[] {
  try {
    parseContent(`src/content/${name}.yaml`, yaml, contentSchemas[name]);
  } catch (error) {
    if (error instanceof ContentError) return error.faults;
    throw error;
  }
  return [];
}

/** What is told of a content file in which `written` is replaced by `wrong`. Throws an Error when it is not there. */
export function faultsAfter(name: keyof Content, written: string | RegExp, wrong: string): string[] {
  const yaml = readFileSync(`src/content/${name}.yaml`, 'utf8');
  const changed = yaml.replace(written, wrong);
  if (changed === yaml) throw new Error(`"${written}" no longer stands in ${name}.yaml.`);
  return faultsOf(name, changed);
}
