import type { ComponentProps } from 'react';
import { Icon } from './Icon.tsx';
import { Picture } from './Picture.tsx';
import { PictureLink } from './PictureLink.tsx';

type Props = Omit<ComponentProps<typeof Picture>, 'className' | 'file' | 'isEnlargeable'> & {
  file: string;
  label: string;
};

/**
 * A link to the large version of a picture, with the picture and an icon. With scripts the large version opens in the
 * viewer, with the caption of the figure around the link: see client/ui/pictureViewer.ts.
 */
export function EnlargeablePicture({ label, ...picture }: Props) {
  return (
    <PictureLink file={picture.file} data-enlarge className="enlargeable">
      <Picture {...picture} isEnlargeable className="frame w-full rounded-md bg-sheet" />
      <span className="round-button enlarge-mark">
        <Icon name="enlarge" className="size-5" />
        <span className="sr-only">{label}</span>
      </span>
    </PictureLink>
  );
}
