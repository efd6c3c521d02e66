import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createConnection, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { findScreen } from '../../scripts/engines.mjs';

/** A screen without a monitor, whose pointer can be put anywhere: out of a page too, which no driver allows. */
export type Screen = {
  /** The name by which programs find it. */
  display: string;
  movePointer: (x: number, y: number) => void;
  close: () => void;
};

const LITTLE_ENDIAN = 0x6c;
const X11_VERSION = 11;
const WARP_POINTER = 41;

/** Starts a screen of 1600 by 1200 px; rejects with an Error of one sentence when it does not start. */
export async function openScreen(): Promise<Screen> {
  const size = ['-screen', '0', '1600x1200x24'];
  const server = spawn(findScreen(), ['-displayfd', '3', '-nolisten', 'tcp', ...size], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const told = once(server.stdio[3] as Readable, 'data');
  const [number] = await Promise.race([told, once(server, 'exit').then(() => [])]);
  if (number === undefined) throw new Error('The screen Xvfb ended as soon as it was started.');
  const display = `:${String(number).trim()}`;
  const socket = createConnection(`/tmp/.X11-unix/X${display.slice(1)}`);
  const root = await greet(socket);
  return {
    display,
    movePointer: (x, y) => {
      const request = Buffer.alloc(24);
      request.writeUInt8(WARP_POINTER, 0);
      request.writeUInt16LE(request.length / 4, 2);
      request.writeUInt32LE(root, 8);
      request.writeInt16LE(Math.round(x), 20);
      request.writeInt16LE(Math.round(y), 22);
      socket.write(request);
    },
    close: () => {
      socket.destroy();
      server.kill();
    },
  };
}

/** Introduces us to the screen, as X11's protocol wants it; gives its root window. */
async function greet(socket: Socket): Promise<number> {
  const hello = Buffer.alloc(12);
  hello.writeUInt8(LITTLE_ENDIAN, 0);
  hello.writeUInt16LE(X11_VERSION, 2);
  socket.write(hello);
  let answer = Buffer.alloc(0);
  const isWhole = () => answer.length >= 8 && answer.length >= 8 + 4 * answer.readUInt16LE(6);
  while (!isWhole()) {
    const [part] = await once(socket, 'data');
    answer = Buffer.concat([answer, part]);
  }
  if (answer.readUInt8(0) !== 1) throw new Error('The screen Xvfb refuses the connection of the tests.');
  const vendorLength = Math.ceil(answer.readUInt16LE(24) / 4) * 4;
  const formats = answer.readUInt8(29);
  return answer.readUInt32LE(40 + vendorLength + 8 * formats);
}
