// The three hosts, each the real program, on a port of this machine.
import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { needProgram } from '../../scripts/programs.mjs';
import { TEST_PORT } from '../support/variants.ts';

const FOLDER = resolve('.cache', 'hosts');
export const PACKED = join(FOLDER, 'packed');
const START_LIMIT_MS = 60_000;

/** What needProgram must see to. */
export const NGINX_NEEDS = {
  packages: ['nginx-light', 'libnginx-mod-http-brotli-static'],
  isComplete: () => existsSync('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'),
};

export type Host = { origin: string; pid: number; stop: () => Promise<void> };

const answersAt = (port: number) =>
  new Promise<boolean>((told) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => told(true)).once('error', () => told(false));
    socket.once('connect', () => socket.destroy());
  });

/** Starts a program and waits until its port answers. Rejects with what it said when it ends before. */
async function run(
  program: string,
  args: string[],
  port: number,
  env: Record<string, string> = {},
  cwd = '.',
): Promise<Host> {
  if (await answersAt(port))
    throw new Error(`Port ${port} is in use. Stop what uses it, or set TEST_PORT to another.`);
  const child: ChildProcess = spawn(program, args, {
    env: { ...process.env, ...env },
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text) => {
      said += text;
    });
  const ended = new Promise<void>((tell) => child.once('exit', () => tell()));
  const stop = async () => {
    // Its helpers with it: wrangler has its runtime as a process of its own.
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    await ended;
  };
  const limit = Date.now() + START_LIMIT_MS;
  while (!(await answersAt(port))) {
    if (child.exitCode !== null || Date.now() > limit) {
      await stop();
      throw new Error(`${program} did not start:\n${said}`);
    }
    await wait(50);
  }
  return { origin: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop };
}

/** nginx with the configuration of the container, but for its port and its folders. */
export function startNginx(port = TEST_PORT + 5): Promise<Host> {
  const folder = join(FOLDER, 'nginx');
  mkdirSync(folder, { recursive: true });
  copyFileSync('hosting/nginx/headers.conf', join(folder, 'headers.conf'));
  const config = readFileSync('hosting/nginx/nginx.conf', 'utf8')
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replace('root /srv/site;', `root ${PACKED};`)
    .replaceAll('/tmp/nginx', join(folder, 'nginx'));
  writeFileSync(join(folder, 'nginx.conf'), config);
  const nginx = needProgram(['nginx'], NGINX_NEEDS);
  return run(nginx, ['-e', 'stderr', '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'], port);
}

export function startCaddy(port = TEST_PORT + 6): Promise<Host> {
  const own = join(FOLDER, 'caddy');
  const env = {
    SITE_ADDRESS: `http://127.0.0.1:${port}`,
    SITE_ROOT: PACKED,
    XDG_DATA_HOME: own,
    XDG_CONFIG_HOME: own,
  };
  return run(needProgram(['caddy']), ['run', '--config', 'hosting/caddy/Caddyfile'], port, env);
}

/** Cloudflare's own runtime, as wrangler brings it, with the site that was built in a project's folder. */
export function startCloudflare(port = TEST_PORT + 7, project = '.'): Promise<Host> {
  const wrangler = join('node_modules', 'wrangler', 'bin', 'wrangler.js');
  const places = ['--ip', '127.0.0.1', '--port', String(port), '--inspector-port', String(port + 1)];
  return run(
    process.execPath,
    [wrangler, 'dev', '--config', 'hosting/cloudflare/wrangler.jsonc', ...places],
    port,
    { CLOUDFLARE_CF_FETCH_ENABLED: 'false', WRANGLER_SEND_METRICS: 'false', CI: '1' },
    project,
  );
}
