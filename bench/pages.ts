import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OFFER_PATH } from '../src/domain/routes.ts';
import { TEST_PORT } from '../tests/support/variants.ts';
import { floorPage } from './floorPage.ts';
import { serveFolders } from './server.ts';
import { buildSpa } from './spa/buildSpa.ts';

const SITE = 'dist';
const FOLDER = join('.cache', 'bench');
export const FLOOR = '/bench/floor/';
const SPA = '/bench/spa/';
/** The tests' own servers take the ports below. */
const PORT = TEST_PORT + 5;

/** The pages that are measured side by side, by name: the two that are sold, and what they are held against. */
export const PAGES = {
  'main page': '/',
  'exclusive offer': OFFER_PATH,
  floor: FLOOR,
  'Vite SPA': SPA,
} as const;

export type PageName = keyof typeof PAGES;

/** Those of them that sell. */
export const SOLD = ['main page', 'exclusive offer'] as const satisfies PageName[];

export const ORIGIN = `http://127.0.0.1:${PORT}`;

export const pageUrl = (name: PageName) => `${ORIGIN}${PAGES[name]}`;

/**
 * Writes the floor under the main page of a built site and gives its folder. Throws an Error of one sentence when the site is
 * not built.
 */
export function writeFloor(site: string): string {
  const page = join(site, 'index.html');
  if (!existsSync(page)) throw new Error(`There is no site in ${site}/ yet. Run npm run build first.`);
  const folder = join(FOLDER, 'floor');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), floorPage(readFileSync(page, 'utf8')));
  return folder;
}

/**
 * Makes the pages that the built site is held against and serves them beside it, all by one server. Returns what stops
 * it. Rejects with an Error of one sentence when the site is not built or the port is taken.
 */
export async function servePages({ withSpa = true } = {}): Promise<() => void> {
  const floor = writeFloor(SITE);
  if (withSpa) await buildSpa(SITE, join(FOLDER, 'spa'), SPA);
  const server = await serveFolders({ '/': SITE, [FLOOR]: floor, [SPA]: join(FOLDER, 'spa') }, PORT);
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
