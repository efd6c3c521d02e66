import { Fragment } from 'react';
import {
  type ClockUnits,
  COUNTDOWN_SECONDS,
  type Countdown,
  clockParts,
  unitWord,
} from '../domain/countdown.ts';

type Props = {
  /** The id of the label, which is outside the countdown so that the browser can translate it. */
  labelId: string;
  units: ClockUnits;
  countdown: Countdown;
  className?: string;
};

/**
 * A countdown, which client/ui/clocks.ts runs. A countdown to a deadline depends on the visitor's clock, so it is
 * invisible until the script runs. Implements docs/behaviour.md#countdown.
 */
export function Clock({ labelId, units, countdown, className = '' }: Props) {
  const parts = clockParts(countdown.firstSeconds ?? COUNTDOWN_SECONDS);
  const stateClasses = `${parts.length === 4 ? 'clock-with-days' : ''} ${countdown.deadlineMs ? 'invisible' : ''}`;
  return (
    <p
      role="timer"
      aria-labelledby={labelId}
      // The browser's translation would replace the text nodes that the script updates.
      translate="no"
      data-clock={JSON.stringify({ units, ...countdown })}
      className={`clock ${className} ${stateClasses}`}
    >
      {parts.map((part, index) => (
        <Fragment key={part[0]}>
          {index > 0 && ':'}
          <span className="clock-part" data-unit={unitWord(part, units)}>
            {part[1]}
          </span>
        </Fragment>
      ))}
    </p>
  );
}
