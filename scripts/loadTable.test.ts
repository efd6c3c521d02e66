import { expect, test } from 'vitest';
import { type Measured, placeTable, readWrk, toTable } from './loadTable.ts';

const report = (more = '') => `Running 5s test @ http://127.0.0.1:4395/
  2 threads and 64 connections
  Latency Distribution
     50%  812.00us
     75%    1.90ms
     90%    4.02ms
     99%    1.01s 
  676 requests in 5.06s, 15.64MB read
${more}Requests/sec:  37638.18
Transfer/sec:     14.77MB
`;

test('reads the rate and the waits of wrk, in milliseconds', () => {
  expect(readWrk(report())).toEqual({
    perSecond: 37638.18,
    p50Ms: expect.closeTo(0.812),
    p99Ms: 1010,
    errors: 0,
  });
});

test('counts each kind of failure', () => {
  const failures = '  Socket errors: connect 1, read 2, write 3, timeout 4\n  Non-2xx or 3xx responses: 5\n';
  expect(readWrk(report(failures)).errors).toBe(15);
});

test('a report without figures is told', () => {
  expect(() => readWrk('unable to connect')).toThrow('wrk tells no rate:\nunable to connect');
});

const ROW: Measured = {
  server: 'nginx',
  connections: 64,
  perSecond: 37638.18,
  p50Ms: 0.812,
  p99Ms: 1010,
  errors: 0,
  cores: 1.234,
  memoryBytes: 5_240_000,
};
const VISIT = {
  leaves: { bytes: 48_400, requests: 4 },
  reads: { bytes: 1_234_567, requests: 30 },
  video: { bytes: 1_282_297, requests: 2 },
};

test('sets a row and a visit as Markdown', () => {
  const table = toTable([ROW], VISIT);
  expect(table).toContain(
    '\n| nginx  |          64 |         37,638 | 0.81 ms | 1010 ms |      0 |  1.23 | 5.2 MB |\n',
  );
  expect(table).toContain('48 KB in 4 requests for who leaves at once, at most 1,235 KB in 30 requests');
});

test('takes the place of the table before it, and of nothing else', () => {
  const first = placeTable('# Speed\n\nBefore.\n\n<!-- load -->\nold\n<!-- /load -->\n\nAfter.\n', 'new');
  expect(first).toBe('# Speed\n\nBefore.\n\n<!-- load -->\n\nnew\n\n<!-- /load -->\n\nAfter.\n');
  expect(placeTable(first, 'new')).toBe(first);
});

test('makes the page, or the place on it, where there is none', () => {
  const made = placeTable(undefined, 'new');
  expect(made).toBe('# Speed\n\n<!-- load -->\n\nnew\n\n<!-- /load -->\n');
  expect(placeTable('# Speed\n\nBefore.\n', 'new')).toBe(made.replace('# Speed\n', '# Speed\n\nBefore.\n'));
});
