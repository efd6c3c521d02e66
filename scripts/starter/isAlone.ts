import { createHash } from 'node:crypto';
import { renameSync, rmSync } from 'node:fs';
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

/** Listens on the socket until this process ends. Resolves to false if the socket exists. */
const listens = (path: string) =>
  new Promise<boolean>((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.unref();
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    );
    server.listen(path, () => resolve(true));
  });

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
 * Resolves to true if no other starter of this project runs. Calls in other processes then resolve to false until this
 * process ends.
 */
export async function isAlone(): Promise<boolean> {
  const path = socketPath();
  if (await listens(path)) return true;
  if (await isAnswered(path)) return false;
  // A process that was killed leaves its socket behind. The socket is renamed before it is removed, because another
  // starter may have replaced it since.
  const renamed = `${path}.${process.pid}`;
  try {
    renameSync(path, renamed);
  } catch {
    // Another starter, or on Windows the system, has already removed the socket.
    return listens(path);
  }
  if (await isAnswered(renamed)) {
    renameSync(renamed, path);
    return false;
  }
  rmSync(renamed);
  return listens(path);
}
