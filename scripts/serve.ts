import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';

/** Serves a folder of files the way a static host does: pages without their ending, unknown paths with 404.html. */
export function serveFolder(folder: string, port: number): Promise<Server> {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error(`There is no site in ${folder}/ yet: run npm run build.`);
  }
  const notFoundPage = readFileSync(join(folder, '404.html'));
  const files = sirv(folder, { extensions: ['html'], etag: true, dev: true });
  const server = createServer((request, response) => {
    files(request, response, () => {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(request.method === 'HEAD' ? undefined : notFoundPage);
    });
  });
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isBusy = error.code === 'EADDRINUSE';
      const advice = `Port ${port} is in use: stop what uses it, or choose another with PORT=${port + 1} npm start.`;
      reject(isBusy ? new Error(advice) : error);
    });
    server.listen(port, () => resolve(server));
  });
}
