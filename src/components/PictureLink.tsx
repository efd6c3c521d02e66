import type { ComponentProps } from 'react';
import { uploadedPicture } from './uploads.ts';

type Props = ComponentProps<'a'> & {
  /** A file of content/uploads. */
  file: string;
};

/** A link to an uploaded picture at its full size, in a new tab. */
export async function PictureLink({ file, ...props }: Props) {
  const { src } = await uploadedPicture(file);
  return <a href={src} target="_blank" rel="noopener" {...props} />;
}
