import { request as send } from 'node:http';

export type Answer = { status: number; headers: Record<string, string>; body: Buffer };
type Options = { method?: string; headers?: Record<string, string> };

/** Requests a path exactly as it is written, without following redirects. */
export function request(origin: string, path: string, options: Options = {}): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = send({ hostname, port, path, ...options }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const headers = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(headers),
          body: Buffer.concat(parts),
        });
      });
    });
    sent.on('error', reject);
    sent.end();
  });
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
