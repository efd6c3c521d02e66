import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { needProgram } from '../scripts/programs.ts';
import { serveFolder } from '../scripts/serve.ts';
import { PRIVACY_PATH } from '../src/domain/routes.ts';
import { originOf } from '../tests/support/programs.ts';
import { OFFER_PATH, siteFolder } from '../tests/support/sites.ts';
import { floorPage } from './floorPage.ts';

/** Every route. `aside` are the audits that it fails by its nature; the largest paint of those that sell is compared with the floor's. */
export const ROUTES: { path: string; file: string; isSales?: boolean; aside?: string[] }[] = [
  { path: '/', file: 'index.html', isSales: true },
  { path: OFFER_PATH, file: 'oferta-exclusiva.html', isSales: true, aside: ['is-crawlable'] },
  { path: PRIVACY_PATH, file: 'privacidade.html' },
  { path: '/nao-existe', file: '404.html', aside: ['is-crawlable', 'http-status-code', 'errors-in-console'] },
];

/** A page to load. */
export type Page = { name: string; url: string; isSales?: boolean; aside?: string[] };

/**
 * How long each answer waits, as a host's does. Without it pictures end before the first paint, which no visitor sees, and
 * Lighthouse counts them to what the paint needs.
 */
export const HOST_MS = 50;

const FLOOR = '/floor/';
const FLOOR_FOLDER = join('.cache', 'bench', 'floor');

/**
 * Linux machines without a desktop have none of the system faces of src/layouts/fontPairs.ts, which every phone has: the page
 * would move when its own fonts come.
 */
const needFonts = () =>
  needProgram(['fc-list'], {
    packages: ['fontconfig', 'fonts-liberation'],
    isComplete: () => /Liberation|Arial|Roboto/.test(String(spawnSync('fc-list').stdout)),
  });

/**
 * Serves a built site, the floor page of its main page beside it, and a site with tracking on, on free ports. Rejects with
 * an Error when one is not built.
 */
export async function servePages(site: string) {
  if (process.platform === 'linux') needFonts();
  const page = join(site, 'index.html');
  if (!existsSync(page)) throw new Error(`There is no site in ${site}/ yet. Run npm run build first.`);
  mkdirSync(FLOOR_FOLDER, { recursive: true });
  writeFileSync(join(FLOOR_FOLDER, 'index.html'), floorPage(readFileSync(page, 'utf8')));
  const plain = await serveFolder(site, 0, { delayMs: HOST_MS, mounts: { [FLOOR]: FLOOR_FOLDER } });
  const tracked = await serveFolder(siteFolder('tracked'), 0, { delayMs: HOST_MS });
  const pagesOf = (server: Server, suffix: string): Page[] =>
    ROUTES.map(({ path, ...route }) => ({ ...route, name: path + suffix, url: originOf(server) + path }));
  return {
    floor: { name: 'floor', url: originOf(plain) + FLOOR },
    main: `${originOf(plain)}/`,
    plain: pagesOf(plain, ''),
    tracked: pagesOf(tracked, ' with tracking'),
    stop: () => {
      for (const server of [plain, tracked]) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
}

/** Bytes of a built page in brotli with its style sheets, and how many of the page's bring its first section whole. */
export function weighHtml(site: string, file: string): { bytes: number; firstScreenBytes: number } {
  const html = readFileSync(join(site, file), 'utf8');
  const sheets = [...html.matchAll(/<link[^>]+href="([^"]+\.css)"/g)].map(([, path = '']) => path);
  const packed = brotliCompressSync(html);
  const bytes = sheets.reduce(
    (sum, path) => sum + brotliCompressSync(readFileSync(join(site, path))).length,
    packed.length,
  );
  const isWhole = (end: number) =>
    brotliDecompressSync(packed.subarray(0, end), { finishFlush: constants.BROTLI_OPERATION_FLUSH })
      .toString()
      .includes('</section>');
  let firstScreenBytes = 0;
  while (firstScreenBytes < packed.length && !isWhole(firstScreenBytes)) firstScreenBytes += 128;
  return { bytes, firstScreenBytes };
}
