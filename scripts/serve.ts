import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';

/**
 * Serves a folder of files the way a static host does: pages without their ending, unknown paths with 404.html.
 * Each answer waits `delayMs`, as on a far or slow network. Rejects with an Error of one sentence when the folder holds no site or the port is taken.
 */
export async function serveFolder(folder: string, port: number, delayMs = 0): Promise<Server> {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error(`There is no site in ${folder}/ yet. Run npm run build first.`);
  }
  const notFoundPage = readFileSync(join(folder, '404.html'));
  const files = sirv(folder, { extensions: ['html'], etag: true });
  const server = createServer((request, response) => {
    const answer = () =>
      files(request, response, () => {
        response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
        response.end(request.method === 'HEAD' ? undefined : notFoundPage);
      });
    if (delayMs > 0) setTimeout(answer, delayMs);
    else answer();
  });
  return new Promise((resolve, reject) => {
    server.once('error', () =>
      reject(new Error(`Port ${port} is in use. Stop what uses it, or set PORT to another.`)),
    );
    server.listen(port, () => resolve(server));
  });
}
