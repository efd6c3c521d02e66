// Hydrates because it ticks once a second.
import { Fragment, useEffect, useState } from 'react';
import {
  COUNTDOWN_SECONDS,
  loopingCountdown,
  msUntilNextTick,
  readClock,
  secondsLeft,
} from '../domain/countdown.ts';
import type { Content } from '../schemas/contentSchemas.ts';

type Props = {
  label: string;
  units: Content['interface']['countdown'];
  /** The end of a true deadline, in milliseconds since 1970; without one the countdown starts over for ever. */
  deadlineMs?: number;
  /** The seconds shown before it ticks. */
  firstSeconds?: number;
};

/** When the page was shown, by the same clock that tells how long ago that was. */
function shownAtMs(): number {
  const [navigation] = performance.getEntriesByType('navigation');
  return Date.now() - performance.now() + (navigation?.activationStart ?? 0);
}

export function Countdown({ label, units, deadlineMs, firstSeconds = COUNTDOWN_SECONDS }: Props) {
  const [seconds, setSeconds] = useState(firstSeconds);
  const [isAwake, setIsAwake] = useState(false);

  useEffect(() => {
    let startMs = shownAtMs();
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      clearTimeout(timer);
      // A clock set back would stop it until that time had come again.
      startMs = Math.min(startMs, Date.now());
      const elapsedMs = Date.now() - (deadlineMs ?? startMs);
      setSeconds(deadlineMs === undefined ? loopingCountdown(elapsedMs) : secondsLeft(-elapsedMs));
      timer = setTimeout(tick, msUntilNextTick(elapsedMs));
    };
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      // Restored by Back: a visit begins.
      if (persisted) startMs = Date.now();
      tick();
    };
    tick();
    setIsAwake(true);
    document.addEventListener('visibilitychange', tick);
    addEventListener('pageshow', onPageShow);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
      removeEventListener('pageshow', onPageShow);
    };
  }, [deadlineMs]);

  // What is left of a deadline is not known before the visitor's own clock has told it.
  const isUnknown = deadlineMs !== undefined && !isAwake;
  return (
    <div
      data-island-status={isAwake ? 'hydrated' : 'asleep'}
      className={isUnknown ? 'text-center clock-asleep' : 'text-center'}
    >
      <p id="countdown-label" className="medium">
        {label}
      </p>
      <p role="timer" aria-labelledby="countdown-label" className="clock mt-2">
        {readClock(seconds).map(([unit, written], index) => (
          <Fragment key={unit}>
            {index > 0 && ':'}
            <span className="clock-part" data-unit={units[unit][Number(written) === 1 ? 0 : 1]}>
              {written}
            </span>
          </Fragment>
        ))}
      </p>
    </div>
  );
}
