/** Milliseconds from when the page is shown until exits count. */
export const EXIT_LISTENING_MS = 4000;

const EDGE_PX = 20;
const DUE_DELAY_MS = 100;

type Options = {
  /** When the page was shown, in milliseconds of `performance.now()`. */
  shownMs: number;
  onStep: (step: 'listening' | 'due') => void;
};

/** Detects when the pointer leaves the document at the top. Implements docs/behaviour.md#exit-intent. */
export function startExitIntent({ shownMs, onStep }: Options): () => void {
  const controller = new AbortController();
  const onMouseLeave = ({ relatedTarget, clientY }: MouseEvent) => {
    // The related target is null only if the pointer leaves the document.
    if (relatedTarget || clientY > EDGE_PX) return;
    controller.abort();
    timer = setTimeout(onStep, DUE_DELAY_MS, 'due');
  };
  const listen = () => {
    // Captured, because the event does not bubble.
    const options = { signal: controller.signal, capture: true };
    document.addEventListener('mouseleave', onMouseLeave, options);
    onStep('listening');
  };
  let timer = setTimeout(listen, Math.ceil(shownMs + EXIT_LISTENING_MS - performance.now()));
  return () => {
    clearTimeout(timer);
    controller.abort();
  };
}
