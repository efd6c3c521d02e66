import { EnlargeablePicture } from '../components/EnlargeablePicture.tsx';
import { positionLabel } from '../components/positionLabel.ts';
import type { Content } from '../content-model/schemas.ts';

type Props = NonNullable<Content['offer']['pages']> & {
  light: string;
  modules: Content['product']['modules'];
  labels: Pick<Content['interface'], 'carousel' | 'enlarge'>;
};

const COLUMNS = { 3: '[--columns:3]', 4: '[--columns:4]', 5: '[--columns:5]' } as const;

/** As many columns as fill the rows best, of at most five pages each. */
const columnsFor = (pages: number) => Math.ceil(pages / Math.ceil(pages / 5)) as keyof typeof COLUMNS;

/** The planner's pages once more, small: a row to scroll, and all of them where there is room. */
export function OfferPages({ light, heading, modules, labels }: Props) {
  const columns = columnsFor(modules.length);
  const isWide = columns < 5;
  return (
    <section className={`close-band ${light}`}>
      <div className="wrap">
        <h2 className="title">{heading}</h2>
        <div data-gallery className={`swipe-row small-pages mt-5 ${COLUMNS[columns]}`}>
          {modules.map(({ title, image, alt }, index) => (
            <figure key={title}>
              <EnlargeablePicture
                file={image}
                alt={alt}
                label={labels.enlarge}
                widths={[240, 320, 416, isWide ? 720 : 576]}
                sizes={`(min-width: 48rem) ${isWide ? 22 : 17}rem, 68vw`}
              />
              <figcaption
                data-position={positionLabel(labels.carousel, index, modules.length)}
                className="mt-6 pe-[calc(var(--round)+0.5rem)] font-title"
              >
                {title}
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}
