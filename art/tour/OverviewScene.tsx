import { DawnSky } from '../brand/DawnSky.tsx';
import { LaptopFrame } from '../brand/LaptopFrame.tsx';
import { PhoneFrame } from '../brand/PhoneFrame.tsx';
import { PlannerDashboard } from '../brand/PlannerDashboard.tsx';
import { Devotional } from '../planner/Devotional.tsx';
import { TourScene } from './TourScene.tsx';

export function OverviewScene() {
  return (
    <TourScene name="overview">
      <DawnSky />
      <h2 className="overview-title rise">Tudo num lugar só, no celular e no computador</h2>
      <div className="drift">
        <div className="overview-laptop rise late">
          <LaptopFrame zoom={0.56}>
            <PlannerDashboard />
          </LaptopFrame>
        </div>
        <div className="overview-phone rise later">
          <PhoneFrame zoom={0.4}>
            <Devotional />
          </PhoneFrame>
        </div>
      </div>
    </TourScene>
  );
}
