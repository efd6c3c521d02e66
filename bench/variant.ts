import { buildVariant } from '../scripts/buildVariant.ts';
import { TEST_PORT } from '../tests/support/variants.ts';
import { FLOOR, writeFloor } from './pages.ts';
import { serveFolders } from './server.ts';

const PORT = TEST_PORT + 5;

/**
 * Serves the site with the honest choices of tests/support/variants.ts, the only ones with an invitation, and
 * beside it the floor under its main page. Rejects with an
 * Error of one sentence when it cannot be built or the port is taken.
 */
export async function serveHonest(): Promise<{ url: string; floorUrl: string; stop: () => void }> {
  const site = buildVariant('honest');
  const server = await serveFolders({ '/': site, [FLOOR]: writeFloor(site) }, PORT);
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  const origin = `http://127.0.0.1:${PORT}`;
  return { url: `${origin}/`, floorUrl: `${origin}${FLOOR}`, stop };
}
