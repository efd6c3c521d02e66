import { buildVariant } from '../scripts/buildVariant.ts';
import { TEST_PORT } from '../tests/support/variants.ts';
import { serveFolders } from './server.ts';

const PORT = TEST_PORT + 5;

/**
 * Serves the site with the honest choices of tests/support/variants.ts, the only ones with an invitation. Rejects with an
 * Error of one sentence when it cannot be built or the port is taken.
 */
export async function serveHonest(): Promise<{ url: string; stop: () => void }> {
  const server = await serveFolders({ '/': buildVariant('honest') }, PORT);
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${PORT}/`, stop };
}
