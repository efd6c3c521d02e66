import { once } from 'node:events';
import { type IncomingMessage, type RequestOptions, request as send } from 'node:http';

export type Answer = { status: number; headers: Record<string, string>; body: Buffer };
export type Options = RequestOptions & { body?: string | Buffer };

/** Requests a path exactly as it is written, without following redirects. */
export async function request(
  origin: string,
  path: string,
  { body, ...options }: Options = {},
): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  const sent = send({ hostname, port, path, ...options }).end(body);
  // A server that has answered may close the connection before it has read the whole body.
  sent.on('error', () => {});
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const headers = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
  return {
    status: response.statusCode ?? 0,
    headers: Object.fromEntries(headers),
    body: Buffer.concat(await response.toArray()),
  };
}

/** Requests a path and follows up to three redirects. */
export async function follow(origin: string, path: string): Promise<Answer> {
  let answer = await request(origin, path);
  for (let turn = 0; turn < 3 && answer.headers['location']; turn += 1) {
    const { pathname, search } = new URL(answer.headers['location'], origin);
    answer = await request(origin, pathname + search);
  }
  return answer;
}
