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

  return (
    <div data-island-status={isAwake ? 'hydrated' : 'asleep'} className="text-center">
      <p id="countdown-label" className="medium">
        {label}
      </p>
      <p
        role="timer"
        aria-labelledby="countdown-label"
        className="mt-1 font-title text-[clamp(2.5rem,2rem+3vw,4rem)] flat digits"
      >
        {formatClock(seconds)}
      </p>
      <p aria-hidden="true" className="mt-2 flex justify-center gap-6 text-sm">
        <span>{units.hours}</span>
        <span>{units.minutes}</span>
        <span>{units.seconds}</span>
      </p>
    </div>
  );
}
