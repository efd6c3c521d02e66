import { Fragment } from 'react';
import type { Content } from '../content-model/schemas.ts';
import { clockParts } from '../domain/countdown.ts';

type Props = { seconds: number; units: Content['interface']['countdown'] };

/** The numbers of a countdown, each with its unit. Their styles are in clock.css. */
export function ClockParts({ seconds, units }: Props) {
  return clockParts(seconds).map(([unit, digits], index) => (
    <Fragment key={unit}>
      {index > 0 && ':'}
      <span className="clock-part" data-unit={units[unit][Number(digits) === 1 ? 0 : 1]}>
        {digits}
      </span>
    </Fragment>
  ));
}
