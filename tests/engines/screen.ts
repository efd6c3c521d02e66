import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { findEngines } from './findEngines.ts';
import type { MovePointer } from './visitor.ts';

/**
 * Starts a virtual screen on which this process's programs show their windows. Its pointer can leave a page at the top,
 * which the drivers of Firefox and WebKit do not allow. Throws an Error when it does not start.
 */
export async function openScreen() {
  const { screen, pointer } = findEngines();
  const server = spawn(screen, ['-displayfd', '3', '-nolisten', 'tcp', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const started = once(server.stdio[3] as Readable, 'data');
  const [number] = await Promise.race([started, once(server, 'exit').then(() => [])]);
  if (number === undefined) throw new Error('Xvfb ended as soon as it was started.');
  Object.assign(process.env, {
    DISPLAY: `:${String(number).trim()}`,
    GDK_BACKEND: 'x11',
    MOZ_ENABLE_WAYLAND: '0',
  });
  const movePointer: MovePointer = async (run, { x, y }) => {
    const top = await run(
      () => Number(Reflect.get(window, 'mozInnerScreenY')) || screenY + outerHeight - innerHeight,
    );
    await promisify(execFile)(pointer, ['mousemove', String(x), String(Math.round(top + y))]);
  };
  return { movePointer, close: () => server.kill() };
}
