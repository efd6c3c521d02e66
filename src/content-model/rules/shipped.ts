// The shipped products, with which a seller's content is compared.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { fieldsOf, type PlacedField } from '../contentFields.ts';
import { productFolders } from '../productFolders.ts';
import { type Content, FILE_NAMES, isOptionalFile } from '../schemas.ts';
import { fileHash, filesIn, uploadHash } from '../uploads.ts';

/** The fields of a shipped product as its files write them: a price is a text, not a number of cents. */
function readProduct(folder: string): PlacedField[] {
  const pages = filesIn(`${folder}/pages`)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => `pages/${file.slice(0, -'.yaml'.length)}`);
  const files = [...FILE_NAMES.filter((file) => !isOptionalFile(file)), ...pages].map((file) => [
    file,
    parse(readFileSync(`${folder}/${file}.yaml`, 'utf8')),
  ]);
  return fieldsOf(Object.fromEntries(files) as Content);
}

/** Makes a value at its first use and caches it. */
function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** The fields of each shipped product. They do not change while a program runs. */
export const shippedProducts = once(() => productFolders().map(readProduct));

const valuesByKey = once(() => {
  const values = new Map<string, unknown[]>();
  for (const { key, value } of shippedProducts().flat()) values.set(key, [...(values.get(key) ?? []), value]);
  return values;
});

/** The values of the shipped products in the fields with a key. */
export const shippedValues = (key: string): readonly unknown[] => valuesByKey().get(key) ?? [];

const shippedFiles = once(
  () =>
    new Set(
      productFolders().flatMap((folder) =>
        filesIn(`${folder}/uploads`).map((file) => fileHash(`${folder}/uploads/${file}`)),
      ),
    ),
);

/** Whether an upload has the same bytes as a file of a shipped product, whatever its name. */
export function isShippedFile(file: string): boolean {
  const hash = uploadHash(file);
  return hash !== undefined && shippedFiles().has(hash);
}
