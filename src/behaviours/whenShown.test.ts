import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenShown } from './whenShown.ts';

const prepareAhead = (isPrepared: boolean) =>
  vi.stubGlobal('document', Object.assign(new EventTarget(), { prerendering: isPrepared }));
const show = () => document.dispatchEvent(new Event('prerenderingchange'));

const start = vi.fn();
let life: AbortController;
beforeEach(() => {
  start.mockReset();
  life = new AbortController();
});
afterEach(() => {
  life.abort();
  vi.unstubAllGlobals();
});

it('starts at once on a page that is shown, and not again', () => {
  prepareAhead(false);
  whenShown(start, life.signal);
  expect(start).toHaveBeenCalledTimes(1);
  show();
  expect(start).toHaveBeenCalledTimes(1);
});

describe('on a page prepared ahead of its visit', () => {
  beforeEach(() => prepareAhead(true));

  it('starts once, when it is shown', () => {
    whenShown(start, life.signal);
    expect(start).not.toHaveBeenCalled();
    show();
    show();
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('never starts when it was stopped before', () => {
    whenShown(start, life.signal);
    life.abort();
    show();
    expect(start).not.toHaveBeenCalled();
  });
});
