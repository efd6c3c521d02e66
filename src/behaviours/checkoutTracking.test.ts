// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { initiateCheckout } from '../domain/checkout.ts';
import { sendToPixel, startCheckoutTracking } from './checkoutTracking.ts';
import { find, press } from './fakeScreen.ts';

const event = JSON.stringify(initiateCheckout('Planner Devocional', 4790));

describe('sendToPixel', () => {
  it("sends the specification's event, its value a number", () => {
    const pixel = vi.fn();
    sendToPixel(pixel, event);
    expect(pixel.mock.calls).toEqual([
      [
        'track',
        'InitiateCheckout',
        {
          content_name: 'Planner Devocional',
          content_category: 'Digital Product',
          value: 47.9,
          currency: 'BRL',
        },
      ],
    ]);
  });

  it.each([undefined, null, 'fbq', {}, []])('does nothing when the pixel is %s', (pixel) => {
    expect(() => sendToPixel(pixel, event)).not.toThrow();
  });

  it('swallows what the pixel throws, and does not try again', () => {
    const pixel = vi.fn(() => {
      throw new Error('blocked');
    });
    expect(() => sendToPixel(pixel, event)).not.toThrow();
    expect(pixel).toHaveBeenCalledTimes(1);
  });

  it.each(['', 'InitiateCheckout', '{'])('sends nothing of the broken declaration "%s"', (broken) => {
    const pixel = vi.fn();
    expect(() => sendToPixel(pixel, broken)).not.toThrow();
    expect(pixel).not.toHaveBeenCalled();
  });
});

describe('startCheckoutTracking', () => {
  const channels: MessageChannel[] = [];
  let stop: () => void;
  let told: unknown[];
  /** Comes with the next message, when what the pixel was told is this. */
  const isTold = (...events: unknown[]) => vi.waitFor(() => expect(told).toEqual(events));

  beforeEach(() => {
    document.body.innerHTML = `
      <a id="tracked" href="https://pay.example.com/" data-track='["First",{"value":1}]'><b>Comprar</b></a>
      <a id="later" href="https://pay.example.com/" data-track='["Second",{"value":2}]'>Comprar</a>
      <a id="plain" href="https://pay.example.com/">Comprar</a>`;
    told = [];
    window.fbq = (...words: unknown[]) => told.push(words);
    channels.length = 0;
    vi.stubGlobal(
      'MessageChannel',
      class extends MessageChannel {
        constructor() {
          super();
          channels.push(this);
        }
      },
    );
    stop = startCheckoutTracking();
  });

  afterEach(() => {
    stop();
    vi.unstubAllGlobals();
    window.fbq = undefined;
  });

  it('tells the pixel what the pressed link declares, once, after the press is through', async () => {
    expect(press(find('#tracked b')), 'the browser follows the link').toBe(true);
    expect(told).toEqual([]);
    await isTold(['track', 'First', { value: 1 }]);
  });

  it('says nothing of a link that declares nothing', async () => {
    press(find('#plain'));
    press(document.body);
    press(find('#later'));
    await isTold(['track', 'Second', { value: 2 }]);
    expect(channels).toHaveLength(1);
  });

  it('leaves no channel open', async () => {
    press(find('#tracked'));
    const onClose = vi.fn();
    channels[0]?.port2.addEventListener('close', onClose);
    await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  });

  it('lets presses be once stopped', () => {
    stop();
    press(find('#tracked'));
    expect(channels).toEqual([]);
  });
});
