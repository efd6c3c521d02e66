/** Where the countdown starts, in seconds: 4:37:22 (specification §4 and §9). */
export const COUNTDOWN_SECONDS = 4 * 3600 + 37 * 60 + 22;

/**
 * Seconds that the looping countdown shows `elapsedMs` milliseconds after the page was loaded: it shows the start,
 * goes down to zero, shows zero for its second and starts again (specification §4). A clock set back counts as no time.
 */
export function loopingCountdown(elapsedMs: number, startSeconds: number = COUNTDOWN_SECONDS): number {
  const elapsedSeconds = Math.floor(Math.max(0, elapsedMs) / 1000);
  return startSeconds - (elapsedSeconds % (startSeconds + 1));
}

/** Milliseconds until the shown second changes, never less than one (specification §4: one tick a second). */
export function msUntilNextTick(elapsedMs: number): number {
  return 1000 - (((elapsedMs % 1000) + 1000) % 1000);
}

/** Seconds written as hours, minutes and seconds: 16642 is "4:37:22" (specification §4). */
export function formatClock(seconds: number): string {
  const minutes = Math.floor(seconds / 60) % 60;
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${twoDigits(minutes)}:${twoDigits(seconds % 60)}`;
}
