import { describe, expect, it, vi } from 'vitest';
import { initiateCheckout } from '../domain/checkout.ts';
import { sendToPixel } from './checkoutTracking.ts';
import { isFollowing } from './presses.ts';

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
