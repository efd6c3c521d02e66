// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { find, press } from './fakeScreen.ts';
import { isFollowing, onPress } from './presses.ts';

let life: AbortController;
let pressed: Element[];

beforeEach(() => {
  document.body.innerHTML = '<a href="/a"><b>Ir</b></a>';
  life = new AbortController();
  pressed = [];
  onPress(life.signal, (element) => pressed.push(element));
});
afterEach(() => life.abort());

const pressBy = (type: string, button: number) =>
  find('b').dispatchEvent(new MouseEvent(type, { bubbles: true, button }));

describe('onPress', () => {
  it('tells each press by the main or the middle button, and of no other', () => {
    pressBy('click', 0);
    pressBy('auxclick', 1);
    pressBy('auxclick', 2);
    pressBy('mousedown', 0);
    expect(pressed).toEqual([find('b'), find('b')]);
  });

  it.each(['click', 'auxclick'])('hears of a %s that the page keeps to itself', (type) => {
    find('a').addEventListener(type, (event) => event.stopPropagation());
    pressBy(type, 1);
    expect(pressed).toEqual([find('b')]);
  });

  it('takes no notice of a press on no element', () => {
    press(document);
    expect(pressed).toEqual([]);
  });

  it.each(['click', 'auxclick'])('hears of no %s after its end', (type) => {
    life.abort();
    pressBy(type, 1);
    expect(pressed).toEqual([]);
  });
});

describe('isFollowing', () => {
  it.each([
    ['click', 0, true],
    ['auxclick', 1, true],
    ['auxclick', 2, false],
    ['auxclick', 3, false],
  ])('%s with button %i: %s', (type, button, follows) => {
    expect(isFollowing(type, button)).toBe(follows);
  });
});
