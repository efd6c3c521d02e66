import { runStages, type Stage } from './stages.ts';

/** The numbers of specification §9: enabled after the first, it listens after the second. */
const ENABLE_MS = 3000;
const LISTEN_MS = 1000;
const EDGE_PX = 20;
const NAVIGATION_MS = 100;

/** Milliseconds from the page's start until the exit intent listens. */
export const EXIT_LISTENING_MS = ENABLE_MS + LISTEN_MS;

export type ExitIntentStep = 'asleep' | 'listening' | 'leaving' | 'due';

export const exitIntentStart = (shownMs: number): Stage<ExitIntentStep> => ({
  step: 'asleep',
  dueMs: shownMs + EXIT_LISTENING_MS,
});

/** Whether the pointer has left near enough to the top: `y` px from it, less than none above it. */
export const isExit = (y: number): boolean => y <= EDGE_PX;

/**
 * The exit intent (specification §4): it listens from 3,000 + 1,000 ms on; the pointer leaving the document at 20 px or
 * less from the top makes it due 100 ms later, once.
 */
export function decideExitIntent(
  state: Stage<ExitIntentStep>,
  event: 'exit' | 'clock',
  nowMs: number,
): Stage<ExitIntentStep> {
  const { step, dueMs } = state;
  if (event === 'exit')
    return step === 'listening' ? { step: 'leaving', dueMs: nowMs + NAVIGATION_MS } : state;
  if (nowMs < dueMs) return state;
  return { step: step === 'asleep' ? 'listening' : 'due', dueMs: Number.POSITIVE_INFINITY };
}

type Options = { shownMs: number; onStep: (step: ExitIntentStep) => void };

/** Listens and counts for `decideExitIntent` (specification §4). */
export function startExitIntent({ shownMs, onStep }: Options): () => void {
  const life = new AbortController();
  const { signal } = life;
  const onLeave = ({ relatedTarget, clientY }: MouseEvent) =>
    !relatedTarget && isExit(clientY) && tell('exit');
  const tell = runStages({
    first: exitIntentStart(shownMs),
    decide: decideExitIntent,
    onStep: (step) => {
      // Captured, because this event does not rise; only the document's own end has nothing on the other side.
      if (step === 'listening') document.addEventListener('mouseleave', onLeave, { signal, capture: true });
      onStep(step);
    },
    signal,
  });
  return () => life.abort();
}
