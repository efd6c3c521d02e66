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

/** A template on a laptop, with a large tablet and phone before its lower right: those are read 330 px wide, on a phone. */
export function DevicesMockup({ children, tablet, phone, clock, isDay = false }: Props) {
  return (
    <div className="mockup">
      <div className="mockup-laptop">
        <LaptopFrame zoom={0.388}>{children}</LaptopFrame>
      </div>
      <div className="mockup-tablet">
        <TabletFrame zoom={0.385}>{tablet}</TabletFrame>
      </div>
      <div className="mockup-phone">
        <PhoneFrame zoom={0.335} clock={clock} isDay={isDay}>
          {phone}
        </PhoneFrame>
      </div>
    </div>
  );
}
