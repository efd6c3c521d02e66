import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { visitWeight } from './visitWeight.ts';

const PAGE = `<!doctype html>
<link rel="icon" type="image/svg+xml" href="data:image/svg+xml,%3csvg%20xmlns='http://www.w3.org/2000/svg'%3e%3c/svg%3e">
<style>@font-face{src:url(/assets/body.a1.woff2)}</style>
<picture><source srcset="/uploads/page.a1.avif 360w, /uploads/page.b2.avif 720w" type="image/avif"></picture>
<video src="/uploads/film.a1.mp4"></video>
<script>import("/assets/late.a1.js")</script>`;

let packed: string;
const write = (name: string, bytes: number | string) => {
  const path = join(packed, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, typeof bytes === 'string' ? bytes : Buffer.alloc(bytes));
};

beforeEach(() => {
  packed = mkdtempSync(join(tmpdir(), 'visit-'));
  write('index.html', PAGE);
  write('index.html.br', 100);
  write('assets/body.a1.woff2', 1000);
  write('uploads/page.a1.avif', 10_000);
  write('uploads/page.b2.avif', 20_000);
  write('uploads/film.a1.mp4', 100_000);
  write('assets/late.a1.js', 'import"./shared.a1.js";import("./debugPanel.a1.js")');
  write('assets/shared.a1.js', '//'.padEnd(7, ' '));
  write('assets/late.a1.js.br', 30);
  write('assets/debugPanel.a1.js', 5_000_000);
});
afterEach(() => rmSync(packed, { recursive: true }));

test('who leaves at once loads the page, with its icon inside, and its fonts', () => {
  expect(visitWeight(packed).leaves).toEqual({ bytes: 1100, requests: 2 });
});

test('who reads all of it loads the largest pictures and every script but the panel of the seller', () => {
  expect(visitWeight(packed).reads).toEqual({ bytes: 1100 + 20_000 + 30 + 7, requests: 5 });
});

test('the video is told by itself', () => {
  expect(visitWeight(packed).video).toEqual({ bytes: 100_000, requests: 1 });
});
