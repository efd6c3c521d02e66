import { Icon } from '../../components/Icon.tsx';
import { positionLabel } from '../../components/positionLabel.ts';
import { shownSections } from '../../content-model/schemas.ts';
import type { SectionProps } from '../context.ts';
import { idOf } from '../index.ts';
import { GalleryFrame } from './GalleryFrame.tsx';
import { ModuleSlides, slideId } from './ModuleSlides.tsx';

/** The maximum number of slides that are visible at once, on a desktop. */
const VISIBLE_SLIDES = 3;

const BUTTON = { type: 'button', disabled: true, className: 'round-button hover:bg-horizon' } as const;

/** The pages of the product as a carousel, which client/ui/carousel.ts moves, with the bonuses below. */
export function GalleryCarousel(props: SectionProps<'gallery'>) {
  const { id, context } = props;
  const { modules } = context.product;
  const labels = context.words.carousel;
  const carousels = shownSections(context.page).filter(
    (one) => one.kind === 'gallery' && one.layout === 'carousel' && !one.pictures,
  );
  const place = carousels.findIndex((one) => idOf(one) === id) + 1;
  const step = (direction: 'previous' | 'next') => (
    <button {...BUTTON} data-carousel-step={direction} aria-label={labels[direction]}>
      <Icon name={direction} />
    </button>
  );
  return (
    <GalleryFrame {...props} band="band overflow-clip">
      <section
        data-carousel="waiting"
        aria-roledescription={labels.role}
        aria-label={place > 1 ? `${labels.label} ${place}` : labels.label}
        className="relative mt-6"
      >
        <div data-carousel-tabs className="tabs">
          <ul className="flex gap-1.5">
            {modules.map(({ title }, index) => (
              <li key={title}>
                <a href={`#${slideId(id, index)}`}>{title}</a>
              </li>
            ))}
          </ul>
        </div>
        <div data-carousel-row role="group" tabIndex={0} aria-label={labels.slides} className="carousel">
          <ModuleSlides modules={modules} galleryId={id} words={context.words} />
        </div>
        <div
          data-carousel-controls
          className={`carousel-controls ${modules.length > VISIBLE_SLIDES ? '' : 'md:hidden'}`}
        >
          {step('previous')}
          <p
            data-carousel-position
            translate="no"
            aria-live="polite"
            className="digits min-w-[80px] text-center"
          >
            {positionLabel(labels, 0, modules.length)}
          </p>
          {step('next')}
          <button
            {...BUTTON}
            data-carousel-autoplay
            data-pause={labels.pause}
            data-play={labels.play}
            aria-label={labels.pause}
          >
            <Icon name="pause" />
            <Icon name="play" />
          </button>
        </div>
      </section>
    </GalleryFrame>
  );
}
