// Cloudflare answers a range request for an asset with the whole file. Safari plays no videos from such a host.

type Assets = { ASSETS: { fetch: (request: Request) => Promise<Response> } };

/** A single range. A request for several ranges may be answered with the whole file. */
const SINGLE_RANGE = /^bytes=(\d*)-(\d*)$/;

/** The first and last byte that a Range header requests; undefined when the file has none of these bytes. */
export function readRange(header: string, size: number): [first: number, last: number] | undefined {
  const [, from = '', to = ''] = SINGLE_RANGE.exec(header) ?? [];
  if (!from && !to) return undefined;
  const first = from ? Number(from) : Math.max(0, size - Number(to));
  const last = from && to ? Math.min(Number(to), size - 1) : size - 1;
  return first <= last && first < size ? [first, last] : undefined;
}

/** The requested part of a whole response, with status 206; with status 416 if the file has no such part. */
async function partOf(whole: Response, requested: string): Promise<Response> {
  const bytes = await whole.arrayBuffer();
  const range = readRange(requested, bytes.byteLength);
  const headers = new Headers(whole.headers);
  headers.delete('Content-Length');
  if (!range) {
    headers.set('Content-Range', `bytes */${bytes.byteLength}`);
    headers.delete('Content-Type');
    return new Response(null, { status: 416, headers });
  }
  const [first, last] = range;
  headers.set('Content-Range', `bytes ${first}-${last}/${bytes.byteLength}`);
  return new Response(bytes.slice(first, last + 1), { status: 206, headers });
}

export default {
  async fetch(request: Request, { ASSETS }: Assets): Promise<Response> {
    const whole = await ASSETS.fetch(request);
    if (whole.status !== 200) return whole;
    const requested = request.method === 'GET' ? (request.headers.get('Range') ?? '') : '';
    const condition = request.headers.get('If-Range');
    const isCurrent = condition === null || condition === whole.headers.get('ETag');
    if (isCurrent && SINGLE_RANGE.test(requested)) return partOf(whole, requested);
    const headers = new Headers(whole.headers);
    headers.set('Accept-Ranges', 'bytes');
    return new Response(whole.body, { status: 200, headers });
  },
};
