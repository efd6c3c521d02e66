import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { YamlValue } from '../api.ts';
import { placeOf, valueIn } from '../places.ts';

/**
 * The value at a field path such as "offers.offers.b.price" in the files of a content folder; undefined if it is
 * missing.
 */
export function savedValue(folder: string, fieldPath: string): YamlValue | undefined {
  const { file, path } = placeOf(fieldPath);
  return valueIn(parse(readFileSync(join(folder, `${file}.yaml`), 'utf8')), path);
}
