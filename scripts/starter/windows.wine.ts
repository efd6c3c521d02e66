// Runs "Abrir o editor.cmd" in Wine; the variable WINE may name its program. CI has no Wine: docs/walks.md says when
// these tests last ran, and what they need.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const { WINE = 'wine' } = process.env;
const STARTER = 'Abrir o editor.cmd';
const ARCHIVE = `node-v${readFileSync('.nvmrc', 'utf8').trim()}.99.0-win-x64.zip`;

const root = realpathSync(mkdtempSync(join(tmpdir(), 'windows-')));
const env = {
  ...process.env,
  LC_ALL: 'C.UTF-8',
  WINEPREFIX: join(root, 'prefix'),
  WINEDEBUG: '-all',
  // Wine has a certutil that does nothing.
  WINEDLLOVERRIDES: 'certutil.exe=n',
};
const mirrorFolder = join(root, 'mirror');
const archive = join(mirrorFolder, ARCHIVE);
/** The path of a folder on drive C. */
const onC = (path: string) => join(root, 'prefix', 'drive_c', ...path.split('\\'));

const wine = (args: string[], cwd: string, more: NodeJS.ProcessEnv = {}) =>
  spawn(WINE, args, { cwd, env: { ...env, ...more }, stdio: ['pipe', 'pipe', 'ignore'] });

/** Writes the list of checksums, by default with the archive's own checksum. */
function publish(sum = createHash('sha256').update(readFileSync(archive)).digest('hex')) {
  const other = `${'0'.repeat(64)}  ${ARCHIVE.replace('x64', 'arm64')}`;
  writeFileSync(join(mirrorFolder, 'SHASUMS256.txt'), `${other}\n${sum}  ${ARCHIVE}\n`);
}

beforeAll(() => {
  spawnSync(WINE, ['wineboot', '--init'], { env });
  mkdirSync(mirrorFolder);
  const source = join('scripts', 'starter', 'windowsPrograms.c');
  spawnSync('x86_64-w64-mingw32-gcc', [source, '-o', archive, '-ladvapi32'], { stdio: 'inherit' });
  for (const name of ['curl', 'tar', 'certutil', 'hold'])
    copyFileSync(archive, onC(`windows\\system32\\${name}.exe`));
  publish();
});
afterAll(async () => {
  await once(wine(['wineboot', '--shutdown'], '/'), 'close');
  rmSync(root, { recursive: true, force: true });
});

function makeProject(path: string): string {
  const folder = onC(path);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'scripts', 'starter'), { recursive: true });
  for (const file of [STARTER, '.nvmrc', 'scripts/starter/start.ts']) copyFileSync(file, join(folder, file));
  return folder;
}

/** Runs a project's starter as a double click does. */
async function start(folder: string, { mirror = `Z:${mirrorFolder}`, ...more }: NodeJS.ProcessEnv = {}) {
  const child = wine(['cmd', '/c', STARTER], folder, { MIRROR: mirror || undefined, ...more });
  child.stdin.end();
  let output = '';
  child.stdout.on('data', (text) => (output += text));
  const [status]: (number | null)[] = await once(child, 'close');
  return { status, output };
}
const OWN_NODE = '.node\\current\\node.exe';

test.each(['Sites\\Oração & fé (2)', 'Sites\\Que! ^x', 'Sites\\Meu OneDrive antigo'])(
  'Node is downloaded once into %s',
  async (path) => {
    const folder = makeProject(path);
    const { status, output } = await start(folder);
    expect(output).toContain(OWN_NODE);
    expect(status).toBe(0);
    expect(existsSync(join(folder, '.node', 'download'))).toBe(false);
    // Works without a network.
    expect((await start(folder, { mirror: '' })).output).toContain(OWN_NODE);
  },
);

test('an archive with a wrong checksum is downloaded once more, then refused and deleted', async () => {
  const folder = makeProject('Sites\\site');
  publish('f'.repeat(64));
  const { status, output } = await start(folder);
  publish();
  expect(status).toBe(1);
  expect(output.split('requested').length).toBe(4);
  expect(output).toContain('igual ao publicado');
  expect(readdirSync(join(folder, '.node', 'download'))).toEqual(['SHASUMS256.txt']);
});

test('without Node or network, it asks the seller to check the internet; a complete download is kept', async () => {
  const folder = makeProject('Sites\\site');
  expect((await start(folder, { mirror: '' })).output).toContain('Veja se a internet');
  mkdirSync(join(folder, '.node', 'download'), { recursive: true });
  copyFileSync(archive, join(folder, '.node', 'download', ARCHIVE));
  const { output } = await start(folder);
  expect(output).toContain(OWN_NODE);
  expect(output).not.toContain(`requested ${ARCHIVE}`);
});

test.each([
  ['OneDrive - Loja\\site', 'OneDrive'],
  ['Dropbox (Pessoal)\\site', 'Dropbox'],
  ['Meu Drive\\site', 'Google Drive'],
  ['iCloudDrive\\site', 'iCloud'],
  ['Sites\\Site #2', '#'],
  ['Sites\\US$$ 1', '$$'],
  [`Sites\\${'x'.repeat(95)}`, 'longo demais'],
  ['users\\a\\AppData\\Local\\Temp\\Rar1\\site', '.zip'],
])('the folder %s is refused before anything is downloaded', async (path, reason) => {
  const folder = makeProject(path);
  const { status, output } = await start(folder);
  expect(output).toContain(reason);
  expect(output).not.toContain('requested');
  expect(status).toBe(1);
});

test('a folder with a percent sign is refused', async () => {
  const folder = makeProject('Sites\\site');
  makeProject('Sites\\100% meu');
  // Wine expands a percent sign in a batch file's path a second time, so the environment sets FOLDER instead.
  const text = readFileSync(STARTER, 'utf8').replace('set "FOLDER=%~dp0"', 'rem');
  writeFileSync(join(folder, STARTER), text);
  expect((await start(folder, { FOLDER: 'C:\\Sites\\100% meu\\' })).output).toContain('dois sinais seguidos');
});

test('a folder that cannot be written to is refused', async () => {
  const folder = makeProject('Sites\\site');
  // The starter tries to write a file with this name.
  mkdirSync(join(folder, '.escrita'));
  expect((await start(folder)).output).toContain('deixa gravar');
});

test('a start is refused while another one holds the lock of the download', async () => {
  const folder = makeProject('Sites\\site');
  mkdirSync(join(folder, '.node'));
  // Windows locks a file to which cmd redirects output, but Wine does not.
  const first = wine(['hold.exe', '.node\\lock'], folder);
  await once(first.stdout, 'data');
  expect((await start(folder)).output).toContain('sendo baixado em outra janela');
  first.stdin.end();
  await once(first, 'close');
  expect((await start(folder)).output).toContain(OWN_NODE);
});

test('a starter without the project, as inside a ZIP, asks the seller to extract the ZIP', async () => {
  const folder = makeProject('Sites\\site');
  rmSync(resolve(folder, 'scripts'), { recursive: true });
  expect((await start(folder)).output).toContain('Extrair Tudo');
});
