/** The state of a behaviour, and when it next changes without an event: milliseconds of `performance.now()`, Infinity for never. */
export type State<Step extends string> = { readonly step: Step; readonly dueMs: number };

/** The pure rule of a behaviour: the state that follows from an event, or from the clock, at a time. */
type Transition<Step extends string, Event> = (
  state: State<Step>,
  event: Event | 'clock',
  nowMs: number,
) => State<Step>;

type Options<Step extends string, Event> = {
  initial: State<Step>;
  transition: Transition<Step, Event>;
  onStep: (step: Step) => void;
  signal: AbortSignal;
};

/** Runs a state machine on events and timers, and calls `onStep` on each new step. Returns the function that emits an event. */
export function runStateMachine<Step extends string, Event>({
  initial,
  transition,
  onStep,
  signal,
}: Options<Step, Event>): (event: Event | 'clock') => void {
  let state = initial;
  let timer: ReturnType<typeof setTimeout>;
  const emit = (event: Event | 'clock') => {
    const { step } = state;
    state = transition(state, event, performance.now());
    if (state.step !== step) onStep(state.step);
    schedule();
  };
  // A timer may fire a moment early: then it is set again.
  const schedule = () => {
    clearTimeout(timer);
    if (state.dueMs < Number.POSITIVE_INFINITY && !signal.aborted) {
      timer = setTimeout(emit, Math.ceil(state.dueMs - performance.now()), 'clock');
    }
  };
  signal.addEventListener('abort', schedule);
  emit('clock');
  return emit;
}
