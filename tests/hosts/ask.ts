import { request } from 'node:http';

export type Answer = { status: number; headers: Record<string, string>; body: Buffer };

/** Asks a server for a path exactly as it is written, without following anything. */
export function ask(
  origin: string,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const asking = request({ hostname, port, path, method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const named = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(named),
          body: Buffer.concat(parts),
        });
      });
    });
    asking.on('error', reject);
    asking.end();
  });
}

/** The same, following up to three redirects. */
export async function follow(origin: string, path: string): Promise<Answer> {
  let answer = await ask(origin, path);
  for (let turn = 0; turn < 3 && answer.headers['location']; turn += 1) {
    const { pathname, search } = new URL(answer.headers['location'], origin);
    answer = await ask(origin, pathname + search);
  }
  return answer;
}
