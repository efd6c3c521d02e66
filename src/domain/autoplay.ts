/** What is known of a carousel that may move by itself. */
export type AutoplayState = {
  /** The pause button was pressed, or motion is unwelcome on this device. */
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

/** The state in which a carousel wakes: off screen until the observer says otherwise. */
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
 * The next state: interaction stops, hovering holds, leaving with the pointer starts afresh unless the pause button
 * was pressed, and the button itself undoes both (specification §4, carousel).
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
      return { ...state, isPaused: isMeantToPlay(state), wasTouched: false };
    case 'screen':
      return { ...state, isOnScreen: event.isOn };
    case 'tab':
      return { ...state, isTabShown: event.isOn };
    case 'motion':
      return { ...state, isPaused: !event.isOn };
  }
}

/** Whether the pause button should offer to pause: the carousel plays, or will once it is seen and not hovered. */
export function isMeantToPlay(state: AutoplayState): boolean {
  return !state.isPaused && !state.wasTouched;
}

/** Whether the carousel moves now (specification §4 and §9: every 3,000 ms). */
export function isPlaying(state: AutoplayState): boolean {
  return isMeantToPlay(state) && !state.isHovered && state.isOnScreen && state.isTabShown;
}
