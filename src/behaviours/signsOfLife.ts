import { onPress } from './presses.ts';
import { whenShown } from './whenShown.ts';

/** What a page's late behaviours have to know of the time before they came. */
export type Early = {
  /** When the page was shown, in milliseconds of its own clock. */
  shownMs: number;
  hasScrolled: boolean;
  pressed: Element[];
};

// A screen reader may tell of a click alone.
const SIGNS = ['scroll', 'pointermove', 'pointerdown', 'touchstart', 'keydown', 'click'];

/**
 * Loads the late behaviours at the first sign that someone is there: a scroll, a touch, a key, a click or a moved pointer. What
 * happens meanwhile is kept for them in `window.early`. Until a load that failed is made good at a later sign, the page
 * stands as it does without scripts.
 */
export function startSignsOfLife(load: () => Promise<unknown>): () => void {
  const life = new AbortController();
  const { signal } = life;
  const early: Early = { shownMs: 0, hasScrolled: false, pressed: [] };
  window.early = early;
  let isLoading = false;
  const end = (isThere: boolean) => {
    document.documentElement.classList.toggle('scripts', isThere);
    isLoading = false;
    if (isThere) life.abort();
  };
  const onSign = ({ type }: Event) => {
    early.hasScrolled ||= type === 'scroll';
    if (isLoading) return;
    isLoading = true;
    load().then(
      () => end(true),
      () => end(false),
    );
  };
  const listen = () => {
    early.shownMs = performance.now();
    onPress(signal, (pressed) => early.pressed.push(pressed));
    for (const sign of SIGNS) addEventListener(sign, onSign, { signal, passive: true });
  };
  whenShown(listen, signal);
  return () => life.abort();
}
