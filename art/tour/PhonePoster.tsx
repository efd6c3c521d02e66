import { DawnSky } from '../brand/DawnSky.tsx';
import { PhoneFrame } from '../brand/PhoneFrame.tsx';
import { Devotional } from '../planner/Devotional.tsx';
import { duration } from './schedule.ts';

type Props = { shape?: 'wide' | 'tall' | 'square'; zoom?: number };

/** What stands for the tour before it plays; its centre is kept free for the play button. */
export function PhonePoster({ shape = 'wide', zoom = 0.78 }: Props) {
  return (
    <div className={`poster poster-${shape}`}>
      <DawnSky />
      <h1>
        {duration / 1000} segundos
        <br />
        por dentro
        <br />
        do planner
      </h1>
      <div className="poster-phone">
        <PhoneFrame zoom={zoom}>
          <Devotional />
        </PhoneFrame>
      </div>
    </div>
  );
}
