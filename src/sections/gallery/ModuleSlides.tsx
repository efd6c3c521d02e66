import { EnlargeablePicture } from '../../components/EnlargeablePicture.tsx';
import { positionLabel } from '../../components/positionLabel.ts';
import type { Content } from '../../content-model/schemas.ts';

/**
 * The id of a gallery's slide, for the tabs above the carousel; `index` counts from 0. No section has the same anchor,
 * because anchors never contain two hyphens in a row.
 */
export const slideId = (galleryId: string, index: number) => `${galleryId}--${index + 1}`;

type Props = {
  modules: Content['product']['modules'];
  galleryId: string;
  words: Content['interface'];
};

/** The pages of the product as slides, in a row that client/ui/carousel.ts moves. */
export function ModuleSlides({ modules, galleryId, words }: Props) {
  return (
    <div data-slides data-gallery className="slides">
      {modules.map(({ title, description, picture }, index) => (
        <div
          key={title}
          id={slideId(galleryId, index)}
          role="group"
          aria-roledescription={words.carousel.slideRole}
          aria-label={positionLabel(words.carousel, index, modules.length)}
          className="slide"
        >
          <figure>
            <EnlargeablePicture
              {...picture}
              label={words.enlarge}
              widths={[480, 720]}
              sizes="(min-width: 74rem) 22rem, (min-width: 48rem) 28vw, 86vw"
            />
            <figcaption>
              <h3 className="subtitle mt-5">{title}</h3>
              <p className="mt-3 max-w-[25.5em]">{description}</p>
            </figcaption>
          </figure>
        </div>
      ))}
    </div>
  );
}
