// Cloudflare answers a request for a part of an asset with all of it, and Safari plays no video from such a host.

type Assets = { ASSETS: { fetch: (request: Request) => Promise<Response> } };

/** One plain range; several at once may be answered with the whole. */
const PLAIN_RANGE = /^bytes=(\d*)-(\d*)$/;

/** The bytes that a Range header asks for, first and last; undefined when the file has none of them. */
export function readRange(header: string, size: number): [first: number, last: number] | undefined {
  const [, from = '', to = ''] = PLAIN_RANGE.exec(header) ?? [];
  if (!from && !to) return undefined;
  const first = from ? Number(from) : Math.max(0, size - Number(to));
  const last = from && to ? Math.min(Number(to), size - 1) : size - 1;
  return first <= last && first < size ? [first, last] : undefined;
}

/** A part of a whole answer, as status 206 or, where there is no such part, 416. */
async function partOf(whole: Response, wanted: string): Promise<Response> {
  const bytes = await whole.arrayBuffer();
  const range = readRange(wanted, bytes.byteLength);
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
    const wanted = request.headers.get('Range');
    const condition = request.headers.get('If-Range');
    const isSame = condition === null || condition === whole.headers.get('ETag');
    if (whole.status === 200 && request.method === 'GET' && wanted && PLAIN_RANGE.test(wanted) && isSame) {
      return partOf(whole, wanted);
    }
    const headers = new Headers(whole.headers);
    if (whole.status === 200) headers.set('Accept-Ranges', 'bytes');
    return new Response(whole.body, { status: whole.status, headers });
  },
};
