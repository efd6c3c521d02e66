import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The two families, whole, as Fontsource ships them. */
export const fontFamilies = {
  Fraunces: () => read('@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2'),
  Figtree: () => read('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
};

/** How Fraunces is set everywhere: semibold, cut for headings, a little soft. */
export const FRAUNCES_AXES = { wght: 600, opsz: 72, SOFT: 50, WONK: 0 };

const read = (file: string) => readFile(require.resolve(file));
