// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { click, fakeScreen, find } from '../../../tests/support/fakeScreen.ts';
import { hasFollowedBuyLink, onCheckoutEvent, startCheckoutEvents } from './checkoutEvents.ts';

let reported: unknown[];
const pixel = vi.fn();
fakeScreen();

beforeAll(() => {
  startCheckoutEvents();
  onCheckoutEvent((event) => reported.push(event));
});
beforeEach(() => {
  document.body.innerHTML = `
    <a id="tracked" data-buy-link href="https://pay.example.com/" data-track='["First",{"value":1}]'><b>Comprar</b></a>
    <a id="plain" data-buy-link href="https://pay.example.com/">Comprar</a>
    <a id="other" href="/" data-track='["Other",{}]'>Início</a>`;
  reported = [];
  window.fbq = pixel.mockReset();
});

/** Follows a buy link, and waits for the report. */
async function follow(selector: string) {
  const done = new Promise((resolve) => addEventListener('checkout', resolve, { once: true }));
  expect(click(find(selector)), 'the browser follows the link').toBe(true);
  await done;
}

it('after the browser has followed a link, reports it to the pixel and to the page, and leaves a mark', async () => {
  click(find('#other'));
  expect(hasFollowedBuyLink()).toBe(false);
  const followed = follow('#tracked b');
  expect(pixel).not.toHaveBeenCalled();
  await followed;
  expect(pixel.mock.calls).toEqual([['track', 'First', { value: 1 }]]);
  expect(reported).toEqual([['First', { value: 1 }]]);
  expect(hasFollowedBuyLink()).toBe(true);
});

it('reports no event for a link that declares none, leaves a mark, and closes the channel', async () => {
  const onClose = vi.fn();
  const Channel = MessageChannel;
  vi.stubGlobal('MessageChannel', function open() {
    const channel = new Channel();
    channel.port2.addEventListener('close', onClose);
    return channel;
  });
  await follow('#plain');
  expect([reported, pixel.mock.calls, hasFollowedBuyLink()]).toEqual([[], [], true]);
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
});

it.each([undefined, {}, 'throwing'])('reports to the page even if the pixel is %o', async (fbq) => {
  pixel.mockThrow(new Error('blocked'));
  Reflect.set(window, 'fbq', fbq === 'throwing' ? pixel : fbq);
  await follow('#tracked');
  expect(reported).toHaveLength(1);
});
