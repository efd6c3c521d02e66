// Tests that pages of other sites get nothing from the preview's server.
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { SHIPPED_PRODUCT } from '../../src/content-model/productFolders.ts';
import { request } from '../hosts/request.ts';
import { type Servers, test } from './previewFrame.ts';

/** The headers of a navigation or frame that a page of another site starts. */
const NAVIGATION = {
  'Sec-Fetch-Site': 'cross-site',
  'Sec-Fetch-Mode': 'navigate',
  'Sec-Fetch-Dest': 'iframe',
  Accept: 'text/html',
};

let { host: editor, preview: origin, output } = {} as Servers;

test.beforeAll(({ servers }) => {
  ({ host: editor, preview: origin, output } = servers);
});

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  request(origin, path, { headers, method });

test('no request can open a file in a program on this machine', async () => {
  const asked: Record<string, string>[] = [{}, NAVIGATION, { Origin: editor }, { Origin: origin }];
  for (const path of ['/__open-in-editor', '/__OPEN-in-Editor', '/__open-in-editor/x'])
    for (const headers of asked)
      expect([path, (await get(`${path}?file=package.json`, headers)).status]).toEqual([path, 404]);
});

test('only the editor may frame and read the pages', async () => {
  const paths = ['/', '/privacidade', '/nao-existe', '/@vite/client', '/package.json', '/privacidade/'];
  for (const path of paths) {
    for (const asked of ['http://localhost:3000', 'http://127.0.0.1:9999', 'https://evil.example', 'null']) {
      const { headers } = await get(path, { Origin: asked });
      expect(headers['content-security-policy']).toContain(`frame-ancestors ${editor}`);
      expect(headers['cross-origin-resource-policy']).toBe('same-site');
      expect([undefined, editor]).toContain(headers['access-control-allow-origin']);
    }
    expect((await get(path, NAVIGATION)).status).toBe(403);
  }
  const page = await get('/', { 'Sec-Fetch-Site': 'same-site', 'Sec-Fetch-Mode': 'navigate' });
  expect(page.status).toBe(200);
});

test('requests with another host name are refused', async () => {
  const { port } = new URL(origin);
  for (const host of ['evil.example', `evil.example:${port}`, `127.0.0.1.evil.example:${port}`]) {
    for (const path of ['/', '/@vite/client', '/package.json', '/_image'])
      expect([host, path, (await get(path, { Host: host })).status]).toEqual([host, path, 403]);
  }
});

test('an SVG that is opened by itself runs no scripts', async () => {
  const file = join(process.cwd(), SHIPPED_PRODUCT, 'uploads/marca/logo.svg').replaceAll('\\', '/');
  const address = `/@fs/${file.replace(/^\//, '')}`;
  const size = 'origWidth=32&origHeight=32&origFormat=svg';
  for (const path of [address, `/_image?href=${encodeURIComponent(`${address}?${size}`)}&f=svg`]) {
    const { status, headers } = await get(path);
    expect([path, status]).toEqual([path, 200]);
    expect(headers['content-type']).toContain('svg');
    expect(headers['content-security-policy']).toContain("script-src 'none'; sandbox");
  }
});

test('malformed requests are refused without printing a stack', async () => {
  const asked = ['/%', '/%c3%28', '/@id/%', '/@fs/%', '/_image?href=%'].map((path) => ['GET', path] as const);
  const methods = ['POST', 'PUT', 'DELETE', 'TRACE', 'PROPFIND'].map((method) => [method, '/'] as const);
  for (const [method, path] of [...asked, ...methods]) {
    const { status } = await get(path, {}, method);
    expect([method, path, status]).toEqual([method, path, method === 'GET' ? 400 : 405]);
  }
  for (const path of ['/__inspect', '/_actions/x', `/${'a'.repeat(5000)}`, '/index.html/'])
    expect([path, (await get(path)).status]).toEqual([path, 404]);
  expect(output()).not.toMatch(/\n\s+at /);
});

test('Vite’s WebSocket refuses other hosts, and a guessed token from every origin', async () => {
  const { host: own, port } = new URL(origin);
  const answerTo = (headers: string) =>
    new Promise<string>((resolve) => {
      const socket = connect(Number(port), '127.0.0.1');
      socket.once('data', (data) => {
        resolve(String(data).split('\r\n', 1)[0] ?? '');
        socket.destroy();
      });
      socket.write(
        `GET /?token=guessed HTTP/1.1\r\n${headers}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Protocol: vite-hmr\r\n\r\n`,
      );
    });
  for (const from of ['https://evil.example', 'http://localhost:3000', origin])
    expect(await answerTo(`Host: ${own}\r\nOrigin: ${from}`)).toBe('HTTP/1.1 400 Bad Request');
  // Programs other than browsers send no Origin header. Vite then checks only the host.
  expect(await answerTo(`Host: ${own}`)).toBe('HTTP/1.1 101 Switching Protocols');
  expect(await answerTo('Host: evil.example')).toBe('HTTP/1.1 400 Bad Request');
});
