import { expect, it } from 'vitest';
import { initialAutoplay, isAutoplayOn, isPlaying, nextAutoplay } from './autoplay.ts';

const EVENTS = {
  onScreen: { type: 'screen', isOn: true },
  offScreen: { type: 'screen', isOn: false },
  pageHidden: { type: 'pageVisibility', isOn: false },
  pageVisible: { type: 'pageVisibility', isOn: true },
  lessMotion: { type: 'motion', isOn: false },
  motion: { type: 'motion', isOn: true },
  hover: { type: 'hover' },
  leave: { type: 'leave' },
  touch: { type: 'interaction' },
  toggle: { type: 'toggle' },
} as const;

const after = (events: (keyof typeof EVENTS)[], isMotionReduced = false) => {
  const initial = nextAutoplay(initialAutoplay(isMotionReduced), EVENTS.onScreen);
  const state = events.reduce((before, event) => nextAutoplay(before, EVENTS[event]), initial);
  return { plays: isPlaying(state), isOn: isAutoplayOn(state) };
};

it.each<[(keyof typeof EVENTS)[], plays: boolean, isOn: boolean]>([
  [[], true, true],
  [['offScreen'], false, true],
  [['pageHidden'], false, true],
  [['pageHidden', 'pageVisible'], true, true],
  [['hover'], false, true],
  [['hover', 'leave'], true, true],
  [['touch'], false, false],
  [['hover', 'touch', 'leave'], true, true],
  [['touch', 'toggle'], true, true],
  [['toggle'], false, false],
  [['toggle', 'hover', 'leave'], false, false],
  [['toggle', 'touch', 'toggle'], true, true],
  [['lessMotion'], false, false],
  [['lessMotion', 'motion'], true, true],
  [['toggle', 'lessMotion', 'motion'], false, false],
])('a carousel on screen after %j plays: %s; its button offers to pause: %s', (events, plays, isOn) => {
  expect(after(events)).toEqual({ plays, isOn });
});

it('starts off screen, and paused with reduced motion', () => {
  expect(isPlaying(initialAutoplay(false))).toBe(false);
  expect(after([], true)).toEqual({ plays: false, isOn: false });
  expect(after(['toggle'], true)).toEqual({ plays: true, isOn: true });
});
