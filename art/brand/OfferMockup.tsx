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
};

/** A template on a laptop, with a tablet and a phone that stand before it; the phone's page has a light cover. */
export function OfferMockup({ children, tablet, phone, clock }: Props) {
  return (
    <div className="mockup">
      <div className="mockup-laptop">
        <LaptopFrame zoom={0.34}>{children}</LaptopFrame>
      </div>
      <div className="mockup-tablet">
        <TabletFrame zoom={0.36}>{tablet}</TabletFrame>
      </div>
      <div className="mockup-phone">
        <PhoneFrame zoom={0.25} clock={clock} isDay>
          {phone}
        </PhoneFrame>
      </div>
    </div>
  );
}
