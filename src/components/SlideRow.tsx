import type { ReactNode } from 'react';
import type { Content } from '../content-model/schemas.ts';

type Props = {
  /** What the row shows, for screen readers. */
  label: string;
  words: Content['interface'];
  className: string;
  children: ReactNode;
};

/**
 * Items that pass sideways without a script: the row scrolls, snaps and takes the arrow keys. Where the browser can draw
 * buttons for a scrolling row, it has an arrow on each side.
 */
export function SlideRow({ label, words, className, children }: Props) {
  return (
    <div className="slide-row-frame">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups inputs. */}
      <div
        data-gallery
        role="group"
        aria-roledescription={words.carousel.role}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: Safari scrolls only a focused row with the arrow keys.
        tabIndex={0}
        data-previous={words.previousItem}
        data-next={words.nextItem}
        className={`swipe-row slide-row ${className}`}
      >
        {children}
      </div>
    </div>
  );
}
