import type { ReactNode } from 'react';
import { LaptopFrame } from './LaptopFrame.tsx';
import { PhoneFrame } from './PhoneFrame.tsx';

type Props = {
  /** What the laptop shows. */
  children: ReactNode;
  phone: ReactNode;
  clock: string;
};

/** A template on a laptop and on a phone that stands before it; the phone's page has a light cover. */
export function OfferMockup({ children, phone, clock }: Props) {
  return (
    <div className="mockup">
      <div className="mockup-laptop">
        <LaptopFrame zoom={0.385}>{children}</LaptopFrame>
      </div>
      <div className="mockup-phone">
        <PhoneFrame zoom={0.285} clock={clock} isDay>
          {phone}
        </PhoneFrame>
      </div>
    </div>
  );
}
