import { EnlargeablePicture } from '../../components/EnlargeablePicture.tsx';
import { positionLabel } from '../../components/positionLabel.ts';
import { SlideRow } from '../../components/SlideRow.tsx';
import type { SectionProps } from '../context.ts';
import type { SectionOf } from '../index.ts';
import { BonusCard } from './BonusCard.tsx';

type Props = SectionProps<'gallery'> & { pictures: NonNullable<SectionOf<'gallery'>['pictures']> };

/** The section's own pictures, large, in a row that scrolls without a script. */
export function OwnSlides({ pictures, section, id, light, context }: Props) {
  const { words, product } = context;
  return (
    <section id={id} className={`band ${light}`}>
      <div className="wrap @container">
        <h2 className="title">{section.heading}</h2>
        {section.text && <p className="mt-3 text-balance text-lg text-soft">{section.text}</p>}
        <SlideRow label={section.heading} words={words} className="own-slides mt-5">
          {pictures.map(({ file, alt, caption }, index) => (
            <figure key={file}>
              <EnlargeablePicture
                file={file}
                alt={alt}
                label={words.enlarge}
                widths={[480, 720, 1080]}
                sizes="(min-width: 74rem) 36rem, (min-width: 48rem) 46vw, 82vw"
              />
              <figcaption data-position={positionLabel(words.carousel, index, pictures.length)}>
                {caption}
              </figcaption>
            </figure>
          ))}
        </SlideRow>
        {section.showBonuses &&
          product.bonuses.map((bonus) => <BonusCard key={bonus.title} bonus={bonus} words={words} />)}
      </div>
    </section>
  );
}
