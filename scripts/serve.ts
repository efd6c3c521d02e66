import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { readHeadersFile } from '../hosting/headersFile.ts';

/** Whether a Range header asks for what a file can have: sirv ends the process over one that ends before it begins, or nowhere. */
function isRange(header: string | undefined): boolean {
  const [, from, to] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  return from !== undefined && (!to || Number(from) <= Number(to));
}

/**
 * Serves a folder of files the way a static host does: pages without their ending, unknown paths with 404.html, all with
 * the headers that the folder's `_headers`, where it has one, asks for.
 * Each answer waits `delayMs`, as on a far or slow network. Rejects with an Error of one sentence when the folder holds no site or the port is taken.
 */
export async function serveFolder(folder: string, port: number, delayMs = 0): Promise<Server> {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error(`Ainda não há site em ${folder}/. Rode npm run build antes.`);
  }
  const notFoundPage = readFileSync(join(folder, '404.html'));
  const rules = join(folder, '_headers');
  const headersFor = readHeadersFile(existsSync(rules) ? readFileSync(rules, 'utf8') : '');
  const files = sirv(folder, { extensions: ['html'], etag: true });
  const server = createServer((request, response) => {
    if (!isRange(request.headers.range)) delete request.headers.range;
    const [path = '/'] = (request.url ?? '/').split('?', 1);
    const answer = () => {
      for (const [name, value] of Object.entries(headersFor(path))) response.setHeader(name, value);
      files(request, response, () => {
        response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
        response.end(request.method === 'HEAD' ? undefined : notFoundPage);
      });
    };
    if (delayMs > 0) setTimeout(answer, delayMs);
    else answer();
  });
  return new Promise((resolve, reject) => {
    server.once('error', () =>
      reject(new Error(`A porta ${port} está ocupada. Feche o que a usa, ou escolha outra em PORT.`)),
    );
    server.listen(port, () => resolve(server));
  });
}
