import type { ComponentProps } from 'react';
import { largeVersion } from './uploads.ts';

type Props = ComponentProps<'a'> & {
  /** A file of the uploads folder. */
  file: string;
};

/** A link to the large version of an uploaded picture, which opens in a new tab. */
export async function PictureLink({ file, ...props }: Props) {
  const { src } = await largeVersion(file);
  return <a href={src} target="_blank" rel="noopener" {...props} />;
}
