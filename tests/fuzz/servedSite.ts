import { type ChildProcess, spawn } from 'node:child_process';
import { connect } from 'node:net';
import { findRuntime } from '../../scripts/project.mjs';

/** What a server answered: its status (0 when it hung up) and its body's bytes. */
export type Answer = { status: number; body: Buffer };

/** Starts the local server of the built site as a process of its own, and waits until it serves. */
export async function startPreview(port: number): Promise<ChildProcess> {
  const server = spawn(findRuntime(), ['scripts/preview.ts'], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    server.once('exit', () => reject(new Error('The local server did not start.')));
    server.stdout?.on('data', (said) => String(said).includes('O site está em') && resolve());
  });
  return server;
}

/** Asks for a path just as it is written, which a well-behaved client would first tidy. */
export async function ask(
  port: number,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  const lines = Object.entries({ Host: 'localhost', Connection: 'close', ...headers });
  const request = `${method} ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
  const chunks: Buffer[] = [];
  await new Promise<void>((resolve) => {
    const socket = connect(port, 'localhost', () => socket.write(request));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', () => resolve());
    socket.on('close', () => resolve());
  });
  const whole = Buffer.concat(chunks);
  const end = whole.indexOf('\r\n\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(whole.subarray(0, 16).toString())?.[1] ?? 0);
  const isChunked = /transfer-encoding: chunked/i.test(whole.subarray(0, end).toString());
  const body = whole.subarray(end + 4);
  return { status, body: isChunked ? unchunked(body) : body };
}

function unchunked(body: Buffer): Buffer {
  const parts: Buffer[] = [];
  let at = 0;
  for (;;) {
    const lineEnd = body.indexOf('\r\n', at);
    const size = Number.parseInt(body.subarray(at, lineEnd).toString(), 16);
    if (!(size > 0)) return Buffer.concat(parts);
    parts.push(body.subarray(lineEnd + 2, lineEnd + 2 + size));
    at = lineEnd + 2 + size + 2;
  }
}
