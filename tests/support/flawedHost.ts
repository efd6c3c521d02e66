import { createServer } from 'node:http';
import { listen } from './programs.ts';

const PIECE_BYTES = 2048;

/** Serves the site at `site`, but the page at `slowPath` in pieces, as a bad network does. `afterPiece` delays the next one. */
export async function openFlawedHost(site: string, slowPath: string, afterPiece: () => Promise<unknown>) {
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(site + url);
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, {
      'content-type': answer.headers.get('content-type') ?? '',
      'content-length': body.length,
    });
    if (url !== slowPath) return response.end(body);
    for (let start = 0; start < body.length && !response.destroyed; start += PIECE_BYTES) {
      await new Promise((resolve) => response.write(body.subarray(start, start + PIECE_BYTES), resolve));
      await afterPiece();
    }
    return response.end();
  });
  return {
    origin: `http://localhost:${await listen(server)}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
