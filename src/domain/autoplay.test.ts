import { describe, expect, it } from 'vitest';
import { type AutoplayEvent, initialAutoplay, isMeantToPlay, isPlaying, nextAutoplay } from './autoplay.ts';

const seen: AutoplayEvent = { type: 'screen', isOn: true };
const after = (...events: AutoplayEvent[]) => events.reduce(nextAutoplay, initialAutoplay(false));

describe('the carousel’s autoplay', () => {
  it('stands still until it is on screen', () => {
    expect(isPlaying(after())).toBe(false);
    expect(isPlaying(after(seen))).toBe(true);
    expect(isPlaying(after(seen, { type: 'screen', isOn: false }))).toBe(false);
  });

  it('stops while the tab is hidden and goes on when it is shown', () => {
    const hidden = after(seen, { type: 'tab', isOn: false });
    expect(isPlaying(hidden)).toBe(false);
    expect(isPlaying(nextAutoplay(hidden, { type: 'tab', isOn: true }))).toBe(true);
  });

  it('stays paused by its button when the tab is shown again', () => {
    const paused = after(seen, { type: 'toggle' }, { type: 'tab', isOn: false }, { type: 'tab', isOn: true });
    expect(isPlaying(paused)).toBe(false);
  });

  it('stops on hover and starts afresh when the pointer leaves', () => {
    const hovered = after(seen, { type: 'hover' });
    expect(isPlaying(hovered)).toBe(false);
    expect(isMeantToPlay(hovered)).toBe(true);
    expect(isPlaying(nextAutoplay(hovered, { type: 'leave' }))).toBe(true);
  });

  it('stays stopped after an interaction without a pointer', () => {
    const touched = after(seen, { type: 'interaction' });
    expect(isPlaying(touched)).toBe(false);
    expect(isPlaying(nextAutoplay(touched, seen))).toBe(false);
  });

  it('starts afresh when the pointer leaves after an interaction', () => {
    expect(isPlaying(after(seen, { type: 'hover' }, { type: 'interaction' }, { type: 'leave' }))).toBe(true);
  });

  it('stays paused by its button, whatever the pointer does', () => {
    const paused = after(seen, { type: 'toggle' });
    expect(isPlaying(paused)).toBe(false);
    expect(isPlaying(after(seen, { type: 'toggle' }, { type: 'hover' }, { type: 'leave' }))).toBe(false);
    expect(isPlaying(nextAutoplay(paused, { type: 'toggle' }))).toBe(true);
  });

  it('plays again when the button is pressed after an interaction', () => {
    expect(isPlaying(after(seen, { type: 'interaction' }, { type: 'toggle' }))).toBe(true);
  });

  it('is paused from the start where motion is unwelcome, and can still be asked to play', () => {
    const still = nextAutoplay(initialAutoplay(true), seen);
    expect(isPlaying(still)).toBe(false);
    expect(isPlaying(nextAutoplay(still, { type: 'toggle' }))).toBe(true);
  });

  it('stops when the visitor asks the device for less motion', () => {
    expect(isPlaying(after(seen, { type: 'motion', isOn: false }))).toBe(false);
    expect(isPlaying(after(seen, { type: 'motion', isOn: true }))).toBe(true);
  });
});
