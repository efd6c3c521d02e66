import { Picture } from './Picture.tsx';

type Props = {
  file: string;
  /** Its width in CSS pixels. */
  width: number;
  className: string;
};

/** The round picture of a person. The text beside it says who it is. */
export function Portrait({ file, width, className }: Props) {
  return (
    <Picture
      file={file}
      alt=""
      widths={[width, 2 * width]}
      sizes={`${width / 16}rem`}
      className={`${className} rounded-pill object-cover`}
    />
  );
}
