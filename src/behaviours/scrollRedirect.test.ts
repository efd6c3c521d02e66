import { describe, expect, it } from 'vitest';
import { decideScrollRedirect, SCROLL_REDIRECT_START, type ScrollRedirectEvent } from './scrollRedirect.ts';

type Happening = [event: ScrollRedirectEvent | 'clock', nowMs: number];

const after = (...happenings: Happening[]) =>
  happenings.reduce(
    (state, [event, nowMs]) => decideScrollRedirect(state, event, nowMs),
    SCROLL_REDIRECT_START,
  );

describe('decideScrollRedirect', () => {
  it('watches from the first scroll on, not before', () => {
    expect(after(['priceSeen', 0], ['clock', 60_000]).step).toBe('waiting');
    expect(after(['scroll', 0]).step).toBe('watching');
    expect(after(['scroll', 0], ['scroll', 10], ['clock', 60_000]).step).toBe('watching');
  });

  it('counts 20,000 ms from the first sight of the price, to the millisecond', () => {
    expect(after(['scroll', 0], ['priceSeen', 500], ['clock', 17_499]).step).toBe('counting');
    expect(after(['scroll', 0], ['priceSeen', 500], ['clock', 17_500])).toEqual({
      step: 'nearlyDue',
      dueMs: 20_500,
    });
    expect(after(['scroll', 0], ['priceSeen', 500], ['clock', 17_500], ['clock', 20_499]).step).toBe(
      'nearlyDue',
    );
    expect(after(['scroll', 0], ['priceSeen', 500], ['clock', 17_500], ['clock', 20_500]).step).toBe('due');
  });

  it('is due at once after a sleep through its end', () => {
    expect(after(['scroll', 0], ['priceSeen', 500], ['clock', 20_499]).step).toBe('nearlyDue');
    expect(after(['scroll', 0], ['priceSeen', 500], ['clock', 20_500]).step).toBe('due');
  });

  it('counts once: seeing the price again does not start it anew', () => {
    const again: Happening[] = [
      ['scroll', 0],
      ['priceSeen', 0],
      ['scroll', 15_000],
      ['priceSeen', 15_000],
    ];
    expect(after(...again, ['clock', 20_000]).step).toBe('due');
    expect(after(...again, ['clock', 20_000], ['scroll', 20_001], ['priceSeen', 20_002]).step).toBe('due');
  });

  it.each<[string, Happening[]]>([
    [
      'before the first scroll',
      [
        ['cancellingClick', 0],
        ['scroll', 1],
        ['priceSeen', 2],
      ],
    ],
    [
      'before the price is seen',
      [
        ['scroll', 0],
        ['cancellingClick', 1],
        ['priceSeen', 2],
      ],
    ],
    [
      'while it counts',
      [
        ['scroll', 0],
        ['priceSeen', 0],
        ['clock', 19_999],
        ['cancellingClick', 19_999],
      ],
    ],
  ])('is cancelled for good by a cancelling click %s', (_, happenings) => {
    expect(after(...happenings, ['scroll', 20_000], ['priceSeen', 20_000], ['clock', 100_000])).toEqual({
      step: 'cancelled',
      dueMs: Number.POSITIVE_INFINITY,
    });
  });

  it('stays due, whatever comes', () => {
    expect(after(['scroll', 0], ['priceSeen', 0], ['clock', 20_000], ['cancellingClick', 20_001]).step).toBe(
      'due',
    );
  });
});
