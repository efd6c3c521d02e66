import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * The path of the socket of this project's starter. Some systems allow only short paths, so the project's folder is
 * hashed.
 */
function socketPath(): string {
  const name = `editor-${createHash('sha256').update(process.cwd()).digest('hex').slice(0, 16)}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
}

/** Whether a process listens on the socket. */
const isAnswered = (path: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(path, () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });

/**
 * Whether no other starter of this project runs. If true, calls in other processes resolve to false until this one
 * ends.
 */
export async function isAlone(): Promise<boolean> {
  const path = socketPath();
  if (await isAnswered(path)) return false;
  // A process that was killed leaves its socket behind.
  if (process.platform !== 'win32') rmSync(path, { force: true });
  const server = createServer((socket) => socket.destroy());
  server.unref();
  await once(server.listen(path), 'listening');
  return true;
}
