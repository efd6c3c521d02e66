// Stores the bytes of files, compressed, under their hashes.
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { hashOf, writeAtomically } from './files.ts';

export type Blobs = ReturnType<typeof openBlobs>;

export function openBlobs(folder: string) {
  const pathOf = (hash: string) => join(folder, `${hash}.gz`);
  const sizes = new Map(
    (existsSync(folder) ? readdirSync(folder) : [])
      .filter((file) => file.endsWith('.gz'))
      .map((file) => [file.slice(0, -'.gz'.length), statSync(join(folder, file)).size]),
  );

  /** Returns the bytes with a hash; undefined if the stored file is missing or damaged. */
  function get(hash: string): Buffer | undefined {
    if (!existsSync(pathOf(hash))) return undefined;
    try {
      const bytes = gunzipSync(readFileSync(pathOf(hash)));
      return hashOf(bytes) === hash ? bytes : undefined;
    } catch {
      return undefined;
    }
  }

  return {
    put(bytes: Uint8Array): string {
      const hash = hashOf(bytes);
      if (sizes.has(hash) && get(hash)) return hash;
      const packed = gzipSync(bytes, { level: 1 });
      writeAtomically(pathOf(hash), packed);
      sizes.set(hash, packed.length);
      return hash;
    },

    get,

    /** The total size of the stored files with these hashes on the disk, in bytes. */
    sizeOf: (hashes: Set<string>): number =>
      [...hashes].reduce((sum, hash) => sum + (sizes.get(hash) ?? 0), 0),

    keepOnly(hashes: Set<string>): void {
      for (const hash of [...sizes.keys()]) {
        if (hashes.has(hash)) continue;
        rmSync(pathOf(hash), { force: true });
        sizes.delete(hash);
      }
    },
  };
}
