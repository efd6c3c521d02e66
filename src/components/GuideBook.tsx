import type { ComponentProps } from 'react';
import { Picture } from './Picture.tsx';

type Props = Pick<ComponentProps<typeof Picture>, 'widths' | 'sizes'> & {
  /** The cover: a file of the uploads. */
  image: string;
  className: string;
};

/** The cover of the bonus guide as a small book. The words beside it say what it is. */
export function GuideBook({ image, widths, sizes, className }: Props) {
  return (
    <span className={`book ${className}`}>
      <Picture file={image} alt="" widths={widths} sizes={sizes} className="w-full" />
    </span>
  );
}
