import { Picture } from './Picture.tsx';

type Props = {
  /** The cover: a file of content/uploads. */
  image: string;
  sizes: string;
  className: string;
};

/** The cover of the bonus guide as a small book. The words beside it say what it is. */
export function GuideBook({ image, sizes, className }: Props) {
  return (
    <span className={`book ${className}`}>
      <Picture file={image} alt="" widths={[72, 96, 192, 288]} sizes={sizes} className="w-full" />
    </span>
  );
}
