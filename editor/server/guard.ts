// Access control: only the editor's own page in this computer's browser may use the server.
import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { TOKEN_HEADER } from '../api.ts';

export const HOST = '127.0.0.1';

export const originOf = (port: number): string => `http://${HOST}:${port}`;

function isToken(given: unknown, token: string): boolean {
  if (typeof given !== 'string') return false;
  const [one, other] = [Buffer.from(given), Buffer.from(token)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/**
 * Why a request is refused; undefined when it may pass. `Host` keeps out names that lead here from elsewhere (DNS
 * rebinding), `Origin` and the token keep out other sites' pages and other programs' ports.
 */
export function refusal(request: IncomingMessage, port: number, token: string): string | undefined {
  const { headers, method = 'GET', url = '/' } = request;
  const origin = originOf(port);
  if (headers.host !== `${HOST}:${port}`) return `Abra o editor em ${origin}`;
  if (headers.origin !== undefined && headers.origin !== origin)
    return 'Só a página do editor pode pedir isto';
  const isApi = url.startsWith('/api/');
  const site = headers['sec-fetch-site'];
  if (
    (isApi || url.startsWith('/uploads/')) &&
    site !== undefined &&
    site !== 'same-origin' &&
    site !== 'none'
  )
    return 'Só a página do editor pode pedir isto';
  if (!isApi) return undefined;
  if (method !== 'GET' && headers.origin !== origin) return 'Só a página do editor pode pedir isto';
  // An event source cannot send headers.
  const inAddress = url.startsWith('/api/events')
    ? new URL(url, origin).searchParams.get('token')
    : undefined;
  if (isToken(headers[TOKEN_HEADER] ?? inAddress, token)) return undefined;
  return 'O editor foi aberto de novo: recarregue esta página';
}
