// In the place of src/components/Picture.tsx, which Astro's image service draws from. The same files, asked for alike.
import { data } from 'virtual:spa-data';

type Props = { file: string; alt: string; sizes: string; className?: string; isFirst?: boolean };

export function Picture({ file, alt, sizes, className, isFirst = false }: Props) {
  const picture = data.pictures[file.split('/').at(-1) ?? file];
  if (!picture) throw new Error(`The built page has no picture made of ${file}.`);
  return (
    <picture>
      <source type="image/avif" srcSet={picture.srcSet} sizes={sizes} />
      <img
        src={picture.src}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
        className={className}
      />
    </picture>
  );
}
