import {
  type ClockUnits,
  type Countdown,
  clockParts,
  msUntilNextTick,
  shownSeconds,
  unitWord,
} from '../../domain/countdown.ts';
import { observeVisibility } from '../observeVisibility.ts';
import { activatedAtMs } from '../whenActivated.ts';

/** The data in `data-clock` of a countdown: see components/Clock.tsx. */
type ClockData = Countdown & { units: ClockUnits };

/** Shows the seconds with the same markup as components/Clock.tsx. */
function show(clock: HTMLElement, seconds: number, units: ClockUnits): void {
  const parts = clockParts(seconds);
  const nodes = parts.flatMap((part, index) => {
    const element = document.createElement('span');
    element.className = 'clock-part';
    element.dataset['unit'] = unitWord(part, units);
    [, element.textContent] = part;
    return index > 0 ? [':', element] : [element];
  });
  clock.replaceChildren(...nodes);
  clock.classList.toggle('clock-with-days', parts.length === 4);
  clock.classList.remove('invisible');
}

function startClock(clock: HTMLElement): void {
  let startMs = Date.now() - performance.now() + activatedAtMs();
  let isVisible = false;
  let timer: ReturnType<typeof setTimeout>;
  const tick = () => {
    clearTimeout(timer);
    // If the visitor's clock is set back, the countdown must not stop until the clock reaches the old time again.
    startMs = Math.min(startMs, Date.now());
    if (!isVisible) return;
    // The attribute is read at each tick, because the editor's preview changes it.
    const { units, ...countdown }: ClockData = JSON.parse(clock.dataset['clock'] ?? '');
    const elapsedMs = Date.now() - (countdown.deadlineMs ?? startMs);
    show(clock, shownSeconds(elapsedMs, countdown), units);
    timer = setTimeout(tick, msUntilNextTick(elapsedMs));
  };
  observeVisibility([clock], (visible) => {
    isVisible = visible.size > 0;
    tick();
  });
  document.addEventListener('visibilitychange', tick);
  addEventListener('pageshow', ({ persisted }) => {
    // A page that Back restores counts as a new visit.
    if (persisted) startMs = Date.now();
    tick();
  });
}

/**
 * Runs the countdowns while they are visible. Does nothing on a page without a countdown. Implements
 * docs/behaviour.md#countdown.
 */
export function startClocks(): void {
  for (const clock of document.querySelectorAll<HTMLElement>('[data-clock]')) startClock(clock);
}
