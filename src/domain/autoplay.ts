/** The state of a carousel that may move by itself. */
type AutoplayState = {
  /** The pause button was pressed. */
  isPaused: boolean;
  /** The device asks for reduced motion, and the pause button has not been pressed since. */
  isMotionReduced: boolean;
  /** The visitor has dragged, pressed a tab, a button or an arrow key, or moved the keyboard focus inside. */
  isStopped: boolean;
  isHovered: boolean;
  isOnScreen: boolean;
  isPageVisible: boolean;
};

export type AutoplayEvent =
  | { type: 'interaction' | 'hover' | 'leave' | 'toggle' }
  | { type: 'screen' | 'pageVisibility' | 'motion'; isOn: boolean };

/** The state in which a carousel starts: off screen until the observer reports otherwise. */
export function initialAutoplay(isMotionReduced: boolean): AutoplayState {
  return {
    isPaused: false,
    isMotionReduced,
    isStopped: false,
    isHovered: false,
    isOnScreen: false,
    isPageVisible: true,
  };
}

/**
 * The next state: an interaction stops autoplay, and hovering suspends it. When the pointer leaves, autoplay starts
 * again unless it is paused. The pause button stops or starts autoplay in any state. Implements
 * docs/behaviour.md#carousel.
 */
export function nextAutoplay(state: AutoplayState, event: AutoplayEvent): AutoplayState {
  switch (event.type) {
    case 'interaction':
      return { ...state, isStopped: true };
    case 'hover':
      return { ...state, isHovered: true };
    case 'leave':
      return { ...state, isHovered: false, isStopped: false };
    case 'toggle':
      return { ...state, isPaused: isAutoplayOn(state), isMotionReduced: false, isStopped: false };
    case 'screen':
      return { ...state, isOnScreen: event.isOn };
    case 'pageVisibility':
      return { ...state, isPageVisible: event.isOn };
    case 'motion':
      return { ...state, isMotionReduced: !event.isOn };
  }
}

/** Whether the pause button offers to pause: the carousel plays, or will once it is visible and not hovered. */
export function isAutoplayOn(state: AutoplayState): boolean {
  return !state.isPaused && !state.isMotionReduced && !state.isStopped;
}

/** Whether the carousel moves now. Implements docs/behaviour.md#carousel. */
export function isPlaying(state: AutoplayState): boolean {
  return isAutoplayOn(state) && !state.isHovered && state.isOnScreen && state.isPageVisible;
}
