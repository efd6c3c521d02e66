import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { needProgram } from '../scripts/programs.ts';
import { serveFolder } from '../scripts/serve.ts';
import { PRIVACY_PATH } from '../src/domain/routes.ts';
import { originOf } from '../tests/support/programs.ts';
import { OFFER_PATH, siteFolder } from '../tests/support/sites.ts';
import { floorPage } from './floorPage.ts';

type Route = {
  path: string;
  file: string;
  /** True if the page's largest paint is compared with the floor page's (floorPage.ts). */
  isSales?: boolean;
  /** The audits that the page is meant to fail. */
  expectedFailures?: string[];
};

export const ROUTES: Route[] = [
  { path: '/', file: 'index.html', isSales: true },
  { path: OFFER_PATH, file: 'oferta-exclusiva.html', isSales: true, expectedFailures: ['is-crawlable'] },
  { path: PRIVACY_PATH, file: 'privacidade.html' },
  {
    path: '/nao-existe',
    file: '404.html',
    expectedFailures: ['is-crawlable', 'http-status-code', 'errors-in-console'],
  },
];

export type Page = Pick<Route, 'isSales' | 'expectedFailures'> & { name: string; url: string };

/**
 * The delay of each response, as on a real host. Without the delay, pictures finish loading before the first paint,
 * which never happens to a visitor, and Lighthouse then counts them as needed for that paint.
 */
export const HOST_DELAY_MS = 50;

const FLOOR_FOLDER = join('.cache', 'bench', 'floor');

/**
 * Linux machines without a desktop lack the system fonts of src/layouts/fontPairs.ts, which every phone has. Without
 * them, the layout would shift when the site's fonts arrive.
 */
const needFonts = () =>
  needProgram(['fc-list'], {
    packages: ['fontconfig', 'fonts-liberation'],
    isComplete: () => /Liberation|Arial|Roboto/.test(String(spawnSync('fc-list').stdout)),
  });

/**
 * Serves a built site, the floor page of its main page, a site with tracking, and a site with an A/B test, on free
 * ports. Rejects with an Error when one of these sites has not been built.
 */
export async function servePages(site: string) {
  if (process.platform === 'linux') needFonts();
  const servers: Server[] = [];
  const serve = async (folder: string) => {
    const server = await serveFolder(folder, 0, HOST_DELAY_MS);
    servers.push(server);
    return originOf(server);
  };
  const pagesOf = (origin: string, suffix = ''): Page[] =>
    ROUTES.map(({ path, isSales, expectedFailures }) => ({
      name: path + suffix,
      url: origin + path,
      isSales,
      expectedFailures,
    }));

  const plain = await serve(site);
  const tracked = await serve(siteFolder('tracked'));
  const withTest = await serve(siteFolder('twice'));
  mkdirSync(FLOOR_FOLDER, { recursive: true });
  for (const file of ['index.html', '404.html'])
    writeFileSync(join(FLOOR_FOLDER, file), floorPage(readFileSync(join(site, 'index.html'), 'utf8')));
  return {
    floor: { name: 'floor', url: await serve(FLOOR_FOLDER) },
    main: plain,
    plain: pagesOf(plain),
    tracked: pagesOf(tracked, ' with tracking'),
    versions: ['a', 'b'].map((name) => ({ name: `version ${name}`, url: `${withTest}/?variante=${name}` })),
    stop: () => {
      for (const server of servers) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
}

/**
 * The size of a built page with its CSS in brotli, and how many of these bytes arrive until its first section is
 * complete.
 */
export function htmlSize(site: string, file: string): { bytes: number; firstScreenBytes: number } {
  const packed = brotliCompressSync(readFileSync(join(site, file)));
  const isWhole = (end: number) =>
    brotliDecompressSync(packed.subarray(0, end), { finishFlush: constants.BROTLI_OPERATION_FLUSH })
      .toString()
      .includes('</section>');
  let firstScreenBytes = 0;
  while (firstScreenBytes < packed.length && !isWhole(firstScreenBytes)) firstScreenBytes += 128;
  return { bytes: packed.length, firstScreenBytes };
}
