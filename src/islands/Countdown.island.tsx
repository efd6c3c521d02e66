// Hydrates because it ticks once a second.
import { useEffect, useState } from 'react';
import { COUNTDOWN_SECONDS, formatClock, loopingCountdown, msUntilNextTick } from '../domain/countdown.ts';
import type { Content } from '../schemas/contentSchemas.ts';

type Props = { label: string; units: Content['interface']['countdown'] };

/** When the page was loaded, by the same clock that tells how long ago that was. */
const loadedAtMs = () => Date.now() - performance.now();

export function Countdown({ label, units }: Props) {
  const [seconds, setSeconds] = useState(COUNTDOWN_SECONDS);
  const [isAwake, setIsAwake] = useState(false);

  useEffect(() => {
    const startMs = loadedAtMs();
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      clearTimeout(timer);
      const elapsedMs = Date.now() - startMs;
      setSeconds(loopingCountdown(elapsedMs));
      timer = setTimeout(tick, msUntilNextTick(elapsedMs));
    };
    tick();
    setIsAwake(true);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);

  const [hours, minutes, rest] = formatClock(seconds).split(':');
  return (
    <div data-island-status={isAwake ? 'hydrated' : 'asleep'} className="text-center">
      <p id="countdown-label" className="medium">
        {label}
      </p>
      <p role="timer" aria-labelledby="countdown-label" className="clock mt-2">
        <span className="clock-part" data-unit={units.hours}>
          {hours}
        </span>
        :
        <span className="clock-part" data-unit={units.minutes}>
          {minutes}
        </span>
        :
        <span className="clock-part" data-unit={units.seconds}>
          {rest}
        </span>
      </p>
    </div>
  );
}
