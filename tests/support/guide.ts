import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, parse, parseDocument } from 'yaml';

/** What the guide tells the seller to write into a file of the content. */
export type Step = { file: string; values: Record<string, unknown> };

const BLOCK = /^```yaml\n# (src\/content\/\w+\.yaml)\n([\s\S]*?)^```$/gm;

/** The steps of GUIA.md, in their order. */
export const guideSteps = (): Step[] =>
  Array.from(readFileSync('GUIA.md', 'utf8').matchAll(BLOCK), ([, file = '', yaml = '']) => ({
    file,
    values: parse(yaml),
  }));

/** Each field that a step writes, as its path and value; a list is written as a whole. */
function* fieldsOf(values: object, path: string[] = []): Generator<[string[], unknown]> {
  for (const [name, value] of Object.entries(values)) {
    const isGroup = value !== null && typeof value === 'object' && !Array.isArray(value);
    if (isGroup) yield* fieldsOf(value, [...path, name]);
    else yield [[...path, name], value];
  }
}

/**
 * Writes a step into the project that stands in `folder`, as someone does who changes those values and nothing else.
 * Throws an Error where the guide names a field that is not there.
 */
export function follow({ file, values }: Step, folder: string): void {
  const path = join(folder, file);
  const document = parseDocument(readFileSync(path, 'utf8'));
  for (const [names, value] of fieldsOf(values)) {
    if (!isMap(document.contents) || !document.hasIn(names))
      throw new Error(`GUIA.md changes ${names.join('.')} in ${file}, where there is no such field`);
    document.setIn(names, value);
  }
  writeFileSync(path, document.toString({ lineWidth: 0 }));
}

/** The pictures that the steps name and the project does not bring. */
export const newPictures = (steps: Step[]): string[] =>
  steps.flatMap(({ values }) =>
    ((values['testimonials'] ?? []) as { image: string }[]).map(({ image }) => join('src/uploads', image)),
  );
