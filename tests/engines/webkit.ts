import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Builder, Capabilities } from 'selenium-webdriver';
import { findWebkitDriver } from '../../scripts/engines.mjs';
import { openScreen } from './screen.ts';
import type { Engine } from './visitor.ts';
import { newWebkitVisitor } from './webkitVisitor.ts';

const START_MS = 10_000;

/** WebKitGTK, driven by WebDriver, on a screen of its own whose pointer can leave the page. */
export async function startWebkit(): Promise<Engine> {
  const screen = await openScreen();
  const port = await freePort();
  const driver = spawn(findWebkitDriver(), [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: screen.display, GDK_BACKEND: 'x11' },
  });
  const address = `http://127.0.0.1:${port}`;
  const stop = async () => {
    driver.kill();
    screen.close();
  };
  try {
    await untilItAnswers(`${address}/status`);
  } catch (error) {
    await stop();
    throw error;
  }
  const capabilities = new Capabilities({ browserName: 'MiniBrowser' });
  const newSession = () => new Builder().usingServer(address).withCapabilities(capabilities).build();
  return {
    name: 'WebKit',
    narrowestPx: 447,
    newVisitor: async () => newWebkitVisitor(await newSession(), screen),
    stop,
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (!address || typeof address === 'string') throw new Error('This machine gives the tests no port.');
  return address.port;
}

async function untilItAnswers(address: string): Promise<void> {
  const endMs = Date.now() + START_MS;
  while (Date.now() < endMs) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return;
    await wait(50);
  }
  throw new Error(`WebKitWebDriver was started and does not answer after ${START_MS / 1000} seconds.`);
}
