import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { imageSize } from 'image-size';

export const UPLOADS_FOLDER = 'src/uploads';

export type Size = { width: number; height: number };

/** Every file of src/uploads, as the content names it. */
export const uploadedFiles = (): string[] =>
  readdirSync(UPLOADS_FOLDER, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll(sep, '/'));

/** Where a JPEG's picture begins: after its headers, which may hold a small picture of their own. */
function startOfScan(bytes: Buffer): number {
  let place = 2;
  while (place + 4 <= bytes.length && bytes[place] === 0xff && bytes[place + 1] !== 0xda) {
    place += 2 + bytes.readUInt16BE(place + 2);
  }
  return place;
}

/**
 * Whether a file is in one of the formats that the pages are made from, and goes on to the end that its own format tells: a
 * copy that broke off would show half a picture.
 */
function isWhole(bytes: Buffer, type: string | undefined): boolean {
  if (type === 'webp') return bytes.length >= bytes.readUInt32LE(4) + 8;
  if (type === 'png') return bytes.includes('IEND');
  if (type === 'jpg') return bytes.includes(Buffer.from([0xff, 0xd9]), startOfScan(bytes));
  return type === 'avif';
}

/** How large the picture in a file is shown, in pixels; undefined when the file holds no whole picture. */
export function readSize(path: string): Size | undefined {
  try {
    const bytes = readFileSync(path);
    const { width, height, type, orientation = 1 } = imageSize(bytes);
    if (!isWhole(bytes, type)) return undefined;
    // A photograph taken upright may be kept lying, with a note to turn it.
    return orientation >= 5 ? { width: height, height: width } : { width, height };
  } catch {
    return undefined;
  }
}

/** Sizes by path, until the file changes: in `npm run dev` each change of a word reads the content again. */
const known = new Map<string, { stamp: string; size: Size | undefined }>();

/** The same of a picture of src/uploads. Throws an Error when there is no such file. */
export function pictureSize(file: string): Size | undefined {
  const path = join(UPLOADS_FOLDER, file);
  const { mtimeMs, size: bytes } = statSync(path);
  const stamp = `${mtimeMs} ${bytes}`;
  const found = known.get(path);
  if (found?.stamp === stamp) return found.size;
  const size = readSize(path);
  known.set(path, { stamp, size });
  return size;
}
