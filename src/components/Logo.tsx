import { Picture } from './Picture.tsx';
import { uploadedFile } from './uploads.ts';

type Props = {
  /** A file of the uploads folder. If it is empty, the name's first letter is shown. */
  file: string;
  name: string;
  /** The classes of its height and width. */
  className: string;
};

/** The brand's logo, without alternative text: the page shows the name as text. */
export function Logo({ file, name, className }: Props) {
  if (file === '')
    return (
      <span
        aria-hidden="true"
        className={`grid place-items-center rounded-[22%] bg-horizon text-plum [font:600_1.25rem/1_var(--family-title)] ${className}`}
      >
        {Array.from(name)[0]}
      </span>
    );
  const classes = `logo object-contain ${className}`;
  if (file.endsWith('.svg'))
    // A low priority lets the files of the headline load first.
    return (
      <img src={uploadedFile(file)} alt="" width="32" height="32" fetchPriority="low" className={classes} />
    );
  return (
    <span className="flex-none">
      <Picture file={file} alt="" widths={[96, 168]} sizes="3.5rem" className={classes} />
    </span>
  );
}
