// HTTP helpers for the routes: bodies within limits, answers, errors.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ApiError } from '../api.ts';

/** A response with a status of 400 or higher; the message is for the seller. */
export class HttpError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const HEADERS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
};

type Answer = { status?: number; body: string | Uint8Array; type: string; headers?: Record<string, string> };

export function send(response: ServerResponse, { status = 200, body, type, headers }: Answer): void {
  response.writeHead(status, { ...HEADERS, 'content-type': type, ...headers });
  response.end(body);
}

export const sendJson = (response: ServerResponse, status: number, value: unknown): void =>
  send(response, { status, body: JSON.stringify(value), type: 'application/json; charset=utf-8' });

export const sendError = (response: ServerResponse, status: number, message: string): void =>
  sendJson(response, status, { error: message } satisfies ApiError);

/**
 * The body of a request.
 *
 * @throws HttpError 413 when the body is larger than `maxBytes`, without keeping the rest; 400 when it ends too early
 */
export async function readBody(request: IncomingMessage, maxBytes: number, message: string): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  const isDeclaredTooLarge = Number(request.headers['content-length'] ?? 0) > maxBytes;
  if (!isDeclaredTooLarge) {
    try {
      for await (const part of request.iterator({ destroyOnReturn: false })) {
        size += part.length;
        if (size > maxBytes) break;
        parts.push(part);
      }
    } catch {
      throw new HttpError(400, 'O envio parou no meio: tente de novo');
    }
  }
  if (isDeclaredTooLarge || size > maxBytes) throw new HttpError(413, message);
  return Buffer.concat(parts);
}
