import { expect, test } from 'vitest';
import videoRanges, { readRange } from './videoRanges.ts';

test.each([
  ['bytes=0-1', [0, 1]],
  ['bytes=5-', [5, 9]],
  ['bytes=-3', [7, 9]],
  ['bytes=-30', [0, 9]],
  ['bytes=9-30', [9, 9]],
  ['bytes=10-', undefined],
  ['bytes=5-4', undefined],
  ['bytes=-', undefined],
  ['bytes=-0', undefined],
  ['bytes=0-1,4-5', undefined],
  ['lines=0-1', undefined],
])('reads %s of ten bytes', (header, range) => {
  expect(readRange(header, 10)).toEqual(range);
});

const answer = (request: Request, whole = new Response('0123456789', { headers: { ETag: '"a"' } })) =>
  videoRanges.fetch(request, { ASSETS: { fetch: async () => whole } });
const ask = (headers: Record<string, string>, method = 'GET') =>
  new Request('https://a.example.com/uploads/v.mp4', { method, headers });

test('gives a part with the headers of the whole', async () => {
  const part = await answer(ask({ Range: 'bytes=2-4' }));
  expect([part.status, await part.text(), part.headers.get('ETag')]).toEqual([206, '234', '"a"']);
});

test.each([
  ['nothing is asked of it', {}, 'GET'],
  ['the file has changed since', { Range: 'bytes=0-1', 'If-Range': '"b"' }, 'GET'],
  ['only its headers are asked for', { Range: 'bytes=0-1' }, 'HEAD'],
  ['several parts are asked for', { Range: 'bytes=0-1,4-5' }, 'GET'],
  ['the unit is not bytes', { Range: 'lines=0-1' }, 'GET'],
])('gives the whole when %s', async (_name, headers, method) => {
  const whole = await answer(ask(headers as Record<string, string>, method));
  expect([whole.status, whole.headers.get('Accept-Ranges')]).toEqual([200, 'bytes']);
});

test('says so when there is no such part', async () => {
  const none = await answer(ask({ Range: 'bytes=10-' }));
  expect([none.status, await none.text(), none.headers.get('Content-Range')]).toEqual([
    416,
    '',
    'bytes */10',
  ]);
});

test('leaves a missing video as it is', async () => {
  const missing = await answer(ask({ Range: 'bytes=0-1' }), new Response('não há', { status: 404 }));
  expect([missing.status, await missing.text(), missing.headers.get('Accept-Ranges')]).toEqual([
    404,
    'não há',
    null,
  ]);
});
