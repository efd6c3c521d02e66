/** The state of a carousel that may move by itself. */
type AutoplayState = {
  /** The pause button was pressed, or the device asks for reduced motion. */
  isPaused: boolean;
  /** The visitor has dragged, pressed an arrow or a button, or brought the keyboard here. */
  wasTouched: boolean;
  isHovered: boolean;
  isOnScreen: boolean;
  isTabShown: boolean;
};

export type AutoplayEvent =
  | { type: 'interaction' | 'hover' | 'leave' | 'toggle' }
  | { type: 'screen' | 'tab' | 'motion'; isOn: boolean };

/** The state in which a carousel starts: off screen until the observer reports otherwise. */
export function initialAutoplay(isMotionReduced: boolean): AutoplayState {
  return {
    isPaused: isMotionReduced,
    wasTouched: false,
    isHovered: false,
    isOnScreen: false,
    isTabShown: true,
  };
}

/**
 * The next state: interaction stops autoplay, hovering suspends it, leaving with the pointer resets it unless the pause
 * button was pressed, and the button itself undoes both. Implements docs/behaviour.md#carousel.
 */
export function nextAutoplay(state: AutoplayState, event: AutoplayEvent): AutoplayState {
  switch (event.type) {
    case 'interaction':
      return { ...state, wasTouched: true };
    case 'hover':
      return { ...state, isHovered: true };
    case 'leave':
      return { ...state, isHovered: false, wasTouched: false };
    case 'toggle':
      return { ...state, isPaused: isAutoplayOn(state), wasTouched: false };
    case 'screen':
      return { ...state, isOnScreen: event.isOn };
    case 'tab':
      return { ...state, isTabShown: event.isOn };
    case 'motion':
      return { ...state, isPaused: !event.isOn };
  }
}

/** Whether the pause button offers to pause: the carousel plays, or will once it is visible and not hovered. */
export function isAutoplayOn(state: AutoplayState): boolean {
  return !state.isPaused && !state.wasTouched;
}

/** Whether the carousel moves now. Implements docs/behaviour.md#carousel. */
export function isPlaying(state: AutoplayState): boolean {
  return isAutoplayOn(state) && !state.isHovered && state.isOnScreen && state.isTabShown;
}
