import { whenOnline } from './whenOnline.ts';

/** Milliseconds from when the page is shown until exits count. */
export const EXIT_DELAY_MS = 4000;

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
  const { signal } = controller;
  const onMouseLeave = ({ relatedTarget, clientY }: MouseEvent) => {
    // The related target is null only if the pointer leaves the document.
    if (relatedTarget || clientY > EDGE_PX) return;
    document.removeEventListener('mouseleave', onMouseLeave, true);
    timer = setTimeout(whenOnline, DUE_DELAY_MS, () => onStep('due'), signal);
  };
  const listen = () => {
    // Captured, because the event does not bubble.
    document.addEventListener('mouseleave', onMouseLeave, { signal, capture: true });
    onStep('listening');
  };
  let timer = setTimeout(listen, Math.ceil(shownMs + EXIT_DELAY_MS - performance.now()));
  return () => {
    clearTimeout(timer);
    controller.abort();
  };
}
