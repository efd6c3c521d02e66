// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { click, find } from '../../tests/support/fakeScreen.ts';
import { onLinkActivation } from './linkActivation.ts';

it.each([
  ['click', 0, 1],
  ['auxclick', 1, 1],
  ['auxclick', 2, 0],
])(
  '%s of button %i, even with its propagation stopped, is reported %i times before the signal is aborted',
  (type, button, times) => {
    document.body.innerHTML = '<a href="/a"><b>Ir</b></a>';
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
