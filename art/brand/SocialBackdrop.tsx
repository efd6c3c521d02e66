import { Devotional } from '../planner/Devotional.tsx';
import { DawnSky } from './DawnSky.tsx';
import { PhoneFrame } from './PhoneFrame.tsx';

/** The social card without its words: these are laid on its left when the site is built. */
export function SocialBackdrop() {
  return (
    <div className="social">
      <DawnSky />
      <div className="social-phone">
        <PhoneFrame zoom={0.6}>
          <Devotional />
        </PhoneFrame>
      </div>
    </div>
  );
}
