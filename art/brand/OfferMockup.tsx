import type { ReactNode } from 'react';
import { LaptopFrame } from './LaptopFrame.tsx';
import { PhoneFrame } from './PhoneFrame.tsx';
import { TabletFrame } from './TabletFrame.tsx';

type Props = {
  /** What the laptop shows. */
  children: ReactNode;
  tablet: ReactNode;
  phone: ReactNode;
  clock: string;
  /** The phone's page has a light cover. */
  isDay?: boolean;
};

/**
 * A template on three devices, a phone in front, so that each can be read where the picture is 310 px wide: larger than life, with
 * few things on each. Only the head of the tablet's page is in sight.
 */
export function OfferMockup({ children, tablet, phone, clock, isDay = false }: Props) {
  return (
    <div className="mockup">
      <div className="mockup-tablet">
        <TabletFrame zoom={0.44}>{tablet}</TabletFrame>
      </div>
      <div className="mockup-laptop">
        <LaptopFrame zoom={0.37}>{children}</LaptopFrame>
      </div>
      <div className="mockup-phone">
        <PhoneFrame zoom={0.445} clock={clock} isDay={isDay}>
          {phone}
        </PhoneFrame>
      </div>
    </div>
  );
}
