import type { ComponentProps } from 'react';
import { Picture } from './Picture.tsx';

type Props = Pick<ComponentProps<typeof Picture>, 'widths' | 'sizes'> & {
  /** The file of the cover, in the uploads folder. */
  image: string;
  className: string;
};

/** The cover of a bonus as a small book. The text beside it says what it is. */
export function BonusCover({ image, widths, sizes, className }: Props) {
  return (
    <span className={`book ${className}`}>
      <Picture file={image} alt="" widths={widths} sizes={sizes} className="w-full" />
    </span>
  );
}
