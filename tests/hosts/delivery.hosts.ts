// What is handed over: to Cloudflare, and to who runs a container.
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { needProgram } from '../../scripts/programs.mjs';
import { NGINX_NEEDS, PACKED } from './servers.ts';

const LONG_MS = 300_000;

test('a wrong price is told, and nothing is handed over', { timeout: LONG_MS }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync('src/content', folder, { recursive: true });
  const prices = join(folder, 'prices.yaml');
  writeFileSync(prices, readFileSync(prices, 'utf8').replace('promotional: 67,00', 'promotional: muito'));
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/deploy.ts', '--dry-run'], {
    env: { ...process.env, CONTENT_FOLDER: folder },
    encoding: 'utf8',
    timeout: LONG_MS,
  });
  rmSync(folder, { recursive: true });
  const said = stdout + stderr;
  expect(status).toBe(1);
  expect(said).toContain('prices.yaml');
  expect(said).toContain('Nada foi publicado: resolva o que impede a publicação (veja acima).');
  expect(said).not.toContain('dry-run: exiting');
});

test('the scripts that are handed over stay small together', () => {
  const scripts = globSync('dist/assets/*.js').map((file) => readFileSync(file).length);
  expect(scripts.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(300_000);
});

test('no account stands in the configuration for Cloudflare', () => {
  expect(readFileSync('hosting/cloudflare/wrangler.jsonc', 'utf8')).not.toMatch(
    /account_id|zone_id|token|routes?"/,
  );
});

test('what is packed has a compressed copy of each text, and no _headers', () => {
  const packed = globSync('**/*.*', { cwd: PACKED });
  expect(packed).not.toContain('_headers');
  for (const page of ['index.html', 'oferta-exclusiva.html', 'privacidade.html', '404.html']) {
    expect(packed).toEqual(expect.arrayContaining([page, `${page}.br`, `${page}.gz`]));
  }
  expect(packed.filter((file) => /\.(?:avif|webp|mp4|woff2|png|jpg)\.(?:br|gz)$/.test(file))).toEqual([]);
});

test('the container has the site, the port and the packages that the configuration is tried with', () => {
  const container = readFileSync('hosting/nginx/Containerfile', 'utf8');
  const config = readFileSync('hosting/nginx/nginx.conf', 'utf8');
  expect(container).toContain('COPY hosting/nginx/nginx.conf hosting/nginx/headers.conf /etc/nginx/\n');
  const root = /^\s*root (.+);$/m.exec(config)?.[1];
  expect(container).toContain(`COPY packed/ ${root}/\n`);
  const port = /^\s*listen (\d+);$/m.exec(config)?.[1];
  expect(container).toContain(`EXPOSE ${port}\n`);
  expect(container).toContain(NGINX_NEEDS.packages.join(' '));
  const nginx = needProgram(['nginx'], NGINX_NEEDS);
  const { status, stderr } = spawnSync(nginx, [
    '-t',
    '-e',
    'stderr',
    '-c',
    resolve('hosting/nginx/nginx.conf'),
  ]);
  expect([status, stderr.toString()]).toEqual([0, expect.stringContaining('test is successful')]);
});

test('a program that is not there is told in a sentence', () => {
  expect(() => needProgram(['no-such-server'], { packages: ['no-such-package'] })).toThrow(
    /^no-such-server was not found on this machine, or not all that it needs\. Install it \(on Debian or Ubuntu: sudo apt-get install no-such-package\)/,
  );
});
