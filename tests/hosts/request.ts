import { once } from 'node:events';
import { type IncomingMessage, request as send } from 'node:http';

export type Answer = { status: number; headers: Record<string, string>; body: Buffer };
type Options = { method?: string; headers?: Record<string, string> };

/** Requests a path exactly as it is written, without following redirects. */
export async function request(origin: string, path: string, options: Options = {}): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  const sent = send({ hostname, port, path, ...options }).end();
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
