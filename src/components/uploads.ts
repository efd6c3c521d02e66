import type { ImageMetadata } from 'astro';

const pictures = import.meta.glob<ImageMetadata>('@content/uploads/**/*.{webp,avif,png,jpg,jpeg}', {
  eager: true,
  import: 'default',
});

const files = import.meta.glob<string>('@content/uploads/**/*.{mp4,webm,vtt,svg}', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The imported modules by their path inside the uploads folder, wherever that folder is. */
const byName = <Value>(modules: Record<string, Value>): Map<string, Value> =>
  new Map(Object.entries(modules).map(([path, value]) => [path.split('/uploads/').at(-1) ?? '', value]));

const pictureByName = byName(pictures);
const fileByName = byName(files);

/** Whether a file can be used: while the site is served, a new one is known a moment after it is written. */
export const hasUpload = (file: string): boolean => pictureByName.has(file) || fileByName.has(file);

function find<Value>(values: Map<string, Value>, file: string): Value {
  const value = values.get(file);
  if (value === undefined) throw new Error(`uploads/${file} não existe: confira o nome do arquivo.`);
  return value;
}

/** An uploaded picture, for Astro's image service. Throws an Error that names a missing file. */
export const uploadedPicture = (file: string): ImageMetadata => find(pictureByName, file);

/** The address of an uploaded video, captions or SVG file. Throws an Error that names a missing file. */
export const uploadedFile = (file: string): string => find(fileByName, file);

/** The address of an uploaded picture at its full size. */
export const fullPictureUrl = (file: string): string => uploadedPicture(file).src;
