/** Where the looping countdown starts, in seconds: 4:37:22. */
export const COUNTDOWN_SECONDS = 4 * 3600 + 37 * 60 + 22;

const DAY_SECONDS = 24 * 3600;

/**
 * Seconds that the looping countdown shows `elapsedMs` milliseconds after the page was loaded: it shows the start,
 * counts down to zero, shows zero for a second and starts again. A negative `elapsedMs`, from a clock that was set
 * back, counts as 0. Implements docs/behaviour.md#countdown.
 */
export function loopingCountdown(elapsedMs: number): number {
  const elapsedSeconds = Math.floor(Math.max(0, elapsedMs) / 1000);
  return COUNTDOWN_SECONDS - (elapsedSeconds % (COUNTDOWN_SECONDS + 1));
}

/**
 * Seconds until a deadline that is `leftMs` milliseconds away, rounded up: 0 only from the deadline on. Implements
 * docs/behaviour.md#deadline.
 */
export function secondsLeft(leftMs: number): number {
  return Math.max(0, Math.ceil(leftMs / 1000));
}

/**
 * A looping countdown, or with `deadlineMs` a countdown to an instant in milliseconds since 1970, which begins at
 * `firstSeconds`.
 */
export type Countdown = { deadlineMs?: number; firstSeconds?: number };

/**
 * Seconds that a countdown shows `elapsedMs` milliseconds after the page was loaded. For a deadline, `elapsedMs` counts
 * from the deadline and is negative before it; the result is at most `firstSeconds`, because the visitor's clock may be
 * behind the build's.
 */
export const shownSeconds = (
  elapsedMs: number,
  { deadlineMs, firstSeconds = COUNTDOWN_SECONDS }: Countdown,
): number =>
  deadlineMs === undefined ? loopingCountdown(elapsedMs) : Math.min(firstSeconds, secondsLeft(-elapsedMs));

/** Milliseconds until the shown second changes: more than 0, at most 1000. */
export function msUntilNextTick(elapsedMs: number): number {
  return 1000 - (((elapsedMs % 1000) + 1000) % 1000);
}

/** A part of a clock: the unit, and the digits that the clock shows for it. */
type ClockPart = [unit: 'days' | 'hours' | 'minutes' | 'seconds', digits: string];

/** The singular and the plural of each unit of a clock. */
export type ClockUnits = Record<ClockPart[0], readonly [one: string, several: string]>;

/** The word below a part of a clock: "hora" or "horas". */
export const unitWord = ([unit, digits]: ClockPart, units: ClockUnits): string =>
  units[unit][Number(digits) === 1 ? 0 : 1];

/** Splits seconds into hours, minutes and seconds, and above 24 hours also days: 16642 is 4, 37, 22. */
export function clockParts(seconds: number): ClockPart[] {
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const rest: ClockPart[] = [
    ['minutes', twoDigits(Math.floor(seconds / 60) % 60)],
    ['seconds', twoDigits(seconds % 60)],
  ];
  if (seconds <= DAY_SECONDS) return [['hours', String(hours)], ...rest];
  return [['days', String(Math.floor(hours / 24))], ['hours', twoDigits(hours % 24)], ...rest];
}
