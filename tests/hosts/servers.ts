// Starts the real program of each host on a free port of this machine.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { unzipSync } from 'fflate';
import { pack } from '../../hosting/pack.ts';
import { needProgram } from '../../scripts/programs.ts';
import { freePort, startProgram } from '../support/programs.ts';
import { siteFolder } from '../support/sites.ts';

/** The address for which the site is packed. */
export const ADDRESS = 'https://www.planner.example.com';
/** The folder of the built site, which has a page in a subfolder. */
export const SITE = siteFolder('twice');
/** The folder to which the site is packed, as by `npm run pack`. */
export const PACKED = resolve('.cache', 'hosts');
/** The folder of the unpacked `site.zip`, as on shared hosting. */
export const UNPACKED = join(PACKED, 'public_html');

export type Host = { origin: string; stop: () => Promise<void> };

/** Starts a program and waits until it answers on its port. */
async function start(
  port: number,
  command: readonly [program: string, ...args: string[]],
  { cwd, env }: { cwd?: string; env?: Record<string, string> } = {},
): Promise<Host> {
  const origin = `http://127.0.0.1:${port}`;
  const { stop } = await startProgram({
    command,
    ready: () => fetch(origin).then(Boolean, () => false),
    env: { ...process.env, ...env },
    ...(cwd && { cwd }),
    // wrangler starts its runtime as a child process, which must end too.
    detached: true,
  });
  return { origin, stop };
}

const findNginx = () =>
  needProgram(['nginx'], {
    packages: ['nginx-light', 'libnginx-mod-http-brotli-static'],
    isComplete: () => existsSync('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'),
  });
const findCaddy = () => needProgram(['caddy']);

// The package apache2 would also start a server, so only its binary is installed.
const findApache = () => needProgram(['apache2'], { packages: ['apache2-bin'] });

/** Runs before the tests (see vitest.config.ts): finds or installs programs without a timeout, and packs the site. */
export function setup(): void {
  for (const find of [findNginx, findCaddy, findApache]) find();
  pack(SITE, PACKED, ADDRESS);
}

export async function startNginx(): Promise<Host> {
  const port = await freePort();
  const config = readFileSync(join(PACKED, 'nginx.conf'), 'utf8');
  writeFileSync(join(PACKED, 'test.conf'), config.replace('listen 8080;', `listen 127.0.0.1:${port};`));
  return start(port, [findNginx(), '-p', PACKED, '-c', 'test.conf', '-e', 'stderr', '-g', 'daemon off;']);
}

export async function startCaddy(): Promise<Host> {
  const port = await freePort();
  const data = join(PACKED, 'caddy');
  const env = { SITE_ADDRESS: `http://127.0.0.1:${port}`, XDG_DATA_HOME: data, XDG_CONFIG_HOME: data };
  return start(port, [findCaddy(), 'run'], { cwd: PACKED, env });
}

function unpack(): void {
  rmSync(UNPACKED, { recursive: true, force: true });
  const files = unzipSync(readFileSync(join(PACKED, 'site.zip')));
  for (const [name, bytes] of Object.entries(files)) {
    const path = join(UNPACKED, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
  }
}

const APACHE_MODULES =
  'mpm_event alias authz_core autoindex brotli deflate dir filter headers mime negotiation';

/** Settings of the hosting company, which the seller cannot change. */
type SharedHosting = { allowOverride?: string; hasRewrite?: boolean; options?: string };

/** Starts Apache as on shared hosting, where only the .htaccess of `site.zip` configures the site. */
export async function startApache({
  allowOverride = 'All',
  hasRewrite = true,
  options = 'Indexes FollowSymLinks',
}: SharedHosting = {}): Promise<Host> {
  const port = await freePort();
  const modules = [...APACHE_MODULES.split(' '), ...(hasRewrite ? ['rewrite'] : [])];
  unpack();
  const config = `ServerName 127.0.0.1
Listen 127.0.0.1:${port}
ServerTokens Prod
PidFile apache.pid
DefaultRuntimeDir .
ErrorLog apache.log
${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
${process.getuid?.() === 0 ? 'User www-data\nGroup www-data' : ''}
# Debian's content types are not used, because a host may not know the newer ones.
TypesConfig /dev/null
# Settings of some hosts: a header, compression, and another main page.
Header set X-Content-Type-Options nosniff
AddOutputFilterByType DEFLATE text/html text/javascript
DirectoryIndex index.php index.html
<FilesMatch "^\\.ht">
Require all denied
</FilesMatch>
DocumentRoot public_html
<Directory public_html>
AllowOverride ${allowOverride}
Options ${options}
</Directory>
`;
  writeFileSync(join(PACKED, 'apache.conf'), config.replaceAll('public_html', UNPACKED));
  return start(port, [findApache(), '-d', PACKED, '-f', 'apache.conf', '-D', 'FOREGROUND']);
}

/** Starts Cloudflare's own runtime, which wrangler contains. */
export async function startCloudflare(): Promise<Host> {
  const port = await freePort();
  const wrangler = join('node_modules', 'wrangler', 'bin', 'wrangler.js');
  const address = ['--ip', '127.0.0.1', '--port', `${port}`, '--inspector-port', '0'];
  const env = { CLOUDFLARE_CF_FETCH_ENABLED: 'false', WRANGLER_SEND_METRICS: 'false', CI: '1' };
  return start(port, [process.execPath, wrangler, 'dev', '--assets', resolve(SITE), ...address], { env });
}
