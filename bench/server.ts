import { readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
};
const IS_TEXT = /text|json|javascript|xml/;
const LASTING = 'public, max-age=31536000, immutable';

type Answer = { status: number; headers: Record<string, string>; body: Buffer };

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

function readAnswer(path: string, status: number, isLasting: boolean): Answer {
  const type = TYPES[extname(path)] ?? 'application/octet-stream';
  const isText = IS_TEXT.test(type);
  const body = isText ? brotliCompressSync(readFileSync(path)) : readFileSync(path);
  return {
    status,
    headers: {
      'Content-Type': type,
      'Content-Length': String(body.length),
      'Cache-Control': isLasting ? LASTING : 'no-cache',
      ...(isText && { 'Content-Encoding': 'br' }),
    },
    body,
  };
}

/**
 * Serves folders of files on 127.0.0.1, each under the path that names it, all alike: text as brotli of the strongest
 * kind, pages without their ending, unknown paths with the 404.html of `/`. Rejects with an Error of one sentence when
 * the port is taken.
 */
export function serveFolders(folders: Record<string, string>, port: number): Promise<Server> {
  const mounts = Object.entries(folders).toSorted(([one], [other]) => other.length - one.length);
  const answers = new Map<string, Answer>();
  const find = (path: string): Answer => {
    const [mount, folder] = mounts.find(([start]) => path.startsWith(start)) ?? ['/', folders['/'] ?? '.'];
    const file = join(folder, normalize(`/${path.slice(mount.length)}`));
    const found = [file, `${file}.html`, join(file, 'index.html')].find(isFile);
    if (!found) return readAnswer(join(folders['/'] ?? '.', '404.html'), 404, false);
    return readAnswer(found, 200, /\/(?:assets|uploads)\//.test(path));
  };
  const server = createServer((request, response) => {
    const path = decodeURI(new URL(request.url ?? '/', 'http://localhost').pathname);
    const answer = answers.get(path) ?? find(path);
    answers.set(path, answer);
    response.writeHead(answer.status, answer.headers);
    response.end(request.method === 'HEAD' ? undefined : answer.body);
  });
  return new Promise((resolve, reject) => {
    server.once('error', () =>
      reject(new Error(`Port ${port} is in use. Stop what uses it, or set TEST_PORT to another.`)),
    );
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}
