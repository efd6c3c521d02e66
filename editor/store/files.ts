// Reads and writes files of the content folder by their names in it: "prices.yaml", "uploads/marca/logo.svg".
import { createHash, randomBytes } from 'node:crypto';
import {
  closeSync,
  fchmodSync,
  fsyncSync,
  globSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { entriesBelow, MAX_DEPTH, statsOf } from '../../src/content-model/diskFiles.ts';
import { contentFilesIn } from '../../src/content-model/loadContent.ts';
import type { ContentFile } from '../../src/content-model/schemas.ts';

/** Larger files, such as videos, have no history. */
export const MAX_FILE_BYTES = 25 * 1024 ** 2;

export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const TEMPORARY = '.editor-';

const codeOf = (error: unknown): string => String((error as NodeJS.ErrnoException).code);

/** The error codes on Windows while an antivirus or an indexer has a file open. */
const LOCKED = ['EPERM', 'EBUSY', 'EACCES'];
const RETRY_MS = 50;
const MAX_RETRIES = 20;
const PAUSE = new Int32Array(new SharedArrayBuffer(4));

/**
 * Runs an action on a file. While another program has the file open, tries again for a second, which blocks the
 * process.
 */
function withRetries<Value>(action: () => Value): Value {
  for (let retries = 0; ; retries += 1) {
    try {
      return action();
    } catch (error) {
      if (retries === MAX_RETRIES || !LOCKED.includes(codeOf(error))) throw error;
      Atomics.wait(PAUSE, 0, 0, RETRY_MS);
    }
  }
}

export const removeFile = (path: string): void => withRetries(() => rmSync(path, { force: true }));

/** Tries to remove a file, and ignores a failure. */
export function tryToRemove(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    // Temporary files are deleted at the next start.
  }
}

/** A temporary file that can replace another file. */
export type PreparedFile = { replace: () => void; discard: () => void };

/** Runs a step of writing, and deletes the prepared files if it fails. */
export function discardOnError<Value>(prepared: PreparedFile[], step: () => Value): Value {
  try {
    return step();
  } catch (error) {
    for (const file of prepared) file.discard();
    throw error;
  }
}

/** Writes a temporary file beside the file that it will replace, with that file's mode. */
export function prepareFile(path: string, bytes: Uint8Array): PreparedFile {
  mkdirSync(dirname(path), { recursive: true });
  const temporary = join(dirname(path), `${TEMPORARY}${randomBytes(6).toString('hex')}.tmp`);
  const prepared: PreparedFile = {
    replace: () => withRetries(() => renameSync(temporary, path)),
    discard: () => tryToRemove(temporary),
  };
  const mode = statSync(path, { throwIfNoEntry: false })?.mode;
  const file = openSync(temporary, 'wx');
  return discardOnError([prepared], () => {
    try {
      if (mode !== undefined) fchmodSync(file, mode & 0o777);
      writeFileSync(file, bytes);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    return prepared;
  });
}

/** Writes a file atomically: it is never incomplete, even if the process or the machine stops. */
export function writeAtomically(path: string, bytes: Uint8Array): void {
  const file = prepareFile(path, bytes);
  discardOnError([file], file.replace);
}

/** Deletes the temporary files of interrupted writes. */
export function deleteTemporaryFiles(folder: string): void {
  for (const file of globSync(`**/${TEMPORARY}*.tmp`, { cwd: folder })) tryToRemove(join(folder, file));
}

export const jsonBytes = (value: unknown): Uint8Array => Buffer.from(JSON.stringify(value));

export const writeJson = (path: string, value: unknown): void => writeAtomically(path, jsonBytes(value));

/** Reads a value that `writeJson` wrote; returns `otherwise` if the file is missing or damaged. */
export function readJson<Value>(path: string, otherwise: Value): Value {
  const text = ifExists(() => withRetries(() => readFileSync(path, 'utf8')));
  try {
    return text === undefined ? otherwise : JSON.parse(text);
  } catch {
    return otherwise;
  }
}

const MISSING = ['ENOENT', 'ENOTDIR', 'EISDIR', 'ELOOP'];

/** The result of `read`; undefined if the file does not exist or is not a file. */
function ifExists<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    if (MISSING.includes(codeOf(error))) return undefined;
    throw error;
  }
}

