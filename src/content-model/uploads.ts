import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import { cleanText } from '../domain/cleanText.ts';
import { UPLOADS_FOLDER } from './contentFolder.ts';
import { entriesBelow, statsOf, tryReadFile, type Unreadable } from './diskFiles.ts';
import { orientationOf } from './orientation.ts';

type Size = { width: number; height: number };

/** The displayed size of a picture in pixels, or why the picture cannot be used. */
type PictureCheck =
  | { size: Size }
  | { problem: 'heic' | 'damaged' | 'unreadable' }
  | { problem: 'large'; found: string };

/** Larger pictures need minutes to convert, or more memory than a host's build machine has. */
export const MAX_PICTURE_MB = 15;
export const MAX_MEGAPIXELS = 100;

/** The paths of all files below a folder, relative to it, with slashes. */
export const filesIn = (folder: string): string[] =>
  entriesBelow(folder)
    .filter(({ name, entry }) =>
      entry.isSymbolicLink() ? statsOf(join(folder, name))?.isFile() : entry.isFile(),
    )
    .map(({ name }) => name);

/** The paths of all uploads, relative to the uploads folder. */
export const uploadedFiles = (): string[] => filesIn(UPLOADS_FOLDER);

/** A fingerprint that changes when any upload is added, removed or changed. */
export const uploadsState = (): string =>
  uploadedFiles()
    .map((file) => {
      const { mtimeMs, size } = statsOf(join(UPLOADS_FOLDER, file)) ?? {};
      return `${file} ${mtimeMs} ${size}`;
    })
    .join('\n');

/** The name of an upload on the disk. macOS decomposes accents, and chat apps add invisible characters. */
export function nameOnDisk(name: string): string {
  return uploadedFiles().find((file) => cleanText(file) === cleanText(name)) ?? name;
}

/** The offset of a JPEG's picture, after its headers, which may hold a thumbnail. */
function startOfScan(bytes: Buffer): number {
  let place = 2;
  while (place + 4 <= bytes.length && bytes[place] === 0xff && bytes[place + 1] !== 0xda) {
    place += 2 + bytes.readUInt16BE(place + 2);
  }
  return place;
}

/** Whether a file is complete, except AVIF, which is not checked. An interrupted copy would show half a picture. */
function isWhole(bytes: Buffer, type: string | undefined): boolean {
  if (type === 'webp') return bytes.length >= bytes.readUInt32LE(4) + 8;
  if (type === 'png') return bytes.includes('IEND');
  if (type === 'jpg') return bytes.includes(Buffer.from([0xff, 0xd9]), startOfScan(bytes));
  return type === 'avif';
}

/** Whether bytes are in the HEIC format of iPhones. */
export const isHeic = (bytes: Buffer) =>
  /^ftyp(?:hei|hev|mif1|msf1)/.test(bytes.toString('latin1', 4, 12)) && !bytes.includes('avif');

function readPicture(bytes: Buffer | Unreadable): PictureCheck {
  if (!Buffer.isBuffer(bytes)) {
    if (bytes.problem !== 'large') return { problem: 'unreadable' };
    return { problem: 'large', found: `${Math.ceil(bytes.bytes / 1024 ** 2)} MB` };
  }
  if (isHeic(bytes)) return { problem: 'heic' };
  try {
    const { width, height, type } = imageSize(bytes);
    if (!isWhole(bytes, type)) return { problem: 'damaged' };
    const megapixels = (width * height) / 1e6;
    if (megapixels > MAX_MEGAPIXELS)
      return { problem: 'large', found: `${Math.ceil(megapixels)} megapixels` };
    // An upright photograph may be stored sideways, with an orientation tag.
    const orientation = orientationOf(bytes, type);
    const isSideways = orientation >= 5 && orientation <= 8;
    return { size: isSideways ? { width: height, height: width } : { width, height } };
  } catch {
    return { problem: 'damaged' };
  }
}

/**
 * Makes a function that reads a file by its path, and caches the result until the file changes. A file that could not be
 * read, because another program has locked it, is read again. The result is undefined if the file does not exist.
 */
function cachedByState<Value>(
  read: (bytes: Buffer | Unreadable) => Value,
  maxBytes = Number.POSITIVE_INFINITY,
): (path: string) => Value | undefined {
  const cache = new Map<string, { stamp: string; value: Value }>();
  return (path) => {
    const stats = statsOf(path);
    if (!stats?.isFile()) return undefined;
    const stamp = `${stats.mtimeMs} ${stats.size}`;
    const cached = cache.get(path);
    if (cached?.stamp === stamp) return cached.value;
    const bytes = tryReadFile(path, maxBytes);
    const value = read(bytes);
    if (Buffer.isBuffer(bytes)) cache.set(path, { stamp, value });
    return value;
  };
}

const cachedPicture = cachedByState(readPicture, MAX_PICTURE_MB * 1024 ** 2);

/** The picture in a file of the uploads folder; undefined when there is no such file. */
export const uploadedPicture = (file: string): PictureCheck | undefined =>
  cachedPicture(join(UPLOADS_FOLDER, file));

/** A fingerprint of a file's bytes; undefined when it cannot be read. */
export const fileHash = cachedByState((bytes) =>
  Buffer.isBuffer(bytes) ? createHash('sha256').update(bytes).digest('hex') : undefined,
);

/** A fingerprint of a file of the uploads folder; undefined when it cannot be read. */
export const uploadHash = (file: string): string | undefined => fileHash(join(UPLOADS_FOLDER, file));
