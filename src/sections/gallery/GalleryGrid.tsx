import { EnlargeablePicture } from '../../components/EnlargeablePicture.tsx';
import { positionLabel } from '../../components/positionLabel.ts';
import type { SectionProps } from '../context.ts';
import { BonusCard } from './BonusCard.tsx';

const COLUMNS = { 2: '[--columns:2]', 3: '[--columns:3]', 4: '[--columns:4]', 5: '[--columns:5]' } as const;

/** As many columns as fill the rows best, of at most five pages each. */
const columnsFor = (pages: number) =>
  Math.max(2, Math.ceil(pages / Math.ceil(pages / 5))) as keyof typeof COLUMNS;

/** The section's own pictures or the pages of the product, small: a row to scroll, and all of them where there is room. */
export function GalleryGrid({ section, id, light, context }: SectionProps<'gallery'>) {
  const { words, product } = context;
  const pictures =
    section.pictures ?? product.modules.map(({ title, picture }) => ({ ...picture, caption: title }));
  const columns = columnsFor(pictures.length);
  const isWide = columns < 5;
  return (
    <section id={id} className={`close-band ${light}`}>
      <div className="wrap">
        <h2 className="title">{section.heading}</h2>
        {section.text && <p className="mt-3 text-balance text-lg text-soft">{section.text}</p>}
        <div data-gallery className={`swipe-row small-pages mt-5 ${COLUMNS[columns]}`}>
          {pictures.map(({ file, alt, caption }, index) => (
            <figure key={file}>
              <EnlargeablePicture
                file={file}
                alt={alt}
                label={words.enlarge}
                widths={[240, 320, 416, isWide ? 720 : 576]}
                sizes={`(min-width: 48rem) ${isWide ? 22 : 17}rem, 68vw`}
              />
              <figcaption
                data-position={positionLabel(words.carousel, index, pictures.length)}
                className="mt-6 pe-[calc(var(--round)+0.5rem)] font-title"
              >
                {caption}
              </figcaption>
            </figure>
          ))}
        </div>
        {section.showBonuses &&
          product.bonuses.map((bonus) => <BonusCard key={bonus.title} bonus={bonus} words={words} />)}
      </div>
    </section>
  );
}
