// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { click, find } from '../../tests/support/fakeScreen.ts';
import { isUnmodified, onLinkActivation } from './linkActivation.ts';

beforeEach(() => {
  document.body.innerHTML = '<a href="/a"><b>Ir</b></a>';
});

it.each([
  ['click', 0, 1],
  ['auxclick', 1, 1],
  ['auxclick', 2, 0],
])(
  'reports a %s of button %i, even if its propagation is stopped, until the signal is aborted: %i times',
  (type, button, times) => {
    const controller = new AbortController();
    const activated: Element[] = [];
    onLinkActivation((element) => activated.push(element), controller.signal);
    find('a').addEventListener(type, (event) => event.stopPropagation());
    const dispatch = () => find('b').dispatchEvent(new MouseEvent(type, { bubbles: true, button }));
    dispatch();
    click(document);
    controller.abort();
    dispatch();
    expect(activated).toEqual(Array(times).fill(find('b')));
  },
);

it('recognises a click without modifier keys', () => {
  expect(isUnmodified(new MouseEvent('click'))).toBe(true);
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])
    expect(isUnmodified(new MouseEvent('click', { [key]: true })), key).toBe(false);
});
