import { Diary } from '../planner/Diary.tsx';
import { Dashboard } from './Dashboard.tsx';
import { LaptopFrame } from './LaptopFrame.tsx';
import { PhoneFrame } from './PhoneFrame.tsx';

/** The template on a laptop and on a phone that stands before it. */
export function OfferMockup() {
  return (
    <div className="mockup">
      <div className="mockup-laptop">
        <LaptopFrame zoom={0.385}>
          <Dashboard />
        </LaptopFrame>
      </div>
      <div className="mockup-phone">
        <PhoneFrame zoom={0.285} clock="22:14" isDay>
          <Diary />
        </PhoneFrame>
      </div>
    </div>
  );
}
