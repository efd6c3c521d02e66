// Puts a shortcut with the product's name and icon on the desktop, and on Linux also into the application menu.
// Implements docs/behaviour.md#starters.
import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { loadContent } from '../../src/content-model/loadContent.ts';

/** The folder of the icon, and of the record of the last shortcut. */
const FOLDER = resolve('.cache', 'starter');
const RECORD = join(FOLDER, 'shortcut.json');

/** A shortcut to write: its name, and the path of its icon. */
type Shortcut = { title: string; icon: string };

/**
 * The title of the shortcut, without characters that a system does not allow in a file name. Windows can only write
 * shortcuts whose names are in its Western character set.
 */
const titleOf = (product: string): string =>
  `Editor de ${product.replaceAll(/(?:[\\/:*?"<>|#%\s]|[^ -~\u00A0-\u00FF])+/gu, ' ').trim()}`;

/** Runs a program of the system. Resolves to its output, or to an empty string if it fails. */
async function outputOf(program: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<string> {
  try {
    const options = { env: { ...process.env, ...env }, windowsHide: true };
    return (await promisify(execFile)(program, args, options)).stdout.trim();
  } catch {
    return '';
  }
}

/** A Windows icon that contains one PNG picture. https://en.wikipedia.org/wiki/ICO_(file_format) */
export function icoOf(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  // The type (1 is an icon), then the number of pictures. The width and height stay 0, which means 256.
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/** Only the Windows shell can write shortcuts, and only it knows where the desktop is, which may be in OneDrive. */
const WINDOWS_SCRIPT = `$ErrorActionPreference = 'Stop'
$file = Join-Path ([Environment]::GetFolderPath('Desktop')) "$env:SHORTCUT_TITLE.lnk"
$link = (New-Object -ComObject WScript.Shell).CreateShortcut($file)
$link.TargetPath = $env:SHORTCUT_TARGET
$link.WorkingDirectory = $env:SHORTCUT_FOLDER
# The path may have a comma, after which the number of the icon is read.
$link.IconLocation = "$env:SHORTCUT_ICON,0"
$link.Save()
[Console]::OutputEncoding = [Text.Encoding]::UTF8
$file`;

async function writeForWindows({ title, icon }: Shortcut): Promise<string[]> {
  const file = await outputOf(
    'powershell.exe',
    ['-NoProfile', '-NonInteractive', '-Command', WINDOWS_SCRIPT],
    {
      SHORTCUT_TITLE: title,
      SHORTCUT_TARGET: resolve('Abrir o editor.cmd'),
      SHORTCUT_FOLDER: process.cwd(),
      SHORTCUT_ICON: icon,
    },
  );
  return file ? [file] : [];
}

const quotedForShell = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** Sets the icon of a file. The first argument is the picture, the second is the file. */
const MAC_SCRIPT = `ObjC.import('AppKit');
function run([icon, file]) {
  $.NSWorkspace.sharedWorkspace.setIconForFileOptions($.NSImage.alloc.initWithContentsOfFile(icon), file, 0);
}`;

async function writeForMac({ title, icon }: Shortcut): Promise<string[]> {
  const file = join(homedir(), 'Desktop', `${title}.command`);
  // `sh` reads the starter, because macOS refuses to execute a downloaded file directly.
  writeFileSync(file, `#!/bin/sh\nexec sh ${quotedForShell(resolve('Abrir o editor.command'))}\n`);
  chmodSync(file, 0o755);
  await outputOf('osascript', ['-l', 'JavaScript', '-e', MAC_SCRIPT, icon, file]);
  return [file];
}

/** Quotes an argument of Exec. https://specifications.freedesktop.org/desktop-entry-spec/latest/exec-variables.html */
const quotedForExec = (text: string): string =>
  `"${text.replaceAll(/[\\"`$]/g, '\\$&').replaceAll('\\', '\\\\')}"`;

async function writeForLinux({ title, icon }: Shortcut): Promise<string[]> {
  const entry = [
    '[Desktop Entry]',
    'Type=Application',
    `Name=${title}`,
    `Exec=sh ${quotedForExec(resolve('Abrir o editor.command'))}`,
    `Icon=${icon.replaceAll('\\', '\\\\')}`,
    'Terminal=true',
    '',
  ].join('\n');
  const menu = join(homedir(), '.local', 'share', 'applications');
  mkdirSync(menu, { recursive: true });
  const desktop = (await outputOf('xdg-user-dir', ['DESKTOP'])) || join(homedir(), 'Desktop');
  const files = [desktop, menu].filter(existsSync).map((folder) => join(folder, `${title}.desktop`));
  for (const file of files) {
    writeFileSync(file, entry);
    chmodSync(file, 0o755);
    // GNOME asks before it runs a file on the desktop, unless the file is marked as trusted.
    await outputOf('gio', ['set', file, 'metadata::trusted', 'true']);
  }
  return files;
}

const WRITERS: Partial<Record<NodeJS.Platform, (shortcut: Shortcut) => Promise<string[]>>> = {
  win32: writeForWindows,
  darwin: writeForMac,
};

/** The record of the last shortcut. */
type Written = { title: string; folder: string; files: string[] };

function lastWritten(): Written | undefined {
  return existsSync(RECORD) ? JSON.parse(readFileSync(RECORD, 'utf8')) : undefined;
}

/**
 * Writes the shortcut on the first run, and again when the product's name has changed or the project was moved. Until
 * then, a shortcut that the seller has deleted stays deleted. A copy of the project gets a shortcut when it has another
 * product name.
 *
 * @param previewOrigin the origin of the editor's preview, which draws the icon
 */
export async function writeShortcut(previewOrigin: string): Promise<void> {
  const title = titleOf(loadContent().site.name);
  const folder = process.cwd();
  const last = lastWritten();
  if (last?.title === title && existsSync(last.folder)) return;
  mkdirSync(FOLDER, { recursive: true });
  const picture = await fetch(`${previewOrigin}/uploads/icone-512.png`);
  if (!picture.ok) throw new Error(`The preview answered with ${picture.status}.`);
  const png = Buffer.from(await picture.arrayBuffer());
  const isWindows = process.platform === 'win32';
  const icon = join(FOLDER, isWindows ? 'icon.ico' : 'icon.png');
  writeFileSync(icon, isWindows ? icoOf(await sharp(png).resize(256).png().toBuffer()) : png);
  // In a copy of the project, the copied record lists the original project's shortcut.
  if (last && (last.folder === folder || !existsSync(last.folder)))
    for (const file of last.files) rmSync(file, { force: true });
  const files = await (WRITERS[process.platform] ?? writeForLinux)({ title, icon });
  if (files.length === 0) throw new Error('The system has refused the shortcut.');
  writeFileSync(RECORD, JSON.stringify({ title, folder, files } satisfies Written));
}
