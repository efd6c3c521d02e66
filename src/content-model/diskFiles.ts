// Reads the files and folders of the content, which may contain anything. These functions do not throw.
import { closeSync, type Dirent, openSync, readdirSync, readFileSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';

/** An entry below a folder. `name` is its path relative to that folder, with slashes. */
type Entry = { name: string; entry: Dirent };

/** How many levels of folders are read. Deeper folders are ignored. */
export const MAX_DEPTH = 20;

/**
 * The files, folders and links below a folder. Links are not followed, because they may lead in a circle, and a folder
 * that cannot be read counts as empty.
 */
export function entriesBelow(folder: string, depth = 1): Entry[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const inside =
        entry.isDirectory() && depth < MAX_DEPTH ? entriesBelow(join(folder, entry.name), depth + 1) : [];
      return [
        { name: entry.name, entry },
        ...inside.map((one) => ({ ...one, name: `${entry.name}/${one.name}` })),
      ];
    });
  } catch {
    return [];
  }
}

/** The stats of a path; undefined if it does not exist or cannot be accessed. */
export function statsOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

/** Whether a file can be opened. Another program may have locked it, or it may belong to another user. */
export function canBeOpened(path: string): boolean {
  try {
    closeSync(openSync(path, 'r'));
    return true;
  } catch {
    return false;
  }
}

/**
 * Why a file cannot be read: it does not exist, it is a folder or a device, it is too large, or the system refuses with
 * `code`.
 */
export type Unreadable =
  | { problem: 'missing' }
  | { problem: 'noFile' }
  | { problem: 'large'; bytes: number }
  | { problem: 'refused'; code: string };

/** The bytes of a file, or why it cannot be read. */
export function tryReadFile(path: string, maxBytes: number): Buffer | Unreadable {
  try {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (!stats) return { problem: 'missing' };
    if (!stats.isFile()) return { problem: 'noFile' };
    return stats.size > maxBytes ? { problem: 'large', bytes: stats.size } : readFileSync(path);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    return code === 'ENOENT' ? { problem: 'missing' } : { problem: 'refused', code };
  }
}
