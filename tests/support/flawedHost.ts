// A host between the browser and the site whose answers arrive the way bad networks bring them: in drops.
import { createServer, type ServerResponse } from 'node:http';
import { listen } from './programs.ts';

export type Flaw = {
  /** Where a drop ends, in bytes; the next one waits for what `afterDrop` waits for. */
  cuts?: number[];
  afterDrop?: () => Promise<unknown>;
};

type FlawedHost = { origin: string; asked: string[]; close: () => void };

async function send(response: ServerResponse, body: Buffer, flaw: Flaw): Promise<void> {
  const { cuts = [], afterDrop } = flaw;
  const ends = [...cuts, body.length];
  for (const [index, dropEnd] of ends.entries()) {
    if (response.destroyed) return;
    const drop = body.subarray(ends[index - 1] ?? 0, dropEnd);
    await new Promise((resolve) => response.write(drop, resolve));
    await afterDrop?.();
  }
  response.end();
}

/** Serves what is at `site`, each path with the flaw that `flawOf` gives it. */
export async function openFlawedHost(
  site: string,
  flawOf: (path: string, body: Buffer) => Flaw | undefined,
): Promise<FlawedHost> {
  const asked: string[] = [];
  const server = createServer(async ({ url = '/' }, response) => {
    asked.push(url);
    const answer = await fetch(site + url);
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, {
      'content-type': answer.headers.get('content-type') ?? '',
      'content-length': body.length,
    });
    await send(response, body, flawOf(url, body) ?? {});
  });
  return {
    origin: `http://localhost:${await listen(server)}`,
    asked,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
