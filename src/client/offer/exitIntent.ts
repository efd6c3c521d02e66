import { runStateMachine, type State } from './stateMachine.ts';

const ENABLE_MS = 3000;
const LISTEN_MS = 1000;
const EDGE_PX = 20;
const NAVIGATION_MS = 100;

/** Milliseconds from when the page was shown until the exit intent listens. */
export const EXIT_LISTENING_MS = ENABLE_MS + LISTEN_MS;

export type ExitIntentStep = 'disabled' | 'listening' | 'leaving' | 'due';

/** The initial state; `shownMs` is when the page was shown, in milliseconds of `performance.now()`. */
export const exitIntentStart = (shownMs: number): State<ExitIntentStep> => ({
  step: 'disabled',
  dueMs: shownMs + EXIT_LISTENING_MS,
});

/** Whether the pointer left near the top of the window: `y` in px from it, negative above it. */
export const isExit = (y: number): boolean => y <= EDGE_PX;

/** The rule of the exit intent. Implements docs/behaviour.md#exit-intent. */
export function exitIntentTransition(
  state: State<ExitIntentStep>,
  event: 'exit' | 'clock',
  nowMs: number,
): State<ExitIntentStep> {
  const { step, dueMs } = state;
  if (event === 'exit')
    return step === 'listening' ? { step: 'leaving', dueMs: nowMs + NAVIGATION_MS } : state;
  if (nowMs < dueMs) return state;
  return { step: step === 'disabled' ? 'listening' : 'due', dueMs: Number.POSITIVE_INFINITY };
}

type Options = {
  /** When the page was shown, in milliseconds of `performance.now()`. */
  shownMs: number;
  onStep: (step: ExitIntentStep) => void;
};

/** Watches for the pointer leaving at the top. Implements docs/behaviour.md#exit-intent. */
export function startExitIntent({ shownMs, onStep }: Options): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const onMouseLeave = ({ relatedTarget, clientY }: MouseEvent) =>
    !relatedTarget && isExit(clientY) && emit('exit');
  const emit = runStateMachine({
    initial: exitIntentStart(shownMs),
    transition: exitIntentTransition,
    onStep: (step) => {
      // The event does not bubble; only at the document's own edge there is no related target.
      if (step === 'listening')
        document.addEventListener('mouseleave', onMouseLeave, { signal, capture: true });
      onStep(step);
    },
    signal,
  });
  return () => controller.abort();
}
