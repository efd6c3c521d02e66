import { Picture } from './Picture.tsx';
import { uploadedFile } from './uploads.ts';

type Props = {
  /** A file of the uploads; empty for the name's first letter. */
  file: string;
  name: string;
  /** Its height and width. */
  className: string;
};

/** The brand's logo. The name is beside it, or the page names it elsewhere. */
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
    // Its low priority lets the files of the headline load first.
    return (
      <img src={uploadedFile(file)} alt="" width="32" height="32" fetchPriority="low" className={classes} />
    );
  return (
    <span className="flex-none">
      <Picture file={file} alt="" widths={[96, 168]} sizes="3.5rem" className={classes} />
    </span>
  );
}
