import type { ReactNode } from 'react';
import type { Content } from '../content-model/schemas.ts';

type Props = {
  /** What the row shows, for screen readers. */
  label: string;
  words: Content['interface'];
  className: string;
  children: ReactNode;
};

/** The attributes of a row that scrolls sideways. `tabIndex` is for Safari: arrow keys scroll only a focused row. */
export const scrollingRow = (label: string, { carousel }: Content['interface']) => ({
  role: 'group',
  'aria-roledescription': carousel.role,
  'aria-label': label,
  tabIndex: 0,
});

/**
 * Items in a row that scrolls sideways, snaps and responds to the arrow keys, without a script. On a computer, two
 * arrows are below the row in browsers that support `::scroll-button`.
 */
export function SlideRow({ label, words, className, children }: Props) {
  return (
    <div className="slide-row-frame">
      <div
        data-gallery
        {...scrollingRow(label, words)}
        data-previous={words.previousItem}
        data-next={words.nextItem}
        className={`swipe-row slide-row ${className}`}
      >
        {children}
      </div>
    </div>
  );
}
