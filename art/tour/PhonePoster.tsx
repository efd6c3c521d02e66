import { DawnSky } from '../brand/DawnSky.tsx';
import { PhoneFrame } from '../brand/PhoneFrame.tsx';
import { Diary } from '../planner/Diary.tsx';
import { duration } from './schedule.ts';

type Props = { shape?: 'wide' | 'tall' | 'square'; zoom?: number };

/**
 * A poster of the tour, with its centre free for the play button. The diary's faces are recognisable even when a phone
 * shows the poster 350 px wide.
 */
export function PhonePoster({ shape = 'wide', zoom = 0.9 }: Props) {
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
        <PhoneFrame zoom={zoom} clock="21:40">
          <Diary />
        </PhoneFrame>
      </div>
    </div>
  );
}
