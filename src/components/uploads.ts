import type { ImageMetadata } from 'astro';

const pictures = import.meta.glob<ImageMetadata>(
  ['../uploads/**/*.{webp,avif,png,jpg,jpeg}', '!../uploads/marca/**'],
  {
    eager: true,
    import: 'default',
  },
);

const files = import.meta.glob<string>(['../uploads/**/*.{mp4,webm,vtt,svg}', '../uploads/marca/*.png'], {
  eager: true,
  query: '?url',
  import: 'default',
});

function find<Value>(from: Record<string, Value>, file: string): Value {
  const value = from[`../uploads/${file}`];
  if (value === undefined) throw new Error(`src/uploads/${file} não existe: confira o nome do arquivo.`);
  return value;
}

/** A picture of src/uploads, for Astro's image service. Throws an Error that names a missing file. */
export const uploadedPicture = (file: string): ImageMetadata => find(pictures, file);

/** The address of a video, caption or icon file of src/uploads. Throws an Error that names a missing file. */
export const uploadedFile = (file: string): string => find(files, file);

/** The address of a picture of src/uploads at its full size. */
export const fullPictureUrl = (file: string): string => uploadedPicture(file).src;
