import type { ReactNode } from 'react';
import { PhoneFrame } from './PhoneFrame.tsx';

type Props = {
  /** Fills the card behind the phone. */
  background: ReactNode;
  isDay?: boolean;
  /** The page on the phone. */
  children: ReactNode;
};

/** A social card without its text, which the build adds on the left. */
export function SocialBackdrop({ background, isDay = false, children }: Props) {
  return (
    <div className="social">
      {background}
      <div className="social-phone">
        <PhoneFrame zoom={0.6} isDay={isDay}>
          {children}
        </PhoneFrame>
      </div>
    </div>
  );
}
