import { createHash } from 'node:crypto';
import { readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import sharp from 'sharp';
import { rewritePages } from './builtPages.ts';

/** A picture's file: its name, the hash of what it was made from, of how Astro has made it (not in the original), its ending. */
const PICTURE = /^([^']+)\.([\w-]{8})(?:_(\w+))?(\.\w+)$/;
const ADDRESS = /(?<=\/uploads\/)[^\s"'<>&,]+/g;

/**
 * Calls pictures by their width in the place of a hash: brotli cannot shorten chance letters, and there are four hashes to a
 * picture. What they told goes into the one hash that all its sizes share, so that a name still stands for the same picture for
 * ever.
 */
export function pictureNames(): AstroIntegration {
  return {
    name: 'picture-names',
    hooks: {
      async 'astro:build:done'({ dir }) {
        const uploads = join(fileURLToPath(dir), 'uploads');
        const files = await readdir(uploads);
        const widths = new Map<string, number>();
        for (const file of files.filter((name) => PICTURE.exec(name)?.[3])) {
          widths.set(file, (await sharp(join(uploads, file)).metadata()).width);
        }
        const names = shortNames(files, widths);
        for (const [long, short] of names) await rename(join(uploads, long), join(uploads, short));
        await rewritePages(dir, (page) => renamePictures(page, names));
      },
    },
  };
}

/** The new names of the pictures among `files` that Astro has made, whose widths in px are known, and of their originals. */
export function shortNames(
  files: readonly string[],
  widths: ReadonlyMap<string, number>,
): Map<string, string> {
  const pictures = files.toSorted().flatMap((file) => {
    const [, stem, hash, how, ending] = PICTURE.exec(file) ?? [];
    return stem ? [{ file, stem, family: `${stem}.${hash}`, how, ending }] : [];
  });
  const families = Map.groupBy(pictures, ({ family }) => family);
  const names = new Map<string, string>();
  for (const family of families.values()) {
    if (family.every(({ how }) => how === undefined)) continue;
    const all = family.map(({ file }) => file).join();
    const hash = createHash('sha256').update(all).digest('base64url').slice(0, 8);
    for (const { file, stem, how, ending } of family) {
      const width = how ? `_${widths.get(file)}` : '';
      const short = `${stem}.${hash}${width}${ending}`;
      // Two of one width and kind, made differently.
      const isTaken = [...names.values()].includes(short);
      names.set(file, isTaken ? `${stem}.${hash}${width}_${how}${ending}` : short);
    }
  }
  return names;
}

/** A page with the new names in its addresses. */
export function renamePictures(page: string, names: ReadonlyMap<string, string>): string {
  const written = new Map([...names].map(([long, short]) => [encodeURI(long), encodeURI(short)]));
  return page.replace(ADDRESS, (name) => written.get(name) ?? name);
}
