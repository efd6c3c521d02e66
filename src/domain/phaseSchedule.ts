/** The price that applies: the usual price, the promotion price, or the list price after the deadline. */
export type PhaseName = 'usual' | 'promotion' | 'list';

/** A phase, and whether a current or future promotion is announced in it. */
type PhaseState = PhaseName | `${PhaseName} announced`;

/** The states of the prices in order, each with the instant from which it applies, in milliseconds since 1970. */
export type PhaseSchedule = [first: PhaseTurn, ...PhaseTurn[]];
type PhaseTurn = [fromMs: number, state: PhaseState];

type Behaviour = {
  countdown: 'loop' | 'deadline' | 'off';
  /** Applies only with `countdown: deadline`. */
  deadline?: { endsAt: number } | undefined;
};
type Promotion = { startsAt: number; endsAt: number };

/** Whether the content has a deadline that has passed. Implements docs/behaviour.md#deadline. */
export const isDeadlineOver = ({ countdown, deadline }: Behaviour, nowMs: number): boolean =>
  countdown === 'deadline' && deadline !== undefined && nowMs >= deadline.endsAt;

/**
 * The prices of a page from its build at `builtAtMs` on. The first state never has the promotion price, and applies
 * without scripts. States that ended before the build are left out. Implements docs/behaviour.md#promotion.
 */
export function phaseSchedule(
  behaviour: Behaviour,
  promotion: Promotion | undefined,
  builtAtMs: number,
): PhaseSchedule {
  const announced = promotion && promotion.endsAt > builtAtMs ? promotion : undefined;
  const withoutPromotion = (atMs: number) => (isDeadlineOver(behaviour, atMs) ? 'list' : 'usual');
  const stateAt = (atMs: number): PhaseState => {
    if (!announced || atMs >= announced.endsAt) return withoutPromotion(atMs);
    return `${atMs >= announced.startsAt ? 'promotion' : withoutPromotion(atMs)} announced`;
  };
  const first: PhaseState = `${withoutPromotion(builtAtMs)}${announced ? ' announced' : ''}`;
  const schedule: PhaseSchedule = [[0, first]];
  const turns = [announced?.startsAt, announced?.endsAt, behaviour.deadline?.endsAt];
  for (const atMs of turns.filter((turn) => turn !== undefined).sort((one, other) => one - other)) {
    if (stateAt(atMs) !== schedule.at(-1)?.[1]) schedule.push([atMs, stateAt(atMs)]);
  }
  return schedule;
}

/** The distinct phases of a schedule. */
export const phasesOf = (schedule: PhaseSchedule): PhaseName[] => [
  ...new Set(schedule.map(([, state]) => state.replace(' announced', '') as PhaseName)),
];
