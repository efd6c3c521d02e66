// Starts programs and servers on this machine.
import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const START_LIMIT_MS = 100_000;

export type Program = {
  /** The program's output so far. */
  output: () => string;
  /** Ends the program, and resolves when it has ended. */
  stop: () => Promise<void>;
};

type Start = SpawnOptions & {
  command: readonly [program: string, ...args: string[]];
  /** The text that the program prints when it is ready, or a function that then resolves to true. */
  ready: string | (() => Promise<boolean>);
};

/**
 * Starts a program and waits until it is ready. Rejects with its output when it ends early or takes too long. With
 * `detached`, its child processes end with it.
 */
export async function startProgram({ command, ready, ...options }: Start): Promise<Program> {
  const [program, ...args] = command;
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text));
  const ended = once(child, 'exit');
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const stop = async () => {
    if (child.pid && isRunning()) process.kill(options.detached ? -child.pid : child.pid, 'SIGTERM');
    await ended;
  };
  const limitMs = Date.now() + START_LIMIT_MS;
  const isReady = typeof ready === 'string' ? () => output.includes(ready) : ready;
  while (!(await isReady())) {
    if (!isRunning() || Date.now() > limitMs) {
      await stop();
      throw new Error(`${command.join(' ')} did not start:\n${output}`);
    }
    await wait(50);
  }
  return { output: () => output, stop };
}

/** The first address that a program has printed, without a path: "http://localhost:4321". */
export function printedAddress({ output }: Program): string {
  const [address] = /http:[^ ]+:\d+/.exec(output()) ?? [];
  if (!address) throw new Error(`There is no address in the output:\n${output()}`);
  return address;
}

export const portOf = (server: Server): number => (server.address() as AddressInfo).port;

/** The address of a server on this machine. */
export const originOf = (server: Server): string => `http://127.0.0.1:${portOf(server)}`;

/** Lets a server listen on a free port of this machine. Resolves to the port. */
export async function listen(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return portOf(server);
}

/** A port that is free now, for a program that must be told its port. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  server.close();
  return port;
}
