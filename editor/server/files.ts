// Serves files: the interface and the uploads.
import { randomBytes } from 'node:crypto';
import { lstatSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join, normalize } from 'node:path';
import { lookup } from 'mrmime';
import { CONTENT_FOLDER } from '../../src/content-model/contentFolder.ts';
import { nameOnDisk } from '../../src/content-model/uploads.ts';
import { isAllowedPath, pathIn } from '../store/files.ts';
import { HttpError, send } from './http.ts';

/** The content security policy of the interface. Its frame shows the preview, which has another origin. */
const policy = (previewOrigin: string, nonce: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob: ${previewOrigin}`,
    "font-src 'self'",
    "media-src 'self' blob:",
    "connect-src 'self'",
    `frame-src ${previewOrigin}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

const typeOf = (path: string): string => {
  const type = lookup(path) ?? 'application/octet-stream';
  return /^text\/|javascript|json|svg/.test(type) ? `${type}; charset=utf-8` : type;
};

/** The bytes of a file; undefined if it does not exist or the system rejects its path. */
function readFileAt(path: string): Buffer | undefined {
  try {
    return lstatSync(path).isFile() ? readFileSync(path) : undefined;
  } catch {
    return undefined;
  }
}

/** Sends the interface's page with the token of this server. */
export function sendPage(
  response: ServerResponse,
  folder: string,
  { token, previewOrigin }: { token: string; previewOrigin: string },
): void {
  const nonce = randomBytes(16).toString('base64');
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  send(response, {
    body: page.replace('{token}', token).replace('{nonce}', nonce),
    type: 'text/html; charset=utf-8',
    headers: { 'content-security-policy': policy(previewOrigin, nonce) },
  });
}

/** Sends a file of the interface. Returns whether the file exists. */
export function sendInterfaceFile(response: ServerResponse, folder: string, path: string): boolean {
  if (path.split(/[\\/]/).includes('..')) return false;
  const file = join(folder, normalize(path));
  // The page is a template: only sendPage fills in its token and its content security policy.
  if (file.toLowerCase() === join(folder, 'index.html').toLowerCase()) return false;
  const bytes = readFileAt(file);
  if (bytes) send(response, { body: bytes, type: typeOf(file) });
  return bytes !== undefined;
}

/** Sends an uploaded file. An SVG cannot run scripts, even in a tab of its own. */
export function sendUpload(response: ServerResponse, name: string): void {
  const file = `uploads/${nameOnDisk(name)}`;
  const bytes = isAllowedPath(CONTENT_FOLDER, file) ? readFileAt(pathIn(CONTENT_FOLDER, file)) : undefined;
  if (!bytes) throw new HttpError(404, 'Este arquivo não existe');
  send(response, {
    body: bytes,
    type: typeOf(file),
    headers: { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" },
  });
}
