import type { ReactNode } from 'react';
import { LaptopFrame } from './LaptopFrame.tsx';
import { PhoneFrame } from './PhoneFrame.tsx';

type Props = {
  /** What the laptop shows. */
  children: ReactNode;
  phone: ReactNode;
  clock: string;
  /** The phone's page has a light cover. */
  isDay?: boolean;
};

/** A template on a laptop, with a phone before its lower right corner. The picture is read 330 px wide, on a phone. */
export function DevicesMockup({ children, phone, clock, isDay = false }: Props) {
  return (
    <div className="mockup">
      <div className="mockup-laptop">
        <LaptopFrame zoom={0.388}>{children}</LaptopFrame>
      </div>
      <div className="mockup-phone">
        <PhoneFrame zoom={0.32} clock={clock} isDay={isDay}>
          {phone}
        </PhoneFrame>
      </div>
    </div>
  );
}
