import type { ReactNode } from 'react';
import { PhoneFrame } from './PhoneFrame.tsx';

type Props = {
  /** What the window shows. */
  children: ReactNode;
  phone: ReactNode;
  clock: string;
  /** The phone's page has a light cover. */
  isDay?: boolean;
  /** The cover of the bonus book, 240 by 320. */
  book?: ReactNode;
};

/** What the buyer gets: a template's page on a large phone, its home in a window behind it, and the bonus book before both. */
export function ProductMockup({ children, phone, clock, isDay = false, book }: Props) {
  return (
    <div className="product">
      <div className="product-window">{children}</div>
      <div className="product-phone">
        <PhoneFrame zoom={0.42} clock={clock} isDay={isDay}>
          {phone}
        </PhoneFrame>
      </div>
      {book && <div className="product-book">{book}</div>}
    </div>
  );
}
