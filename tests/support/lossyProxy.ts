// A network between the browser and the site that delays, stalls and drops connections; the same each time for a seed.
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export type LossyProxy = {
  origin: string;
  /** How many connections there were, and how many of them were dropped in the middle. */
  count: { opened: number; dropped: number };
  close: () => void;
};

const PIECE_BYTES = 8 * 1024;

/** Numbers from 0 to 1, the same ones for a seed (the linear congruence of Numerical Recipes). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Carries bytes on in pieces, each late by 5 to 35 ms, one in twelve stalled for 300 ms, until `lifeBytes` have passed. */
function carry(from: Socket, to: Socket, lifeBytes: number, random: () => number, drop: () => void): void {
  let passed = 0;
  let last = Promise.resolve();
  const pass = async (piece: Buffer) => {
    await wait(5 + random() * 30 + (random() < 1 / 12 ? 300 : 0));
    passed += piece.length;
    if (passed > lifeBytes) drop();
    else if (!to.destroyed) to.write(piece);
  };
  from.on('data', (bytes: Buffer) => {
    for (let start = 0; start < bytes.length; start += PIECE_BYTES) {
      last = last.then(() => pass(bytes.subarray(start, start + PIECE_BYTES)));
    }
  });
  from.on('end', () => {
    last = last.then(() => void to.end());
  });
}

/** Opens the way to what serves on `port`. One connection in three is reset after 4 to 100 KB. */
export async function openLossyProxy(port: number, seed: number): Promise<LossyProxy> {
  const random = randomNumbers(seed);
  const count = { opened: 0, dropped: 0 };
  const sockets = new Set<Socket>();
  const server = createServer((visitor) => {
    count.opened++;
    const site = connect(port, 'localhost');
    const lifeBytes = random() < 1 / 3 ? (4 + random() * 96) * 1024 : Number.POSITIVE_INFINITY;
    const drop = () => {
      if (!visitor.destroyed) count.dropped++;
      visitor.resetAndDestroy();
      site.destroy();
    };
    for (const socket of [visitor, site]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => sockets.delete(socket));
    }
    carry(visitor, site, Number.POSITIVE_INFINITY, random, drop);
    carry(site, visitor, lifeBytes, random, drop);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The lossy proxy has no port.');
  return {
    origin: `http://localhost:${address.port}`,
    count,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
