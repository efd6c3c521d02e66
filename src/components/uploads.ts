import { getImage } from 'astro:assets';
import { relative, sep } from 'node:path';
import type { ImageMetadata } from 'astro';
import { UPLOADS_FOLDER } from '../content-model/contentFolder.ts';
import { uploadedPicture } from '../content-model/uploads.ts';

// Not eager, because a single deleted picture would then make every page fail.
const pictures = import.meta.glob<ImageMetadata>('@content/uploads/**/*.{webp,avif,png,jpg,jpeg}', {
  import: 'default',
});

const files = import.meta.glob<string>('@content/uploads/**/*.{mp4,webm,vtt,svg}', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** A file's path relative to the uploads folder. Glob keys are relative to the project, and may start with "/". */
const nameOf = (key: string) => relative(UPLOADS_FOLDER, key.replace(/^\//, '')).replaceAll(sep, '/');

const byName = <Value>(modules: Record<string, Value>): Map<string, Value> =>
  new Map(Object.entries(modules).map(([key, value]) => [nameOf(key), value]));

const pictureByName = byName(pictures);
const fileByName = byName(files);

/** Whether Vite knows a file. The development server notices a new one only a moment after it is written. */
export const hasUpload = (file: string): boolean => pictureByName.has(file) || fileByName.has(file);

function find<Value>(values: Map<string, Value>, file: string): Value {
  const value = values.get(file);
  if (value === undefined) throw new Error(`uploads/${file} não existe: confira o nome do arquivo.`);
  return value;
}

/** An uploaded picture, for Astro's image service. Rejects with an Error that names a missing file. */
export async function pictureSource(file: string): Promise<ImageMetadata> {
  const source = await find(pictureByName, file)();
  const shown = uploadedPicture(file);
  // Astro turns each picture upright, but swaps width and height only for JPEGs.
  return shown && 'size' in shown ? Object.assign(source, shown.size) : source;
}

/** The maximum width, in px, of the large version: enough to read the text in a picture of the planner. */
const LARGE_PX = 1600;

/**
 * The large version of an uploaded picture, as WebP. The upload itself may be a large file, and its metadata may say
 * where it was taken.
 */
export async function largeVersion(file: string) {
  const source = await pictureSource(file);
  return getImage({ src: source, format: 'webp', quality: 84, width: Math.min(source.width, LARGE_PX) });
}

/** The address of an uploaded video, captions or SVG file. Throws an Error that names a missing file. */
export const uploadedFile = (file: string): string => find(fileByName, file);
