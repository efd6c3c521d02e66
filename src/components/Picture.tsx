import { getImage } from 'astro:assets';
import { largeVersion, pictureSource } from './uploads.ts';

type Props = {
  /** A file of the uploads folder. Without one, nothing is rendered. */
  file?: string | undefined;
  alt?: string | undefined;
  /**
   * Widths in px for `srcset`; those above the width of the upload are left out. Browsers without AVIF get the last
   * one, unless the picture can be enlarged.
   */
  widths: number[];
  sizes: string;
  /** The maximum displayed height in px. A taller picture is scaled down. */
  maxHeight?: number;
  className?: string;
  /** The quality of the AVIF, at most 100. */
  quality?: number;
  /** Whether it loads at once, with a high priority. */
  isOnFirstScreen?: boolean | undefined;
  /** Whether a link around it leads to the large version. Browsers without AVIF then get that version here too. */
  isEnlargeable?: boolean;
};

/** A picture in AVIF, with WebP for browsers without it, loaded lazily unless it is on the first screen. */
export async function Picture({ file, alt, widths, sizes, className, quality = 50, ...props }: Props) {
  if (!file) return null;
  const source = await pictureSource(file);
  const fitting = widths.filter((width) => width <= source.width);
  const largest = fitting.at(-1) ?? source.width;
  const avif = await getImage({ src: source, format: 'avif', quality, widths: fitting, width: largest });
  const webp = props.isEnlargeable
    ? await largeVersion(file)
    : await getImage({ src: source, format: 'webp', quality: 78, width: largest });
  const { width, height } = avif.attributes;
  const scale = Math.min(1, (props.maxHeight ?? height) / height);
  return (
    <picture>
      <source type="image/avif" srcSet={avif.srcSet.attribute} sizes={sizes} />
      <img
        src={webp.src}
        alt={alt}
        width={Math.round(width * scale)}
        height={Math.round(height * scale)}
        loading={props.isOnFirstScreen ? 'eager' : 'lazy'}
        fetchPriority={props.isOnFirstScreen ? 'high' : undefined}
        className={className}
      />
    </picture>
  );
}
