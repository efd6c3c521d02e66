import { readFileSync } from 'node:fs';
import { CONTENT_FOLDER } from '../../src/content-model/contentFolder.ts';
import { checkFile } from '../../src/content-model/loadContent.ts';
import type { ContentFile } from '../../src/content-model/schemas.ts';

/** The text of a content file, with `\n` line endings. */
export const sourceOf = (file: ContentFile): string =>
  readFileSync(`${CONTENT_FOLDER}/${file}.yaml`, 'utf8').replaceAll('\r\n', '\n');

/**
 * Checks a content file after replacing the first occurrence of `written`. Also returns the number of the changed line.
 * Throws an Error when the file does not contain `written`.
 */
export function checkAfter(file: ContentFile, written: string | RegExp, changed: string) {
  const source = sourceOf(file);
  const start = typeof written === 'string' ? source.indexOf(written) : source.search(written);
  if (start < 0) throw new Error(`${file}.yaml has no "${written}" to change.`);
  const changedLine = source.slice(0, start).split('\n').length;
  return { changedLine, ...checkFile(file, Buffer.from(source.replace(written, () => changed))) };
}
