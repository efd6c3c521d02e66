import { Fragment } from 'react';
import type { Content } from '../content-model/schemas.ts';
import { COUNTDOWN_SECONDS, type CountdownKind, clockParts } from '../domain/countdown.ts';

type Props = {
  /** The id of the element that labels the countdown. It is outside, so that a translator can change it. */
  labelId: string;
  units: Content['interface']['countdown'];
  countdown: CountdownKind;
  className?: string;
};

/**
 * A countdown, which client/ui/clocks.ts runs. The time left until a deadline depends on the visitor's clock, so it is
 * invisible until then. Implements docs/behaviour.md#countdown.
 */
export function Clock({ labelId, units, countdown, className = '' }: Props) {
  const parts = clockParts(countdown.firstSeconds ?? COUNTDOWN_SECONDS);
  const stateClasses = `${parts.length === 4 ? 'clock-with-days' : ''} ${countdown.deadlineMs ? 'invisible' : ''}`;
  return (
    <p
      role="timer"
      aria-labelledby={labelId}
      // A translator would replace the text nodes that the script updates.
      translate="no"
      data-clock={JSON.stringify({ units, ...countdown })}
      className={`clock ${className} ${stateClasses}`}
    >
      {parts.map(([unit, digits], index) => (
        <Fragment key={unit}>
          {index > 0 && ':'}
          <span className="clock-part" data-unit={units[unit][Number(digits) === 1 ? 0 : 1]}>
            {digits}
          </span>
        </Fragment>
      ))}
    </p>
  );
}
