import { readFileSync } from 'node:fs';
import { CONTENT_FOLDER } from '../../src/content-model/contentFolder.ts';
import { formatIssue } from '../../src/content-model/errors/contentError.ts';
import { checkYaml } from '../../src/content-model/loadContent.ts';
import { type Content, contentSchemas } from '../../src/content-model/schemas.ts';

/** A content file checked after `written` in it was replaced. Throws an Error when it does not contain `written`. */
export function checkAfter(name: keyof Content, written: string | RegExp, changed: string) {
  const yaml = readFileSync(`${CONTENT_FOLDER}/${name}.yaml`, 'utf8');
  const result = yaml.replace(written, () => changed);
  if (result === yaml) throw new Error(`${name}.yaml has no "${written}" to change.`);
  return checkYaml(`${name}.yaml`, result, contentSchemas[name]);
}

/** The errors of a content file after that change, as the seller reads them, without the file's name. */
export const errorsAfter = (name: keyof Content, written: string | RegExp, changed: string): string[] =>
  checkAfter(name, written, changed).errors.map((issue) => formatIssue(issue).replace(`${issue.file}, `, ''));

/** The same for a change written "prices | list: 119,00 | list: 119.00". */
export function errorsAfterEdit(edit: string): string[] {
  const [file, written = '', changed = ''] = edit.split(' | ');
  const name = (Object.keys(contentSchemas) as (keyof Content)[]).find((one) => one === file);
  if (!name) throw new Error(`There is no content file ${file}.yaml.`);
  return errorsAfter(name, written, changed);
}
