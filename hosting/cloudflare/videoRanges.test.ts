// The ranges that browsers request are tested on Cloudflare's runtime, in tests/hosts/.
import { expect, test } from 'vitest';
import videoRanges, { readRange } from './videoRanges.ts';

test.each([
  ['bytes=5-', [5, 9]],
  ['bytes=-30', [0, 9]],
  ['bytes=9-30', [9, 9]],
  ['bytes=10-', undefined],
  ['bytes=5-4', undefined],
  ['bytes=-', undefined],
  ['bytes=-0', undefined],
  ['bytes=0-1,4-5', undefined],
  ['lines=0-1', undefined],
])('reads %s of ten bytes as %o', (header, range) => {
  expect(readRange(header, 10)).toEqual(range);
});

test.each<[name: string, headers: Record<string, string>, method: string]>([
  ['no range is requested', {}, 'GET'],
  ['only the headers are requested', { Range: 'bytes=0-1' }, 'HEAD'],
])('answers with the whole file when %s', async (_name, headers, method) => {
  const request = new Request('https://a.example.com/uploads/assets/v.mp4', { method, headers });
  const whole = await videoRanges.fetch(request, {
    ASSETS: { fetch: async () => new Response('0123456789') },
  });
  expect([whole.status, await whole.text()]).toEqual([200, '0123456789']);
  expect(whole.headers.get('Accept-Ranges')).toBe('bytes');
});
