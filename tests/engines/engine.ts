// Shared by the tests in Firefox and WebKit on Linux.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { needProgram } from '../../scripts/programs.ts';

/** A visitor with a window. Clicks, keys and pointer moves are real input, not events dispatched by a script. */
export type Visitor = {
  /** Goes to an address, accepts a leave prompt, and waits until the page has loaded. */
  open: (address: string) => Promise<void>;
  /** Goes back to the previous page, without waiting until it has loaded. */
  back: () => Promise<void>;
  /** Runs a self-contained function in the page. */
  run: <Given extends unknown[], Answer>(
    script: (...given: Given) => Answer,
    ...given: Given
  ) => Promise<Awaited<Answer>>;
  /** The text of the first element that matches in the first frame. The frame may have another origin. */
  textInFrame: (selector: string) => Promise<string | null | undefined>;
  /** Clicks the middle of the first element that matches, scrolled into view. */
  click: (selector: string) => Promise<void>;
  key: (key: 'Enter' | 'Escape') => Promise<void>;
  /** Types a text into the focused element. */
  type: (text: string) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  closeOtherTabs: () => Promise<void>;
  close: () => Promise<void>;
};

export type Engine = {
  /** The minimum width of a window, in px. */
  minWidth: number;
  newVisitor: () => Promise<Visitor>;
  stop?: () => Promise<void>;
};

const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'gstreamer1.0-libav', 'xvfb', 'xdotool'];

/** Whether WebKit can decode H.264, the format of the site's video. */
const hasVideoDecoder = () => globSync('/usr/lib{,64,/*}/gstreamer-1.0/libgstlibav.so').length > 0;

/**
 * Returns the paths of Firefox, of WebKit's driver, of a virtual screen, and of a program that moves its pointer.
 * Installs missing programs in continuous integration. Elsewhere throws a UserError that says how to install them.
 */
export function findEngines() {
  const need = (...commands: string[]) =>
    needProgram(commands, { packages: PACKAGES, isComplete: hasVideoDecoder });
  return {
    screen: need('Xvfb'),
    pointer: need('xdotool'),
    webkitDriver: need('WebKitWebDriver'),
    firefox: need('firefox-esr', 'firefox'),
  };
}

/** Runs before the tests (see vitest.config.ts), so that missing programs are installed only once. */
export const setup = () => void findEngines();

/** Starts a virtual screen for the windows of this process's programs. Throws an Error when it does not start. */
export async function openScreen() {
  const args = ['-displayfd', '3', '-nolisten', 'tcp', '-screen', '0', '1600x1200x24'];
  const server = spawn(findEngines().screen, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const started = once(server.stdio[3] as Readable, 'data');
  const [number] = await Promise.race([started, once(server, 'exit').then(() => [])]);
  if (number === undefined) throw new Error('Xvfb ended as soon as it was started.');
  const DISPLAY = `:${String(number).trim()}`;
  Object.assign(process.env, { DISPLAY, GDK_BACKEND: 'x11', MOZ_ENABLE_WAYLAND: '0' });
  return { close: () => server.kill() };
}

/** Moves the screen's pointer to a point of the page. Unlike the drivers, it accepts a negative `y`, above the page. */
export async function movePointer({ run }: Visitor, x: number, y: number): Promise<void> {
  const top = await run(
    () => Number(Reflect.get(window, 'mozInnerScreenY')) || screenY + outerHeight - innerHeight,
  );
  await promisify(execFile)(findEngines().pointer, ['mousemove', String(x), String(Math.round(top + y))]);
}
