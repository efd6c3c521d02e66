// Runs start.sh in a project that has only the files it needs, with a server for Node's archives on this machine.
import { spawn, spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { listen } from '../../tests/support/programs.ts';
import { findProgram } from '../programs.ts';

const START = join('scripts', 'starter', 'start.sh');
const VERSION = readFileSync('.nvmrc', 'utf8').trim();

/**
 * The paths of the programs that start.sh may use. A Mac has shasum instead of sha256sum, and Ubuntu has wget instead
 * of curl.
 */
const systemPrograms = 'awk cat curl cut df dirname grep gzip mkdir mv ps rm sh sha256sum shasum tar wget'
  .split(' ')
  .flatMap((name) => findProgram([name]) ?? []);

const root = realpathSync(mkdtempSync(join(tmpdir(), 'starter-')));
/** The server's files by name: the archives for Linux and macOS, and the list of their checksums. */
const files: Record<string, Buffer> = {};
const ARCHIVE = `node-v${VERSION}.99.0-linux-x64.tar.gz`;

/** Writes a shell script as an executable program. Replaces a link to a program of this computer. */
function writeProgram(path: string, lines: string): void {
  rmSync(path, { force: true });
  writeFileSync(path, `#!/bin/sh\n${lines}\n`, { mode: 0o755 });
}

/** A script in place of Node, which answers the version check, and prints a line instead of running start.ts. */
const fakeNode = (version: string) =>
  `if [ "$1" = -e ]; then echo "$2" | grep -q "< ${VERSION} " && [ ${version} -ge ${VERSION} ]; exit; fi\necho "started by $0"`;

beforeAll(() => {
  for (const system of ['linux-x64', 'darwin-arm64']) {
    const name = `node-v${VERSION}.99.0-${system}`;
    const folder = join(root, name);
    mkdirSync(join(folder, 'bin'), { recursive: true });
    writeProgram(join(folder, 'bin', 'node'), fakeNode(VERSION));
    writeProgram(join(folder, 'bin', 'npm'), 'exit 0');
    // Large enough to be cut off in the middle.
    writeFileSync(join(folder, 'README.md'), randomBytes(200_000));
    const archive = join(root, `${name}.tar.gz`);
    spawnSync('tar', ['-czf', archive, '-C', root, name]);
    files[basename(archive)] = readFileSync(archive);
  }
  const sums = Object.entries(files).map(
    ([name, bytes]) => `${createHash('sha256').update(bytes).digest('hex')}  ${name}`,
  );
  files['SHASUMS256.txt'] = Buffer.from(
    `${'0'.repeat(64)}  node-v${VERSION}.99.0-aix-ppc64.tar.gz\n${sums.join('\n')}\n`,
  );
});
afterAll(() => rmSync(root, { recursive: true }));

/** Makes a project in a new folder, and a folder with the programs of a computer without Node. */
function makeProject(path = 'site') {
  const parent = mkdtempSync(join(root, 'home-'));
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
  const folder = join(parent, path);
  const programs = join(parent, 'programs');
  mkdirSync(programs);
  for (const path of systemPrograms) symlinkSync(path, join(programs, basename(path)));
  writeProgram(join(programs, 'uname'), '[ "$1" = -s ] && echo Linux || echo x86_64');
  for (const file of ['.nvmrc', 'Abrir o editor.command', START]) cpSync(file, join(folder, file));
  return { folder, programs };
}
type Project = ReturnType<typeof makeProject>;

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Sends a file as nodejs.org does: the whole file or, for a range request, the rest of it. */
const sendFile: Handler = ({ url = '', headers }, response) => {
  const bytes = files[basename(url)] ?? Buffer.of();
  const start = Number(/^bytes=(\d+)-$/.exec(headers.range ?? '')?.[1] ?? 0);
  if (start >= bytes.length) {
    response.writeHead(416).end();
    return;
  }
  response.writeHead(start > 0 ? 206 : 200, {
    'content-length': bytes.length - start,
    ...(start > 0 && { 'content-range': `bytes ${start}-${bytes.length - 1}/${bytes.length}` }),
  });
  response.end(bytes.subarray(start));
};

/** Starts a server for Node's archives. Returns its address, and the file name and range of each request. */
async function serveNode(handler: Handler = sendFile) {
  const requests: string[] = [];
  const server = createServer((incoming, response) => {
    requests.push(`${basename(incoming.url ?? '')} ${incoming.headers.range ?? ''}`.trim());
    handler(incoming, response);
  });
  const port = await listen(server);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { mirror: `http://127.0.0.1:${port}/dist`, requests };
}

type RunOptions = { mirror?: string; shell?: string; env?: NodeJS.ProcessEnv };

/** Runs a project's starter as a double click does, on a computer with no other programs. */
async function start({ folder, programs }: Project, { mirror, shell = 'sh', env }: RunOptions = {}) {
  const child = spawn(`/bin/${shell}`, [join(folder, 'Abrir o editor.command')], {
    cwd: '/',
    env: {
      PATH: programs,
      HOME: folder,
      NODEJS_ORG_MIRROR: mirror ?? 'http://127.0.0.1:9',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  const [status]: (number | null)[] = await once(child, 'close');
  return { status, output };
}

/** Runs a project's starter with a server for Node's archives. */
async function startOnline(
  project: Project,
  { handler, ...options }: RunOptions & { handler?: Handler } = {},
) {
  const { mirror, requests } = await serveNode(handler);
  return { requests, ...(await start(project, { mirror, ...options })) };
}

/** Sends the list of checksums, and answers other requests with `sendArchive`. */
const withArchive =
  (sendArchive: Handler): Handler =>
  (incoming, response) =>
    (incoming.url?.endsWith('.gz') ? sendArchive : sendFile)(incoming, response);

const OWN_NODE = '/.node/current/bin/node';

test.for([
  ['sh', "Meu OneDrive antigo & D'Ávila; $HOME `ls`"],
  ['bash', '-site (2)'],
] as const)('%s in the folder %s downloads Node once on a computer without it', async ([shell, path]) => {
  const project = makeProject(path);
  const { output, status, requests } = await startOnline(project, { shell });
  expect(output).toContain(OWN_NODE);
  expect(status).toBe(0);
  expect(requests).toEqual(['SHASUMS256.txt', ARCHIVE]);
  expect(readdirSync(join(project.folder, '.node'))).toEqual(['current']);
  // Works without a network.
  expect((await start(project, { shell })).output).toContain(OWN_NODE);
});

test.each([
  ['is used if it is recent enough', VERSION, '/programs/node', 0],
  ['is not used if it is too old', '20', OWN_NODE, 2],
])('the Node of the computer %s', async (_, version, started, downloads) => {
  const project = makeProject();
  writeProgram(join(project.programs, 'node'), fakeNode(version));
  writeProgram(join(project.programs, 'npm'), 'exit 0');
  const { output, requests } = await startOnline(project);
  expect(output).toContain(started);
  expect(requests).toHaveLength(downloads);
});

test('on a Mac, the archive for its processor is downloaded and checked with shasum', async () => {
  const project = makeProject();
  const sum = join(project.programs, 'sha256sum');
  writeProgram(join(project.programs, 'uname'), '[ "$1" = -s ] && echo Darwin || echo arm64');
  writeProgram(join(project.programs, 'shasum'), `exec ${realpathSync(sum)}`);
  rmSync(sum);
  const { output, requests } = await startOnline(project);
  expect(output).toContain(OWN_NODE);
  expect(requests.at(-1)).toContain('darwin-arm64');
});

test('an archive with a wrong checksum is downloaded once more, then refused and deleted', async () => {
  const project = makeProject();
  const handler = withArchive((_, response) => response.end('no archive'));
  const { status, output, requests } = await startOnline(project, { handler });
  expect(status).toBe(1);
  expect(output).toContain('não é igual ao publicado');
  expect(requests).toEqual(['SHASUMS256.txt', ARCHIVE, ARCHIVE]);
  expect(readdirSync(join(project.folder, '.node', 'download'))).toEqual(['SHASUMS256.txt']);
});

test('a download that was interrupted continues at the next start', async () => {
  const project = makeProject();
  const archive = files[ARCHIVE] ?? Buffer.of();
  const handler = withArchive((_, response) => {
    response.writeHead(200, { 'content-length': archive.length });
    response.write(archive.subarray(0, archive.length / 2), () => response.destroy());
  });
  const { status, output } = await startOnline(project, { handler });
  expect(status).toBe(1);
  expect(output).toContain('continua de onde parou');
  expect(existsSync(join(project.folder, '.node', 'current'))).toBe(false);
  const second = await startOnline(project);
  expect(second.output).toContain(OWN_NODE);
  expect(second.requests.at(-1)).toMatch(/ bytes=[1-9]\d*-$/);
});

test.each([
  ['a part of another file', `download/${ARCHIVE}`, () => Buffer.alloc(1000)],
  ['a whole file with other bytes', `download/${ARCHIVE}`, () => Buffer.alloc(files[ARCHIVE]?.length ?? 0)],
  ['an empty lock file', 'lock', () => ''],
  ['a lock file with the process id of another program', 'lock', () => `${process.pid}`],
])('%s that an earlier start left is replaced', async (_, path, left) => {
  const project = makeProject();
  const file = join(project.folder, '.node', path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, left());
  expect((await startOnline(project)).output).toContain(OWN_NODE);
});

test('downloads go through the proxy of the environment', async () => {
  const { mirror } = await serveNode();
  const env = { http_proxy: new URL(mirror).origin };
  const { output } = await start(makeProject(), { mirror: 'http://nodejs.example/dist', env });
  expect(output).toContain(OWN_NODE);
});

test.skipIf(spawnSync('wget', ['--version']).error)('wget downloads Node if there is no curl', async () => {
  const project = makeProject();
  rmSync(join(project.programs, 'curl'));
  const { output, requests } = await startOnline(project);
  expect(output).toContain(OWN_NODE);
  expect(requests).toEqual(['SHASUMS256.txt', ARCHIVE]);
});

test('without Node and without a network, the starter asks the seller to check the internet', async () => {
  const { status, output } = await start(makeProject());
  expect(status).toBe(1);
  expect(output).toContain('Veja se a internet está funcionando');
});

test('a second start is refused while the first one downloads Node', async () => {
  const project = makeProject();
  const handler = withArchive(async (incoming, response) => {
    expect((await start(project)).output).toContain('já está sendo baixado em outra janela');
    sendFile(incoming, response);
  });
  expect((await startOnline(project, { handler })).output).toContain(OWN_NODE);
});

test('if the server does not send the archive, the message is about the download, not the checksum', async () => {
  const handler = withArchive((_, response) => response.writeHead(404).end());
  expect((await startOnline(makeProject(), { handler })).output).toContain('Não foi possível baixar');
});

test.each([
  ['OneDrive/site', 'OneDrive'],
  ['OneDrive - Loja & Cia/site', 'OneDrive'],
  ['Dropbox (Pessoal)/site', 'Dropbox'],
  ['Google Drive/site', 'Google Drive'],
  ['Library/CloudStorage/GoogleDrive-a@b.com/Meu Drive/site', 'Google Drive'],
  ['Library/Mobile Documents/com~apple~CloudDocs/site', 'iCloud'],
  ['Site #2', '#'],
  ['US$$ 10', 'um sinal'],
])('the folder %s is refused before anything is downloaded', async (path, reason) => {
  const project = makeProject(path);
  const { status, output, requests } = await startOnline(project);
  expect(status).toBe(1);
  expect(output).toContain(reason);
  expect(requests).toEqual([]);
  expect(readdirSync(project.folder)).not.toContain('.node');
});

test('on a Mac, a project below a folder that iCloud marks is refused', async () => {
  const project = makeProject('Documents/site');
  writeProgram(join(project.programs, 'uname'), 'echo Darwin');
  writeProgram(join(project.programs, 'xattr'), 'case $3 in */Documents) ;; *) exit 1 ;; esac');
  expect((await start(project)).output).toContain('iCloud');
});

test('a folder that cannot be written to is refused', async () => {
  const project = makeProject();
  // The starter tries to write a file with this name.
  mkdirSync(join(project.folder, '.escrita'));
  expect((await start(project)).output).toContain('não deixa gravar');
});

test('a full disk is refused, unless everything is installed', async () => {
  const project = makeProject();
  writeProgram(
    join(project.programs, 'df'),
    'echo "Filesystem blocks Used Available"; echo "/dev/a 9 9 2047000 9% /"',
  );
  expect((await startOnline(project)).output).toContain('há 1999 MB livres');
  mkdirSync(join(project.folder, 'node_modules'));
  writeFileSync(join(project.folder, 'node_modules', '.package-lock.json'), '{}');
  expect((await startOnline(project)).output).toContain(OWN_NODE);
});

test('a starter without the project, as inside a ZIP, asks the seller to extract the ZIP', async () => {
  const project = makeProject();
  rmSync(join(project.folder, 'scripts'), { recursive: true });
  expect((await start(project)).output).toContain('Extraia o arquivo .zip');
});
