import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LineCounter, parseDocument } from 'yaml';
import { named } from '../schemas/faults/explainIssue.ts';
import { lineOfValue } from '../schemas/faults/yamlSource.ts';
import type { Place } from './finding.ts';

/** Where the seller mends something: the file, and of a field its line and name. Lines are those of `folder`'s files. */
export function whereIs(place: Place, folder: string): string {
  if (!('file' in place)) return place.path;
  const file = `${folder}/${place.file}.yaml`;
  const text = readFileSync(join(folder, `${place.file}.yaml`), 'utf8');
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const line = lineOfValue({ text, document, lines }, place.path);
  return `${file}, linha ${line}, ${named(place.path)}`;
}
