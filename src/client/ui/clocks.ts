import { clockParts, msUntilNextTick, shownSeconds } from '../../domain/countdown.ts';
import { activatedAtMs } from '../whenActivated.ts';

/** The data of a countdown element. */
type ClockData = {
  units: Record<string, readonly [one: string, several: string]>;
  deadlineMs?: number;
  firstSeconds?: number;
};

/** Writes seconds as components/ClockParts.tsx does. */
function show(clock: HTMLElement, seconds: number, units: ClockData['units']): void {
  const parts = clockParts(seconds);
  const nodes = parts.flatMap(([unit, digits], index) => {
    const part = document.createElement('span');
    part.className = 'clock-part';
    part.dataset['unit'] = units[unit]?.[Number(digits) === 1 ? 0 : 1] ?? '';
    part.textContent = digits;
    return index > 0 ? [':', part] : [part];
  });
  clock.replaceChildren(...nodes);
  clock.classList.toggle('clock-with-days', parts.length === 4);
  clock.classList.remove('invisible');
}

function startClock(clock: HTMLElement): void {
  const { units, ...countdown }: ClockData = JSON.parse(clock.dataset['clock'] ?? '');
  let startMs = Date.now() - performance.now() + activatedAtMs();
  let timer: ReturnType<typeof setTimeout>;
  const tick = () => {
    clearTimeout(timer);
    // A clock that is set back must not stop the countdown until that time has passed again.
    startMs = Math.min(startMs, Date.now());
    const elapsedMs = Date.now() - (countdown.deadlineMs ?? startMs);
    show(clock, shownSeconds(elapsedMs, countdown), units);
    timer = setTimeout(tick, msUntilNextTick(elapsedMs));
  };
  tick();
  document.addEventListener('visibilitychange', tick);
  addEventListener('pageshow', ({ persisted }) => {
    // Restored by Back: a new visit.
    if (persisted) startMs = Date.now();
    tick();
  });
}

/**
 * Runs the countdowns that may be on the first screen, where an island would load React before a visitor has scrolled.
 * Implements docs/behaviour.md#countdown.
 */
export function startClocks(): void {
  for (const clock of document.querySelectorAll<HTMLElement>('[data-clock]')) startClock(clock);
}
