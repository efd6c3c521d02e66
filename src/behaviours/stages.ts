/** Where a behaviour is on its way, and when time alone takes it on: milliseconds of a clock that only goes forward. */
export type Stage<Step extends string> = { readonly step: Step; readonly dueMs: number };

/** The decision of a behaviour: what follows from an event, or from the clock, at a time. */
export type Decide<State, Event> = (state: State, event: Event | 'clock', nowMs: number) => State;

type Options<Step extends string, Event> = {
  first: Stage<Step>;
  decide: Decide<Stage<Step>, Event>;
  onStep: (step: Step) => void;
  signal: AbortSignal;
};

/** Lets events and the clock take a behaviour from stage to stage and tells each new one. Returns what takes the events. */
export function runStages<Step extends string, Event>({
  first,
  decide,
  onStep,
  signal,
}: Options<Step, Event>) {
  let state = first;
  let timer: ReturnType<typeof setTimeout>;
  const tell = (event: Event | 'clock') => {
    const { step } = state;
    state = decide(state, event, performance.now());
    if (state.step !== step) onStep(state.step);
    wait();
  };
  // A timer may ring a moment early: then it is set anew.
  const wait = () => {
    clearTimeout(timer);
    if (state.dueMs < Number.POSITIVE_INFINITY && !signal.aborted) {
      timer = setTimeout(tell, Math.ceil(state.dueMs - performance.now()), 'clock');
    }
  };
  signal.addEventListener('abort', wait);
  // What is due already does not wait for a timer.
  tell('clock');
  return tell;
}
