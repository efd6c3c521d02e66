import { DawnSky } from '../brand/DawnSky.tsx';
import { PhoneFrame } from '../brand/PhoneFrame.tsx';
import { Devotional } from '../planner/Devotional.tsx';
import { duration } from './schedule.ts';

/** What the offer page shows before the tour plays; its centre is kept free for the play button. */
export function PhonePoster() {
  return (
    <div className="poster">
      <DawnSky />
      <h1>
        {duration / 1000} segundos
        <br />
        por dentro
        <br />
        do planner
      </h1>
      <div className="poster-phone">
        <PhoneFrame zoom={0.78}>
          <Devotional />
        </PhoneFrame>
      </div>
    </div>
  );
}
