import { readFileSync } from 'node:fs';
import { CONTENT_FOLDER } from '../../src/content-model/contentFolder.ts';
import { formatIssue } from '../../src/content-model/errors/contentError.ts';
import { checkYaml } from '../../src/content-model/loadContent.ts';
import { type Content, contentSchemas } from '../../src/content-model/schemas.ts';

const startOf = (text: string, part: string | RegExp) =>
  typeof part === 'string' ? text.indexOf(part) : text.search(part);

/** A content file checked after `written` in it was replaced. Throws an Error when it does not contain `written`. */
export function checkAfter(name: keyof Content, written: string | RegExp, changed: string) {
  const yaml = readFileSync(`${CONTENT_FOLDER}/${name}.yaml`, 'utf8');
  const result = yaml.replace(written, () => changed);
  if (result === yaml) throw new Error(`${name}.yaml has no "${written}" to change.`);
  return checkYaml(`${name}.yaml`, result, contentSchemas[name]);
}

/** "linha N" is the line of the change, "linha N+1" the next; the first of the file stays "linha 1". */
const relativeTo = (changedLine: number) => (_: string, line: string) => {
  const offset = Number(line) - changedLine;
  if (line === '1') return 'linha 1';
  return `linha N${offset > 0 ? '+' : ''}${offset || ''}`;
};

/**
 * The errors of a content file after that change, as the seller reads them, without the file's name and with lines counted
 * from the change, so that no test depends on what is above.
 */
export function errorsAfter(name: keyof Content, written: string | RegExp, changed: string): string[] {
  const yaml = readFileSync(`${CONTENT_FOLDER}/${name}.yaml`, 'utf8');
  const changedLine = yaml.slice(0, startOf(yaml, written)).split('\n').length;
  return checkAfter(name, written, changed).errors.map((issue) =>
    formatIssue(issue)
      .replace(`${issue.file}, `, '')
      .replace(/linha (\d+)/g, relativeTo(changedLine)),
  );
}

/** The same for a change written "prices | list: 119,00 | list: 119.00". */
export function errorsAfterEdit(edit: string): string[] {
  const [file, written = '', changed = ''] = edit.split(' | ');
  const name = (Object.keys(contentSchemas) as (keyof Content)[]).find((one) => one === file);
  if (!name) throw new Error(`There is no content file ${file}.yaml.`);
  return errorsAfter(name, written, changed);
}
