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
 * A template on a laptop, with a tablet and a phone in front of it, so that each is seen as what it is where the picture is 310 px
 * wide, and can be read: larger than life, with few things on each.
 */
export function DevicesMockup({ children, tablet, phone, clock, isDay = false }: Props) {
  return (
    <div className="mockup">
      <div className="mockup-laptop">
        <LaptopFrame zoom={0.358}>{children}</LaptopFrame>
      </div>
      <div className="mockup-tablet">
        <TabletFrame zoom={0.39}>{tablet}</TabletFrame>
      </div>
      <div className="mockup-phone">
        <PhoneFrame zoom={0.25} clock={clock} isDay={isDay}>
          {phone}
        </PhoneFrame>
      </div>
    </div>
  );
}
