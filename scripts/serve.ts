import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Server as NetServer } from 'node:net';
import { join, posix } from 'node:path';
import { unescape as decode } from 'node:querystring';
import { brotliCompressSync } from 'node:zlib';
import { lookup } from 'mrmime';
import { readRange } from '../hosting/cloudflare/videoRanges.ts';
import { readSite } from '../hosting/readSite.ts';
import { UserError } from './project.mjs';

const isFile = (path: string) => existsSync(path) && statSync(path).isFile();

const compressed = new Map<string, Buffer>();

function brotli(file: string): Buffer {
  const key = `${file} ${statSync(file).mtimeMs}`;
  const body = compressed.get(key) ?? brotliCompressSync(readFileSync(file));
  compressed.set(key, body);
  return body;
}

/**
 * Lets a server listen on a port. Rejects with a UserError when it cannot.
 *
 * @param choice the end of the message for a port in use: how to choose another one
 */
export function listenOn(server: NetServer, port: number, choice: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', ({ code, message }: NodeJS.ErrnoException) => {
      const inUse = `A porta ${port} está ocupada. Feche o que a usa, ou escolha outra${choice}`;
      reject(new UserError(code === 'EADDRINUSE' ? inUse : message));
    });
    server.listen(port, resolve);
  });
}

/**
 * Serves a built site as its hosts do: pages at addresses without `.html`, text as brotli, ranges of a video,
 * redirects, 404.html for unknown paths, and the headers of hosting/. Delays each response by `delayMs`, as on a real
 * network.
 *
 * @throws UserError when the folder contains no site or the server cannot listen on the port
 */
export async function serveFolder(folder: string, port: number, delayMs = 0): Promise<Server> {
  const notFoundPage = join(folder, '404.html');
  if (!isFile(notFoundPage))
    throw new UserError(`Ainda não há site em ${folder}/. Rode npm run build antes.`);
  const { rules, redirects } = readSite(folder);

  const answer = ({ url = '/', method, headers: asked }: IncomingMessage, response: ServerResponse) => {
    const [address = '/'] = url.split('?', 1);
    const path = posix.normalize(`/${decode(address).replaceAll('\\', '/')}`);
    const redirect = redirects.find(({ from }) => from === path.replace(/(?<=.)\/$/, ''));
    if (redirect) {
      response.writeHead(301, { location: redirect.to + url.slice(address.length) });
      response.end();
      return;
    }
    const wanted = join(folder, path).replace(/[\\/]$/, '');
    const found = [wanted, `${wanted}.html`, join(wanted, 'index.html')].find(isFile);
    const file = found ?? notFoundPage;
    const type = lookup(file) ?? 'application/octet-stream';
    const isText = /^text|json|javascript|xml/.test(type);
    const isCompressed = isText && /\bbr\b/.test(String(asked['accept-encoding']));

    for (const rule of rules) {
      if (!(path === '/' ? '/index.html' : path).startsWith(rule.path) || (rule.isForFilesOnly && !found))
        continue;
      for (const [name, value] of Object.entries(rule.headers)) response.setHeader(name, value);
    }
    response.setHeader('Content-Type', type.startsWith('text/') ? `${type}; charset=utf-8` : type);
    response.setHeader('Accept-Ranges', 'bytes');
    if (isText) response.setHeader('Vary', 'Accept-Encoding');
    if (isCompressed) response.setHeader('Content-Encoding', 'br');

    const whole = isCompressed ? brotli(file) : readFileSync(file);
    const range = found && !isCompressed ? readRange(asked.range ?? '', whole.length) : undefined;
    const [first, last] = range ?? [0, whole.length - 1];
    if (range) response.setHeader('Content-Range', `bytes ${first}-${last}/${whole.length}`);
    const body = whole.subarray(first, last + 1);
    response.writeHead(range ? 206 : found ? 200 : 404, { 'Content-Length': body.length });
    response.end(method === 'HEAD' ? undefined : body);
  };

  const server = createServer((request, response) => {
    if (delayMs > 0) setTimeout(answer, delayMs, request, response);
    else answer(request, response);
  });
  await listenOn(server, port, ' em PORT.');
  return server;
}
