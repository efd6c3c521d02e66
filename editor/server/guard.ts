// Access control: only the editor's own page in this computer's browser may use the server.
import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { TOKEN_HEADER } from '../api.ts';
import { HttpError } from './http.ts';

export const HOST = '127.0.0.1';

/** The origin as browsers send it: without the default port 80. */
export const originOf = (port: number): string => new URL(`http://${HOST}:${port}`).origin;

function isToken(given: unknown, token: string): boolean {
  if (typeof given !== 'string') return false;
  const [one, other] = [Buffer.from(given), Buffer.from(token)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** The address of a request. `path` is decoded and normalised, so that access control and routing use the same path. */
type Address = { path: string; searchParams: URLSearchParams };

/** @throws HttpError 400 for an address that cannot be read */
export function addressOf({ url = '/' }: IncomingMessage, port: number): Address {
  try {
    const { pathname, searchParams } = new URL(url, originOf(port));
    return { path: decodeURIComponent(pathname), searchParams };
  } catch {
    throw new HttpError(400, 'O endereço está escrito de um jeito que não se pode ler');
  }
}

/**
 * Why a request is refused; undefined if it is allowed. Checking `Host` keeps out other host names that resolve to this
 * computer (DNS rebinding). `Origin` and the token keep out pages of other sites and of other ports.
 */
export function refusal(
  { headers, method = 'GET' }: IncomingMessage,
  { path, searchParams }: Address,
  { port, token }: { port: number; token: string },
): string | undefined {
  const origin = originOf(port);
  if (headers.host !== new URL(origin).host) return `Abra o editor em ${origin}`;
  if (headers.origin !== undefined && headers.origin !== origin)
    return 'Só a página do editor pode pedir isto';
  const isApi = path.startsWith('/api/');
  const site = headers['sec-fetch-site'];
  if (
    (isApi || path.startsWith('/uploads/')) &&
    site !== undefined &&
    site !== 'same-origin' &&
    site !== 'none'
  )
    return 'Só a página do editor pode pedir isto';
  if (!isApi) return undefined;
  if (method !== 'GET' && headers.origin !== origin) return 'Só a página do editor pode pedir isto';
  // EventSource cannot send headers, so the token is in the address.
  const inAddress = path === '/api/events' ? searchParams.get('token') : undefined;
  if (isToken(headers[TOKEN_HEADER] ?? inAddress, token)) return undefined;
  return 'O editor foi aberto de novo: recarregue esta página, e o que você escreveu continua nela';
}
