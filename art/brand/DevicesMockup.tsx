import type { ReactNode } from 'react';
import { LaptopFrame } from './LaptopFrame.tsx';
import { PhoneFrame } from './PhoneFrame.tsx';

type Props = {
  /** The laptop's screen. */
  children: ReactNode;
  phone: ReactNode;
  clock: string;
  /** Whether the phone's page has a light cover. */
  isDay?: boolean;
};

/** A template on a laptop, with a phone in front of the lower right corner. It must be legible 330 px wide. */
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
