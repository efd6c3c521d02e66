import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeCaddyHeaders } from './caddy.ts';
import { writeHeadersFile } from './headersFile.ts';
import { writeNginxHeaders } from './nginx.ts';
import { readSite } from './readSite.ts';

/** The files that are kept in the repository, written from the site in `folder`, by their path in the project. */
function filesOf(folder: string): [path: string, text: string][] {
  const site = readSite(folder);
  return [
    [join('hosting', 'nginx', 'headers.conf'), writeNginxHeaders(site)],
    [join('hosting', 'caddy', 'headers.caddy'), writeCaddyHeaders(site)],
  ];
}

/** Writes `_headers` into a built site. Throws an Error of one sentence when that cannot be. */
export function writeSiteHeaders(folder: string): void {
  writeFileSync(join(folder, '_headers'), writeHeadersFile(readSite(folder)));
}

/** Writes the files of hosting/ that depend on the site built in `folder`, under the project at `root`. */
export function writeHostFiles(folder: string, root = '.'): void {
  for (const [path, text] of filesOf(folder)) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

/** One sentence for each file under `root` that does not belong to the site built in `folder`. */
export function checkHostFiles(folder: string, root = '.'): string[] {
  const isCurrent = (path: string, text: string) =>
    existsSync(join(root, path)) && readFileSync(join(root, path), 'utf8') === text;
  return filesOf(folder)
    .filter(([path, text]) => !isCurrent(path, text))
    .map(
      ([path]) =>
        `${path} does not belong to the site in ${folder}: run npm run build and commit what it writes.`,
    );
}
