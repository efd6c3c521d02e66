// In the place of src/components/uploads.ts, which only Astro's build can fill.
import { data } from 'virtual:spa-data';

/** The address of an upload in the built site. Throws an Error that names a missing file. */
export function uploadedFile(file: string): string {
  const address = data.files[file.split('/').at(-1) ?? file];
  if (!address) throw new Error(`The built site has no upload made of ${file}.`);
  return address;
}

export const fullPictureUrl = uploadedFile;
