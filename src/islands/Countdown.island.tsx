// Hydrates because it ticks once a second.
import { useEffect, useState } from 'react';
import { ClockParts } from '../components/ClockParts.tsx';
import type { Content } from '../content-model/schemas.ts';
import {
  COUNTDOWN_SECONDS,
  type CountdownKind,
  clockParts,
  msUntilNextTick,
  shownSeconds,
} from '../domain/countdown.ts';

type Props = CountdownKind & {
  /** The id of the element that labels the timer. */
  labelId: string;
  units: Content['interface']['countdown'];
};

/** When the page was shown, on the clock of `Date.now()`. */
function shownAtMs(): number {
  const [navigation] = performance.getEntriesByType('navigation');
  return Date.now() - performance.now() + (navigation?.activationStart ?? 0);
}

export function Countdown({ labelId, units, deadlineMs, firstSeconds = COUNTDOWN_SECONDS }: Props) {
  const [seconds, setSeconds] = useState(firstSeconds);
  const [isHydrated, setIsHydrated] = useState(false);

  useEffect(() => {
    let startMs = shownAtMs();
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      clearTimeout(timer);
      // A clock that is set back must not stop the countdown until that time has passed again.
      startMs = Math.min(startMs, Date.now());
      const elapsedMs = Date.now() - (deadlineMs ?? startMs);
      setSeconds(shownSeconds(elapsedMs, { deadlineMs, firstSeconds }));
      timer = setTimeout(tick, msUntilNextTick(elapsedMs));
    };
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      // A page that Back restores counts as a new visit.
      if (persisted) startMs = Date.now();
      tick();
    };
    tick();
    setIsHydrated(true);
    document.addEventListener('visibilitychange', tick);
    addEventListener('pageshow', onPageShow);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
      removeEventListener('pageshow', onPageShow);
    };
  }, [deadlineMs, firstSeconds]);

  const hasDays = clockParts(seconds).length === 4;
  // The time left until a deadline depends on the visitor's clock, not on the build's.
  const isUnknown = deadlineMs !== undefined && !isHydrated;
  return (
    <p
      role="timer"
      aria-labelledby={labelId}
      // A translator would replace the text nodes that React updates.
      translate="no"
      data-island-status={isHydrated ? 'hydrated' : 'pending'}
      className={`clock mt-2 ${hasDays ? 'clock-with-days' : ''} ${isUnknown ? 'invisible' : ''}`}
    >
      <ClockParts seconds={seconds} units={units} />
    </p>
  );
}
