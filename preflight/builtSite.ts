import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

export type BuiltSite = {
  /** The HTML of each page, by its file: `index.html`. */
  pages: Record<string, string>;
  /** The size in bytes of each published file, by its address: `/uploads/assets/a.css`. */
  sizes: Record<string, number>;
};

/** Reads the built site in a folder. */
export function readBuiltSite(dist: string): BuiltSite {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(dist, sep).length).replaceAll(sep, '/'))
    .sort();
  const pages = files.filter((file) => file.endsWith('.html'));
  return {
    pages: Object.fromEntries(pages.map((page) => [page, readFileSync(join(dist, page), 'utf8')])),
    sizes: Object.fromEntries(files.map((file) => [`/${file}`, statSync(join(dist, file)).size])),
  };
}