/** The bytes of a file; undefined if it does not exist or is not a file. */
export const readIfExists = (path: string): Buffer | undefined =>
  ifExists(() => (statSync(path).isFile() ? readFileSync(path) : undefined));

/** Thrown for a path outside the content folder. */
export class OutsideContent extends Error {}

/** A name that every system allows and that does not begin with a dot. */
const NAME = /^[^./\\:*?"<>|\p{Cc}][^/\\:*?"<>|\p{Cc}]*$/u;
/** Names of Windows devices, which are reserved with any extension. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;
/** The longest name of a folder or file that every system allows. */
const MAX_NAME_BYTES = 255;

/** Whether every system allows a name for a folder or a file. */
export const isAllowedName = (part: string): boolean =>
  NAME.test(part) && !part.endsWith('.') && !RESERVED.test(part) && Buffer.byteLength(part) <= MAX_NAME_BYTES;

/**
 * The path of a file of the content folder.
 *
 * @param name with slashes; the file need not exist
 * @throws OutsideContent if a part of the name is not allowed, is a symbolic link or is a file where a folder must be
 */
export function pathIn(folder: string, name: string): string {
  const parts = name.split('/');
  if (parts.length > MAX_DEPTH || !parts.every(isAllowedName)) throw new OutsideContent(name);
  // Throws if the folder itself does not exist.
  statSync(folder);
  let path = folder;
  for (const [index, part] of parts.entries()) {
    path = join(path, part);
    const stats = ifExists(() => lstatSync(path));
    const isFolder = index < parts.length - 1;
    if (stats?.isSymbolicLink() || (stats && isFolder && !stats.isDirectory()))
      throw new OutsideContent(name);
  }
  return path;
}

/** Whether `pathIn` accepts a name. The file need not exist. */
export function isAllowedPath(folder: string, name: string): boolean {
  try {
    pathIn(folder, name);
    return true;
  } catch (error) {
    if (error instanceof OutsideContent) return false;
    throw error;
  }
}

const knownHashes = new Map<string, { stamp: string; hash: string }>();

/** The hash of a file. The file is only read again after a change. */
function hashOfFile(path: string): string {
  const { mtimeMs, size, ino } = statSync(path);
  const stamp = `${mtimeMs} ${size} ${ino}`;
  const known = knownHashes.get(path);
  if (known?.stamp === stamp) return known.hash;
  const hash = hashOf(readFileSync(path));
  knownHashes.set(path, { stamp, hash });
  return hash;
}

/** The hash of each file, by its name. */
export type Manifest = Record<string, string>;

/**
 * The files of a content folder that have a history: the content files and the uploads.
 *
 * @param known the files as they were before; a file that cannot be read now counts as unchanged
 */
export function readManifest(folder: string, known: Manifest): Manifest {
  const uploads = entriesBelow(join(folder, 'uploads'))
    .filter(({ entry }) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ name }) => `uploads/${name}`);
  const isKept = (name: string): boolean => {
    const stats = statsOf(join(folder, name));
    return stats?.isFile() === true && stats.size <= MAX_FILE_BYTES && isAllowedPath(folder, name);
  };
  const files = contentFilesIn(folder).map((name) => `${name}.yaml`);
  const inside = [...files, ...uploads.toSorted()].filter(isKept);
  const hashNow = (name: string): string | undefined => {
    const path = join(folder, name);
    try {
      // Content files are small and always read: a change within the clock's resolution must not be missed.
      return ifExists(() => (name.startsWith('uploads/') ? hashOfFile(path) : hashOf(readFileSync(path))));
    } catch (error) {
      if (LOCKED.includes(codeOf(error))) return known[name];
      throw error;
    }
  };
  return Object.fromEntries(
    inside.flatMap((name) => {
      const hash = hashNow(name);
      return hash === undefined ? [] : [[name, hash]];
    }),
  );
}

/** The content files among some files. */
export const contentFilesOf = (files: Record<string, unknown>): ContentFile[] =>
  Object.keys(files).flatMap((name) =>
    name.startsWith('uploads/') ? [] : [name.slice(0, -'.yaml'.length) as ContentFile],
  );
