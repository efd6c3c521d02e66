import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen } from './programs.ts';

const PIECE_BYTES = 2048;

/**
 * Serves the site at `site`, and the page at `slowPath` in pieces, as a bad network does. The next piece waits for
 * `afterPiece`, which gets everything sent so far.
 */
export async function openFlawedHost(
  site: string,
  slowPath: string,
  afterPiece: (sent: string) => Promise<unknown>,
) {
  const answer = async ({ url = '/' }: IncomingMessage, response: ServerResponse) => {
    const found = await fetch(site + url);
    const body = Buffer.from(await found.arrayBuffer());
    response.writeHead(found.status, {
      'content-type': found.headers.get('content-type') ?? '',
      'content-length': body.length,
    });
    if (url === slowPath)
      for (let start = 0; start < body.length && !response.destroyed; start += PIECE_BYTES) {
        await new Promise((resolve) => response.write(body.subarray(start, start + PIECE_BYTES), resolve));
        await afterPiece(body.subarray(0, start + PIECE_BYTES).toString());
      }
    response.end(url === slowPath ? undefined : body);
  };
  const answers: Promise<void>[] = [];
  const server = createServer((request, response) => answers.push(answer(request, response)));
  return {
    origin: `http://localhost:${await listen(server)}`,
    /** Stops when every request is answered. */
    async close() {
      await Promise.all(answers);
      server.closeAllConnections();
      server.close();
    },
  };
}
