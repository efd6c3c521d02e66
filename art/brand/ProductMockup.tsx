import type { ReactNode } from 'react';
import { PhoneFrame } from './PhoneFrame.tsx';

type Props = {
  /** The contents of the window. */
  children: ReactNode;
  phone: ReactNode;
  clock: string;
  /** Whether the phone's page has a light cover. */
  isDay?: boolean;
  /** The cover of the bonus book, 240 by 320. */
  book?: ReactNode;
};

/**
 * What the buyer gets: a template's home in a window, one of its pages on a large phone in front of the window, and the
 * bonus book in front of both. The window ends behind the phone, so that nothing in it is cut off.
 */
export function ProductMockup({ children, phone, clock, isDay = false, book }: Props) {
  return (
    <div className="product">
      <div className="product-window">{children}</div>
      <div className="product-phone">
        <PhoneFrame zoom={book ? 0.42 : 0.45} clock={clock} isDay={isDay}>
          {phone}
        </PhoneFrame>
      </div>
      {book && <div className="product-book">{book}</div>}
    </div>
  );
}
