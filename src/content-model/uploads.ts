import { join } from 'node:path';
import { imageSize } from 'image-size';
import { cleanText } from '../domain/cleanText.ts';
import { UPLOADS_FOLDER } from './contentFolder.ts';
import { entriesBelow, readFileOf, statsOf } from './diskFiles.ts';
import { orientationOf } from './orientation.ts';

export type Size = { width: number; height: number };

/** A picture's size as it is shown, in pixels, or why it cannot be used. */
export type Picture =
  | { size: Size }
  | { problem: 'heic' | 'damaged' | 'unreadable' }
  | { problem: 'large'; found: string };

/** Larger ones need minutes to convert, or more memory than a host's build machine has. */
export const MAX_PICTURE_MB = 15;
export const MAX_MEGAPIXELS = 100;

/** The names of all files of the uploads folder, with the slashes of the content. */
export const uploadedFiles = (): string[] =>
  entriesBelow(UPLOADS_FOLDER)
    .filter(({ name, entry }) =>
      entry.isSymbolicLink() ? statsOf(join(UPLOADS_FOLDER, name))?.isFile() : entry.isFile(),
    )
    .map(({ name }) => name);

/** A fingerprint that changes when any of them is added, removed or changed. */
export const uploadsState = (): string =>
  uploadedFiles()
    .map((file) => {
      const { mtimeMs, size } = statsOf(join(UPLOADS_FOLDER, file)) ?? {};
      return `${file} ${mtimeMs} ${size}`;
    })
    .join('\n');

/** A file's name as the disk has it: a Mac writes accents as two characters, and a chat app adds invisible ones. */
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

/** Whether a file has the end that its format requires: an interrupted copy would show half a picture. */
function isWhole(bytes: Buffer, type: string | undefined): boolean {
  if (type === 'webp') return bytes.length >= bytes.readUInt32LE(4) + 8;
  if (type === 'png') return bytes.includes('IEND');
  if (type === 'jpg') return bytes.includes(Buffer.from([0xff, 0xd9]), startOfScan(bytes));
  return type === 'avif';
}

/** The format of iPhones, recognised by its bytes. */
export const isHeic = (bytes: Buffer) =>
  /^ftyp(?:hei|hev|mif1|msf1)/.test(bytes.toString('latin1', 4, 12)) && !bytes.includes('avif');

/** Reads the picture in a file, by its path. */
export function readPicture(path: string): Picture {
  const bytes = readFileOf(path, MAX_PICTURE_MB * 1024 ** 2);
  if (!Buffer.isBuffer(bytes)) {
    if (bytes.problem !== 'large') return { problem: 'unreadable' };
    return { problem: 'large', found: `${Math.ceil(bytes.bytes / 1024 ** 2)} MB` };
  }
  if (isHeic(bytes)) return { problem: 'heic' };
  try {
    const { width, height, type, orientation = orientationOf(bytes, type) } = imageSize(bytes);
    if (!isWhole(bytes, type)) return { problem: 'damaged' };
    const megapixels = (width * height) / 1e6;
    if (megapixels > MAX_MEGAPIXELS)
      return { problem: 'large', found: `${Math.ceil(megapixels)} megapixels` };
    // An upright photograph may be stored sideways, with an orientation tag.
    return { size: orientation >= 5 ? { width: height, height: width } : { width, height } };
  } catch {
    return { problem: 'damaged' };
  }
}

/** By path, until the file changes: in `npm run dev` every request reads the content. */
const cache = new Map<string, { stamp: string; picture: Picture }>();

/** The picture in a file of the uploads folder; undefined when there is no such file. */
export function uploadedPicture(file: string): Picture | undefined {
  const path = join(UPLOADS_FOLDER, file);
  const stats = statsOf(path);
  if (!stats?.isFile()) return undefined;
  const stamp = `${stats.mtimeMs} ${stats.size}`;
  const cached = cache.get(path);
  if (cached?.stamp === stamp) return cached.picture;
  const picture = readPicture(path);
  if (!('problem' in picture && picture.problem === 'unreadable')) cache.set(path, { stamp, picture });
  return picture;
}
