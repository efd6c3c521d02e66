import { createHash } from 'node:crypto';
import { globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

export type BuiltSite = {
  /** The HTML of each page, by its file: `index.html`. */
  pages: Record<string, string>;
  /** The size in bytes of each published file, by its address: `/uploads/assets/a.css`. */
  sizes: Record<string, number>;
  /** The SHA-256 of each file of content/uploads, by the name that the content gives it: `video/tour.mp4`. */
  uploads: Record<string, string>;
};

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, sep).length).replaceAll(sep, '/'))
    .sort();

const sha256 = (path: string): string => createHash('sha256').update(readFileSync(path)).digest('hex');

export const readUploads = (folder: string): Record<string, string> =>
  Object.fromEntries(filesIn(folder).map((file) => [file, sha256(join(folder, file))]));

/** Reads the built site in `dist` and the seller's files in `uploads`. */
export const readBuiltSite = (dist: string, uploads: string): BuiltSite => ({
  pages: Object.fromEntries(
    globSync('*.html', { cwd: dist }).map((page) => [page, readFileSync(join(dist, page), 'utf8')]),
  ),
  sizes: Object.fromEntries(filesIn(dist).map((file) => [`/${file}`, statSync(join(dist, file)).size])),
  uploads: readUploads(uploads),
});
