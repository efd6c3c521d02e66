import { EnlargeablePicture } from '../components/EnlargeablePicture.tsx';
import type { Content } from '../content-model/schemas.ts';

type Props = NonNullable<Content['offer']['pages']> & {
  light: string;
  modules: Content['product']['modules'];
  enlargeLabel: string;
};

/** The planner's pages once more, small: a row to scroll. A few fill it. */
export function OfferPages({ light, heading, modules, enlargeLabel }: Props) {
  const isShort = modules.length < 5;
  return (
    <section className={`close-band ${light}`}>
      <div className="wrap">
        <h2 className="subtitle">{heading}</h2>
        <div data-gallery className="swipe-row small-pages mt-5">
          {modules.map(({ title, image, alt }) => (
            <figure key={title}>
              <EnlargeablePicture
                file={image}
                alt={alt}
                label={enlargeLabel}
                widths={[240, 320, 416, isShort ? 720 : 576]}
                sizes={`(min-width: 48rem) ${isShort ? 22 : 17}rem, 68vw`}
              />
              <figcaption className="mt-5 pe-[52px] text-sm">{title}</figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}
